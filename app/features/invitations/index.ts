/** What screens of other features may use of invitations. */
export { type ToldSending, useSendingWords } from "./sending-words";
