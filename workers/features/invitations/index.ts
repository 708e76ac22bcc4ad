/** What other features may use of invitations: the last one of an upload, for its row. */
export { lastSendingOfUpload } from "./store/sendings";
