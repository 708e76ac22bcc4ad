/** What other features may use of members: how a person is read and shown, finding people, inviting and writing them. */
export { nameOf, personOutput, presentPerson } from "./rules/person";
export { invitedBefore, mayAllBeInvited, mayBeInvitedAgain, updateInvitedAt } from "./store/invited";
export { type Addressee, addresseeColumns, namesAsJson, personJson, personName, teamManager } from "./store/person";
export { findGroups, findPeople, mayReceive } from "./store/search-people";
export { updateLanguage, updateLastLogin, updateOptIn, updatePassword } from "./store/write-own";
export {
	addRecognitionCounts,
	insertGroupMembers,
	insertGroups,
	type MemberFields,
	updateManagers,
	upsertMembers,
} from "./store/write-people";
