/** What other features use of mail: composing a letter as statements of their own batch. */
export { composeLetter } from "./store/compose-letter";
