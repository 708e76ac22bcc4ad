/** What other screens' servers use of addresses. */
export { readAddresses } from "./address-book.server";
export { addressTexts } from "./address-texts";
