/** What other screens use of addresses. */
export { AddressFields } from "./address-fields";
export { AddressLines } from "./address-lines";
