/** What other features may use of moderation: asking for a decision, ending what is gone, how many wait, and how the registry tells its kinds. */
export { knowModerationSources } from "./store/known-sources";
export {
	endRequestsAbout,
	insertDeciders,
	insertModerationRequest,
	listDeciders,
	waitingForPerson,
} from "./store/requests";
