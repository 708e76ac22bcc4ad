/** The like of a comment: shown before its form is answered, then as the answer says, and taken back where it is refused. */
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { FormAnswer } from "~/form/form-answer";
import type { FeedComment, LikeData } from "./feed-item";
import { nameLike } from "./use-reactions";

/** Whether the reader likes it, how many do, and what its form calls; without scripts the form posts as it is. */
export function useCommentLike(comment: FeedComment) {
	const [like, setLike] = useState(() => likeOf(comment));
	const isSending = useRef(false);
	const loaded = useRef(comment);
	useEffect(() => {
		if (loaded.current === comment) return;
		loaded.current = comment;
		// What is loaded meanwhile may not know of the like that is under way: its own answer comes.
		if (!isSending.current) setLike(likeOf(comment));
	}, [comment]);
	const turn = () =>
		setLike(({ isLiked, likeCount }) => ({ isLiked: !isLiked, likeCount: likeCount + (isLiked ? -1 : 1) }));
	const send = (event: FormEvent<HTMLFormElement>) => {
		if (isSending.current) return event.preventDefault();
		isSending.current = true;
		nameLike(event.currentTarget);
		turn();
	};
	const take = ({ refusal, data }: FormAnswer) => {
		isSending.current = false;
		if (refusal) return turn();
		setLike(({ isLiked }) => ({ isLiked, likeCount: (data as LikeData).like_count }));
	};
	return { ...like, send, take };
}

function likeOf({ liked_by_me, like_count }: FeedComment) {
	return { isLiked: liked_by_me === 1, likeCount: like_count };
}
