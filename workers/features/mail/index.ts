/** What notifications use of mail: putting composed emails into a batch; nobody else composes one. */
export type { Email } from "./rules/email";
export { type ComposedEmails, putEmails, sendAtOnce } from "./store/put-emails";
