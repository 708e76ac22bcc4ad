/** The server half of what other screens show of members. */
export { loadToken, tokenForms } from "./token/token.server";
