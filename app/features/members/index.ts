/** What screens of other features may use of members. */
export { type ToldSending, useSendingWords } from "./sending-words";
