/** A thing in the feed as its screens get it: the wire's item with times written for the reader. */
import type { FormFace } from "#workers/kernel/form-face";
import type { ActivityKind } from "#workers/kernel/names";
import type { EndpointOutput } from "#workers/registry";
import type { AnniversaryContent } from "~/features/anniversaries";
import type { AnnouncementContent } from "~/features/announcements";
import type { IdeaContent } from "~/features/ideas";
import type { MedalliaContent } from "~/features/medallia";
import type { ContestContent } from "~/features/photos";
import type { PollContent } from "~/features/polls";
import type { RecognitionContent } from "~/features/recognition";
import type { LevelContent } from "~/features/user-levels";

type WireComment = NonNullable<EndpointOutput<"activity/get-activity">["comment"]>;
type WireActivity = EndpointOutput<"activity/get-activity">["activity"];

/** A face with its name. */
export type FeedPerson = { name: string; image_url: string | null };

/** A comment; `temp_id` is there while the server has not answered yet. */
export type FeedComment = Pick<WireComment, "id" | "activity_id" | "text" | "like_count" | "liked_by_me"> &
	Pick<WireComment, "may_edit" | "may_delete"> & {
		author: FeedPerson;
		when: string;
		temp_id?: string;
		/** On the post's own page alone. */
		picture?: WireComment["picture"];
	};

/** What each kind of thing shows, as its feature shapes it; a kind that is missing here does not compile. */
export type KindContents = {
	anniversary: AnniversaryContent;
	announcement: AnnouncementContent;
	idea: IdeaContent;
	level: LevelContent;
	medallia: MedalliaContent;
	photo_contest: ContestContent;
	poll: PollContent;
	recognition: RecognitionContent;
};

/** What a thing of some kind shows beside what all share. */
export type ItemOf<Kind extends ActivityKind> = SharedItem & { kind: Kind } & KindContents[Kind];

/** A thing in the feed: what the page shows and nothing else, since a page holds many. */
export type FeedItem = { [Kind in ActivityKind]: ItemOf<Kind> }[ActivityKind];

/** What all things in the feed have. */
export type SharedItem = Pick<WireActivity, "id" | "created_at" | "visibility"> &
	Pick<WireActivity, "is_for_me" | "comment_count" | "like_count" | "liked_by_me"> & {
		actor: FeedPerson;
		/** First names of others who like it. */
		likers: string[];
		comments: FeedComment[];
		/** When it was, as words. */
		when: string;
	};

/** Whose feed it is. */
export type FeedScope = "everyone" | "my_team" | "mine" | "following";

/** The filters in the order in which they are offered. */
export const feedScopes: readonly FeedScope[] = ["everyone", "my_team", "mine", "following"];

/** One page of the feed, and where the next one starts. */
export type FeedPage = {
	scope: FeedScope;
	page: number;
	items: FeedItem[];
	/** The address's query of the next page; nothing after the last one. */
	next: string | null;
	comment_form: CommentFormFace;
};

/** What a script gets of the feed's own screen. */
export type FeedAnswer = { feed: FeedPage } | { failed: true };

/** The form in which comments are written. */
export type CommentFormFace = FormFace<"comment_text">;

/** What a form of a like is answered with while its page stays. */
export type LikeData = { like_count: number };

/** What a form of a comment is answered with while its page stays. */
export type CommentData = { comment: FeedComment };
