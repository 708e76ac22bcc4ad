/** What the activity feed reads of followers: whose posts one follows, and whom one blocked. */
export { followsVersion, isBlocked, isOfFollowed } from "./store/follows";
