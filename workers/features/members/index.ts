/** What other features may use of members: the last invitation of an upload, for its row, and counting recognitions. */
export { lastSendingOfUpload } from "./store/sendings";
export { addRecognitionCounts } from "./store/write-people";
