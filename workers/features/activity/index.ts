/** What other features may use of the feed: writing things into it, who may see one, and how the registry tells its kinds. */
export { readerOf } from "./rules/audience";
export {
	type KeptPicture,
	keptPicture,
	keyOfSize,
	keysOf,
	maxAltLength,
	presentPictureAt,
	toKept,
} from "./rules/comment-picture";
export { visibleTo } from "./store/feed";
export { knowActivities } from "./store/known-kinds";
export { hideActivity, insertActivities, type NewActivity, reviseActivity } from "./store/write-activities";
