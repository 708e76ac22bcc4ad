/** Everything that the followers feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { blockUnblock } from "./endpoints/block-unblock";
import { followUnfollow } from "./endpoints/follow-unfollow";
import { getRelations } from "./endpoints/get-relations";
import { getFollowers } from "./lists/get-followers.query";

export const feature = defineFeature({
	endpoints: [blockUnblock, followUnfollow, getRelations],
	lists: [getFollowers],
});
