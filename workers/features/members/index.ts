/** What other features may use of members: the last invitation of an upload, for its row, and writing people. */
export { lastSendingOfUpload } from "./store/sendings";
export {
	addRecognitionCounts,
	insertGroupMembers,
	insertGroups,
	type MemberFields,
	updateManagers,
	upsertMembers,
} from "./store/write-people";
