/** One thing in the feed with its likes and comments; every call is a plain form that scripts make immediate. */
import { useLocation, useSearchParams } from "@remix-run/react";
import { type ComponentType, useState } from "react";
import { EndpointForm } from "~/form/endpoint-form";
import { Anchor } from "~/ui/anchor";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { PostFrame } from "~/ui/post";
import { type Lookup, useTranslation } from "~/ui/texts";
import { CommentForm } from "./comment-form";
import { CommentList } from "./comment-list";
import type { CommentFormFace, FeedComment, FeedItem } from "./feed-item";
import { KindPost } from "./post-kinds";
import type { Figures, Reactions } from "./reactions";
import { type PostReactions, usePostReactions } from "./use-reactions";

/** Props of a post; `figures` are newer than the item. */
export type ActivityPostProps = {
	item: FeedItem;
	commentForm: CommentFormFace;
	figures?: Figures;
	alone?: PartsAlone;
};

/** What a post has on its own page alone. */
export type PartsAlone = {
	Likers: ComponentType<{ state: Reactions }>;
	CommentPicture: ComponentType<{ of: FeedComment }>;
};

/** A post; with `alone` it stands on its own page, which says who likes it and has all comments, their pictures and their form below. */
export function ActivityPost({ item, commentForm, figures, alone }: ActivityPostProps) {
	const { t } = useTranslation("activity");
	const reactions = usePostReactions(item, figures);
	const isAlone = alone !== undefined;
	const [isWriting, setIsWriting] = useState(isAlone);
	const { state } = reactions;
	const hasTalk = isWriting || state.comments.length > 0 || state.lost !== null;
	const [query] = useSearchParams();
	const isNew = query.get("new") === String(item.id);
	const frame: PostFrame = {
		actor: item.actor,
		href: `/activities/${item.id}`,
		when: whenOf(item, isNew, t),
		actions: (
			<PostActions item={item} reactions={reactions} Likers={alone?.Likers} onWrite={() => setIsWriting(true)} />
		),
		comments: hasTalk && (
			<>
				<CommentList item={item} state={state} Picture={alone?.CommentPicture} />
				<CommentForm
					form={commentForm}
					item={item}
					state={state}
					sendComment={reactions.sendComment}
					takeComment={reactions.takeComment}
					isFocused={isWriting && !isAlone}
				/>
			</>
		),
	};
	return (
		<div id={`post-${item.id}`} className={isNew ? "feed-post feed-post-new" : "feed-post"}>
			<KindPost item={item} frame={frame} />
		</div>
	);
}

/** When it was given, and who reads it where that is not plain; one's own, just sent, says both. */
function whenOf({ when, visibility }: FeedItem, isNew: boolean, t: Lookup<"activity">): string {
	if (isNew && visibility === "public") return t("feed.justNow");
	return visibility === "team" ? `${when} · ${t("feed.teamOnly")}` : when;
}

function PostActions({
	item,
	reactions,
	Likers,
	onWrite,
}: {
	item: FeedItem;
	Likers?: PartsAlone["Likers"];
	reactions: PostReactions;
	onWrite: () => void;
}) {
	const { t } = useTranslation("activity");
	const { state } = reactions;
	return (
		<>
			<LikeForm item={item} reactions={reactions} />
			{Likers ? (
				<span className="button button-still">
					<Icon name="comment" size="small" />
					{state.commentCount}
					<span className="unseen"> {t("post.comments", { count: state.commentCount })}</span>
				</span>
			) : (
				<Anchor
					className="button"
					href={`/activities/${item.id}#write`}
					onClick={(event) => {
						if (event.metaKey || event.ctrlKey || event.shiftKey) return;
						event.preventDefault();
						onWrite();
					}}
				>
					<Icon name="comment" size="small" />
					<span aria-hidden="true">{state.commentCount}</span>
					<span className="unseen">{t("post.comments", { count: state.commentCount })}</span>
				</Anchor>
			)}
			{state.likeProblem ? (
				<span className="meta post-problem" role="alert">
					{state.likeProblem}
				</span>
			) : (
				Likers && <Likers state={state} />
			)}
		</>
	);
}

function LikeForm({ item, reactions }: { item: FeedItem; reactions: PostReactions }) {
	const { state, sendLike, takeLike } = reactions;
	const { t } = useTranslation("activity");
	const { pathname, search } = useLocation();
	return (
		<EndpointForm
			form="activity/save-like-unlike"
			instance={item.id}
			action={`/activities/${item.id}`}
			stays
			onSubmit={sendLike}
			onAnswer={takeLike}
			preventScrollReset
			hidesProblems
		>
			<input type="hidden" name="action" value={state.isLiked ? "unlike" : "like"} />
			<input type="hidden" name="temp_id" />
			<input type="hidden" name="back" value={pathname + search} />
			<Button aria-pressed={state.isLiked}>
				<Icon name={state.isLiked ? "thumb-up-filled" : "thumb-up"} size="small" />
				<span aria-hidden="true">{state.likeCount}</span>
				<span className="unseen">
					{t("post.like")}, {t("post.likeCount", { count: state.likeCount })}
				</span>
			</Button>
		</EndpointForm>
	);
}
