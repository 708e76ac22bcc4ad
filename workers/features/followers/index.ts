/** What other features may use of followers: whose posts one follows and whom one blocked, and the follows of a demo. */
export { followedPeople, followsVersion, insertPastFollows, isBlocked } from "./store/follows";
