/** What other features may use of members: inviting them, and writing people, their groups and managers. */
export { invitedBefore, mayAllBeInvited, mayBeInvitedAgain, updateInvitedAt } from "./store/invited";
export { updateLanguage, updateLastLogin, updateOptIn, updatePassword } from "./store/write-own";
export {
	addRecognitionCounts,
	insertGroupMembers,
	insertGroups,
	type MemberFields,
	updateManagers,
	upsertMembers,
} from "./store/write-people";
