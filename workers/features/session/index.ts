/** What the door and other features may use of sessions. */

export { cookieNames, readCookie, refererCookie, visitorCookie } from "./rules/cookies";
export { csrfTokenFor, hashPassword, hashToken, isSameSecret, newToken } from "./rules/secrets";
export { findUserById, findUserOfSession, findUsersOfSessions, toUser, type UserRow } from "./store";
