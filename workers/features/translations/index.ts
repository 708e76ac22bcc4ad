/** What other features may use of translations: an account's own wording, read with its row; and how the demo writes some. */
export { composeCorrection } from "./steps/compose-correction";
export { insertSavedText, ownTextsAsJson, readOwnTexts, saveCorrections } from "./store";
