/** What other features use of mail: composing emails as statements of their own batch. */
export { composeEmail, composeEmails, type Email, sendAtOnce } from "./store/compose-email";
