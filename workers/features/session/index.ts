/** What the dispatcher and other features may use of sessions. */

export { hashPassword } from "./rules/passwords";
export { defaultYear, yearsOffered } from "./rules/report-years";
export { composeActivationLinks } from "./store/compose-link";
export {
	findUserById,
	findUserOfSession,
	findUsersOfSessions,
	listLiveSessions,
	sessionStands,
	toUser,
} from "./store/sessions";
