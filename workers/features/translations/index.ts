/** What other features may use of translations: an account's own wording, read with its row. */
export { ownTextsAsJson, readOwnTexts } from "./store";
