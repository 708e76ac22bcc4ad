/** What other screens may show of members: the notes about somebody, and the token for Microsoft Teams. */
export { Notes } from "./notes/notes";
export { TokenCard } from "./token/token-card";
