/** The comments under a post: the last ones in the feed, all of them on the post's own page. */
import { useLocation } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { Anchor } from "~/ui/anchor";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Comment } from "~/ui/recognition-post";
import { useTranslation } from "~/ui/texts";
import type { FeedComment, FeedItem } from "./feed-item";
import type { Reactions } from "./reactions";

/** The comments that are shown, and the way to the others. */
export function CommentList({ item, state, isAlone }: { item: FeedItem; state: Reactions; isAlone: boolean }) {
	const { t } = useTranslation("activity");
	const hasMore = !isAlone && state.commentCount > state.comments.length;
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
								actions={!comment.temp_id && <CommentActions comment={comment} />}
							>
								{comment.text}
							</Comment>
						</li>
					))}
				</ul>
			)}
		</>
	);
}

function CommentActions({ comment }: { comment: FeedComment }) {
	const { t } = useTranslation("activity");
	const { pathname, search } = useLocation();
	const isLiked = comment.liked_by_me === 1;
	const href = `/activities/${comment.activity_id}/comments/${comment.id}`;
	return (
		<div className="comment-actions">
			<EndpointForm
				form="activity/save-like-unlike"
				instance={`comment-${comment.id}`}
				action={`/activities/${comment.activity_id}`}
				preventScrollReset
			>
				<input type="hidden" name="action" value={isLiked ? "unlike" : "like"} />
				<input type="hidden" name="comment_id" value={comment.id} />
				<input type="hidden" name="back" value={pathname + search} />
				<Button kind="quiet" size="small" aria-pressed={isLiked}>
					<Icon name={isLiked ? "thumb-up-filled" : "thumb-up"} size="small" />
					{comment.like_count > 0 && <span aria-hidden="true">{comment.like_count}</span>}
					<span className="unseen">
						{t("post.like")}, {t("comment.likes", { count: comment.like_count })}
					</span>
				</Button>
			</EndpointForm>
			{comment.may_edit === 1 && (
				<Anchor className="link hit" href={href}>
					{t("comment.edit")}
				</Anchor>
			)}
			{comment.may_delete === 1 && (
				<Anchor className="link hit" href={`${href}?delete=1`}>
					{t("comment.delete")}
				</Anchor>
			)}
		</div>
	);
}
