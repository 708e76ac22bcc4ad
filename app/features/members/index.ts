/** What other screens may show of members: the token for Microsoft Teams. */
export { TokenCard } from "./token/token-card";
