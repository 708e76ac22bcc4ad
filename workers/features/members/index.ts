/** What other features may use of members: how a person is read and shown, finding people, inviting and writing them. */
export { additionalFieldsOf, additionalValues, shownFieldsOf } from "./rules/additional-fields";
export { maskedDate } from "./rules/masked-date";
export {
	canCompare,
	matchings,
	operators,
	ownFieldPrefix,
	type PeopleRule,
	ruleFields,
} from "./rules/people-rules";
export { nameOf, personOutput, presentPerson, toAddressee } from "./rules/person";
export { commonSwitchesOf, commonSwitchNames, switchShape } from "./rules/person-switches";
export { phoneNumber } from "./rules/phone";
export { matchingInput, ruleOutput, rulesInput } from "./rules/rule-schema";
export {
	type SalesRole,
	salesRoleOf,
	salesRoles,
	seesSumsAlone,
	supplierDataAccesses,
	supplierDataAccessOf,
	supplierRoles,
} from "./rules/sales-role";
export { hasLeft, isActive, isWaiting } from "./rules/status";
export { audienceProblems } from "./steps/check-audience";
export { checkRules, presentRules } from "./steps/check-rules";
export { findMemberCounts, findMemberCountsAmong } from "./store/counts";
export { findDistributorOf, findDistributorsOver } from "./store/distributor";
export { listUntouched, removeUnjoined, type Untouched, updateErased } from "./store/erase";
export { findMissingGroups, listGroupChoices } from "./store/group-choices";
export {
	areListGroups,
	countMeeting,
	deleteEmptyGroups,
	deleteGroup,
	deleteGroupMembers,
	deleteMemberships,
	fillGroup,
	findGroup,
	findGroupNamesake,
	findGroupsNamed,
	findPeopleSaid,
	findPieceEnd,
	type GroupFields,
	type GroupRow,
	groupHolds,
	groupName,
	insertGroup,
	isGroupUnused,
	isListGroup,
	listFilling,
	listGroups,
	listGroupsState,
	listInGroup,
	listMeeting,
	listMemberships,
	listUsesOfGroup,
	updateGroup,
} from "./store/groups";
export { invitedBefore, mayAllBeInvited, mayBeInvitedAgain, updateInvitedAt } from "./store/invited";
export { levelOf, levelTotalOf } from "./store/level";
export { areAllHere, isStatus, listStatuses, mayAllReceive } from "./store/many-people";
export { findOwners } from "./store/owners";
export { findPeopleNamed, listNamesOf } from "./store/people-named";
export {
	type Addressee,
	addresseeColumns,
	namesAsJson,
	notificationChoices,
	type PersonRow,
	personColumns,
	personJson,
	personName,
	teamManager,
} from "./store/person";
export { roleInSales } from "./store/sales-role";
export { groupsToIndex, peopleToIndex } from "./store/search-documents";
export { findGroups, findPeople, mayReceive } from "./store/search-people";
export { setSwitchHolders } from "./store/switch-holders";
export { reportsTo, selectTeam, teamHolds } from "./store/team";
export {
	findOwnFacts,
	isPhoneFree,
	updateDistributorOptIn,
	updateEmail,
	updateImage,
	updateLanguage,
	updateLastLogin,
	updateNotificationChoice,
	updateNotificationChoices,
	updateOptIn,
	updatePassword,
	updatePhone,
	updateTipsRead,
} from "./store/write-own";
export {
	addRecognitionCounts,
	insertGroupMembers,
	insertGroups,
	type MemberFields,
	removeRecognitionCounts,
	updateManagers,
	upsertMembers,
} from "./store/write-people";
export {
	findTaken,
	insertMember,
	type ProfileFields,
	type RecordFields,
	updateAnswered,
	updateLeft,
	updateRecord,
	updateReturned,
	updateSuspended,
} from "./store/write-record";
export { insertSignedUp, updateLetIn, updateSignedUpAgain, updateTurnedAway } from "./store/write-signed-up";
