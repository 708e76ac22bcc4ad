/** What other screens use of addresses. */
export { AddressFields, type AddressValues } from "./address-fields";
