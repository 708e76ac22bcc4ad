/** What other features may use of badges: which can be chosen, and the one that something carries. */
export { badgeOutput, presentBadge } from "./rules/badge";
export { badgeOf, findOfferedBadge, isBadgeOffered } from "./store";
