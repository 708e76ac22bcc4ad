/** One thing in the feed with its likes and comments; every call is a plain form that scripts make immediate. */
import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { EndpointForm } from "~/form/endpoint-form";
import { Anchor } from "~/ui/anchor";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { type BadgeGlyph, badgeGlyphs } from "~/ui/ornament";
import { RecognitionPost } from "~/ui/recognition-post";
import { useTranslation } from "~/ui/texts";
import { CommentForm } from "./comment-form";
import { CommentList } from "./comment-list";
import type { CommentFormFace, FeedItem } from "./feed-item";
import { likersLine, type Reactions } from "./reactions";
import { type PostReactions, usePostReactions } from "./use-reactions";

/** Props of a post. */
export type ActivityPostProps = { item: FeedItem; commentForm: CommentFormFace; isAlone?: boolean };

/** A post; `isAlone` shows it on its own page, where all comments and their form stand below. */
export function ActivityPost({ item, commentForm, isAlone = false }: ActivityPostProps) {
	const { t } = useTranslation("activity");
	const reactions = usePostReactions(item);
	const [isWriting, setIsWriting] = useState(isAlone);
	const { state } = reactions;
	const hasTalk = isWriting || state.commentCount > 0 || state.lost !== null;
	const { program } = item;
	return (
		<div id={`post-${item.id}`} className="feed-post">
			<RecognitionPost
				giver={item.actor}
				recipients={item.recipients}
				recipientCount={item.recipient_count}
				groups={item.group_names}
				namedCount={item.named_count}
				everyoneHref={`/activities/${item.id}/people`}
				when={item.visibility === "team" ? `${item.when} · ${t("feed.teamOnly")}` : item.when}
				message={item.message}
				behaviors={item.behaviors}
				program={program?.name}
				badge={program ? { programId: program.id, glyph: glyphOf(program.glyph), image_url: program.image } : undefined}
				points={item.points}
				isMine={item.is_for_me === 1}
				actions={<PostActions item={item} reactions={reactions} isAlone={isAlone} onWrite={() => setIsWriting(true)} />}
				comments={
					hasTalk && (
						<>
							<CommentList item={item} state={state} isAlone={isAlone} />
							<CommentForm
								form={commentForm}
								item={item}
								state={state}
								sendComment={reactions.sendComment}
								takeComment={reactions.takeComment}
								isFocused={isWriting && !isAlone}
							/>
						</>
					)
				}
			/>
		</div>
	);
}

function PostActions({
	item,
	reactions,
	isAlone,
	onWrite,
}: {
	item: FeedItem;
	reactions: PostReactions;
	isAlone: boolean;
	onWrite: () => void;
}) {
	const { t } = useTranslation("activity");
	const { state } = reactions;
	return (
		<>
			<LikeForm item={item} reactions={reactions} />
			{isAlone ? (
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
			<Likers state={state} />
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

function Likers({ state }: { state: Reactions }) {
	const { t } = useTranslation("activity");
	if (state.likeProblem) {
		return (
			<span className="meta post-problem" role="alert">
				{state.likeProblem}
			</span>
		);
	}
	const { names, more } = likersLine(state, t("post.you"));
	if (names.length === 0) return null;
	const words = names.join(", ");
	return <span className="meta">{more > 0 ? t("post.likedByMore", { names: words, count: more }) : words}</span>;
}

function glyphOf(name: string): BadgeGlyph | undefined {
	return badgeGlyphs.find((glyph) => glyph === name);
}
