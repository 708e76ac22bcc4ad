/** What other features may use of the feed: writing posts. */
export { insertActivities, type NewActivity } from "./store/write-activities";
