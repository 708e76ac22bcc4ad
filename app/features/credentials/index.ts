/** What screens of other features may use of credentials. */
export { CredentialCard, CredentialLink } from "./credential-card";
