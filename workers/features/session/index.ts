/** What the dispatcher and other features may use of sessions. */

export { cookieNames, readCookie, readToken, refererCookie, visitorCookie } from "./rules/cookies";
export { csrfTokenFor, hashPassword, hashToken, isSameSecret, isSoundSecret, newToken } from "./rules/secrets";
export { composeActivationLinks } from "./store/compose-link";
export {
	findUserById,
	findUserOfSession,
	findUsersOfSessions,
	listLiveSessions,
	sessionStands,
	toUser,
	type UserRow,
} from "./store/sessions";
