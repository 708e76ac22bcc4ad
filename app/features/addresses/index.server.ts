/** What other screens' servers use of addresses. */
export { addressTexts } from "./address-texts";
