/** The comments under a post: the last ones in the feed, all of them on the post's own page. */
import { useLocation } from "@remix-run/react";
import type { ComponentType } from "react";
import { EndpointForm } from "~/form/endpoint-form";
import { Anchor } from "~/ui/anchor";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Comment } from "~/ui/post";
import { useTranslation } from "~/ui/texts";
import type { FeedComment, FeedItem } from "./feed-item";
import type { Reactions } from "./reactions";
import { useCommentLike } from "./use-comment-like";

/** Props of the list; `Picture` draws pictures on the post's own page, which has all comments. */
export type CommentListProps = { item: FeedItem; state: Reactions; Picture?: ComponentType<{ of: FeedComment }> };

/** The comments that are shown, and the way to the others. */
export function CommentList({ item, state, Picture }: CommentListProps) {
	const { t } = useTranslation("activity");
	const hasMore = !Picture && item.comment_count > item.comments.length;
	return (
		<>
			{hasMore && (
				<Anchor className="link hit" href={`/activities/${item.id}`}>
					{t("comment.all", { count: state.commentCount })}
				</Anchor>
			)}
			{state.comments.length > 0 && (
				<ul className="stack-small">
					{state.comments.map((comment) => (
						<li key={comment.temp_id ?? comment.id}>
							<Comment
								author={comment.author}
								when={comment.temp_id ? t("comment.sending") : comment.when}
								like={!comment.temp_id && <CommentLike comment={comment} />}
								actions={!comment.temp_id && <CommentActions comment={comment} />}
							>
								{comment.text}
								{Picture && <Picture of={comment} />}
							</Comment>
						</li>
					))}
				</ul>
			)}
		</>
	);
}

function CommentLike({ comment }: { comment: FeedComment }) {
	const { t } = useTranslation("activity");
	const { pathname, search } = useLocation();
	const { isLiked, likeCount, send, take } = useCommentLike(comment);
	return (
		<EndpointForm
			form="activity/save-like-unlike"
			instance={`comment-${comment.id}`}
			action={`/activities/${comment.activity_id}`}
			className="comment-like"
			stays
			onSubmit={send}
			onAnswer={take}
			preventScrollReset
		>
			<input type="hidden" name="action" value={isLiked ? "unlike" : "like"} />
			<input type="hidden" name="temp_id" />
			<input type="hidden" name="comment_id" value={comment.id} />
			<input type="hidden" name="back" value={pathname + search} />
			<Button kind="quiet" size="small" aria-pressed={isLiked}>
				<Icon name={isLiked ? "thumb-up-filled" : "thumb-up"} size="small" />
				{likeCount > 0 && <span aria-hidden="true">{likeCount}</span>}
				<span className="unseen">
					{t("post.like")}, {t("comment.likes", { count: likeCount })}
				</span>
			</Button>
		</EndpointForm>
	);
}

/** Changing and deleting, for who may; both come back to this page. */
function CommentActions({ comment }: { comment: FeedComment }) {
	const { t } = useTranslation("activity");
	const { pathname, search } = useLocation();
	const href = `/activities/${comment.activity_id}/comments/${comment.id}?${new URLSearchParams({ back: pathname + search })}`;
	if (comment.may_edit === 0 && comment.may_delete === 0) return null;
	return (
		<p className="comment-actions">
			{comment.may_edit === 1 && (
				<Anchor className="link hit" href={href} opens="dialog">
					{t("comment.edit")}
				</Anchor>
			)}
			{comment.may_delete === 1 && (
				<Anchor className="link hit" href={`${href}&delete=1`} opens="dialog">
					{t("comment.delete")}
				</Anchor>
			)}
		</p>
	);
}
