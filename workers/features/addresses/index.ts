/** What other features may use of addresses: their fields and rules, and reading one of a person's book. */

export { type AddressRow, addressShape, noAddress, presentAddress, writtenAddress } from "./rules/address";
export { addressLines } from "./rules/address-lines";
export { countryOptions, shortCodeOf } from "./rules/countries";
export { countryCodeOf } from "./rules/country-codes";
export { stateOptions } from "./rules/states";
export { type SettledAddress, settleAddress } from "./steps/settle-address";
export { addressStands, findAddress } from "./store";
