/** What the dispatcher and other features may use of sessions. */

export { hashPassword, verifyPassword } from "./rules/passwords";
export { defaultYear, yearsOffered } from "./rules/report-years";
export { actAs } from "./steps/act-as";
export { newSession } from "./steps/open-session";
export { linkLimits, newPassword, tokenOfLink } from "./steps/spend-link";
export { composeActivationLinks } from "./store/compose-link";
export {
	findUserById,
	findUserOfSession,
	findUsersOfSessions,
	listLiveSessions,
	sessionStands,
	toUser,
} from "./store/sessions";
