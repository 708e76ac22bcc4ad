/** What other features use of mail: composing letters as statements of their own batch. */
export { composeLetter, composeLetters, type Letter, postLetter } from "./store/compose-letter";
