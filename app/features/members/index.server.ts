/** The server half of what other screens show of members. */
export { loadNotes, noteForms } from "./notes/notes.server";
export { loadToken, tokenForms } from "./token/token.server";
