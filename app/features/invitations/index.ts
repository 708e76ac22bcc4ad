/** What screens of other features may use of invitations. */
export { type SendingInWords, useSendingWords } from "./sending-words";
