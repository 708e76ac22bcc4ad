/** What draws each kind of thing in the feed: a component of the feature to which it belongs. */
import type { ComponentType } from "react";
import type { ActivityKind } from "#workers/kernel/names";
import { AnniversaryPost } from "~/features/anniversaries";
import { AnnouncementPost } from "~/features/announcements";
import { IdeaPost } from "~/features/ideas";
import { MedalliaPost } from "~/features/medallia";
import { ContestPost } from "~/features/photos";
import { PollPost } from "~/features/polls";
import { RecognitionPost } from "~/features/recognition";
import { LevelPost } from "~/features/user-levels";
import type { PostFrame } from "~/ui/post";
import type { FeedItem, ItemOf } from "./feed-item";

const posts: { [Kind in ActivityKind]: ComponentType<{ item: ItemOf<Kind>; frame: PostFrame }> } = {
	anniversary: AnniversaryPost,
	announcement: AnnouncementPost,
	idea: IdeaPost,
	level: LevelPost,
	medallia: MedalliaPost,
	photo_contest: ContestPost,
	poll: PollPost,
	recognition: RecognitionPost,
};

/** A thing in the feed, drawn by its kind. */
export function KindPost({ item, frame }: { item: FeedItem; frame: PostFrame }) {
	const Kind = posts[item.kind] as ComponentType<{ item: FeedItem; frame: PostFrame }>;
	return <Kind item={item} frame={frame} />;
}
