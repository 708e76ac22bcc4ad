/** What other features may use of addresses: their fields and rules, and reading one of a person's book. */
export { type SettledAddress, settleAddress } from "./endpoints/settle-address";
export { type AddressRow, addressShape, presentAddress } from "./rules/address";
export { isCountry } from "./rules/countries";
export { addressStands, findAddress } from "./store";
