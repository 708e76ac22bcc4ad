/** Sends likes and comments of a post without leaving the page, and shows them before the answer comes. */
import { useFetcher } from "@remix-run/react";
import { type FormEvent, useEffect, useReducer, useRef } from "react";
import { staysField } from "~/form/form-answer";
import { useFrame } from "~/shell/use-frame";
import { useTranslation } from "~/ui/texts";
import { commentSaveMs } from "~/ui/timings";
import type { CommentAnswer, FeedComment, FeedItem, FeedPerson, LikeAnswer } from "./feed-item";
import { nextReactions, type Reactions, reactionsOf } from "./reactions";

/** What a post needs of its reactions. */
export type PostReactions = {
	state: Reactions;
	sendLike: (event: FormEvent<HTMLFormElement>) => void;
	sendComment: (event: FormEvent<HTMLFormElement>) => void;
};

/** Reactions of a post; without scripts its forms post as they are. */
export function usePostReactions(item: FeedItem): PostReactions {
	const { t } = useTranslation("activity");
	const { user } = useFrame();
	const [state, dispatch] = useReducer(nextReactions, item, reactionsOf);
	const like = useFetcher<LikeAnswer>();
	const comment = useFetcher<CommentAnswer>();
	const waiting = useRef<string>();
	const loaded = useRef(item);
	useEffect(() => {
		if (loaded.current === item) return;
		loaded.current = item;
		dispatch({ type: "loaded", item });
	}, [item]);

	useAnswer(like, (answer) =>
		dispatch(
			answer.ok
				? { type: "like-answered", likeCount: answer.like_count }
				: { type: "like-failed", message: answer.message || t("feed.notSent") },
		),
	);
	useAnswer(comment, (answer) => {
		const temp_id = waiting.current ?? "";
		waiting.current = undefined;
		dispatch(
			answer.ok
				? { type: "comment-answered", temp_id, comment: answer.comment }
				: { type: "comment-failed", temp_id, message: answer.message || t("feed.notSent") },
		);
	});

	const sendLike = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (like.state !== "idle") return;
		like.submit(withoutLeaving(event.currentTarget), sending(item.id));
		dispatch({ type: "like-asked", isLiked: !state.isLiked });
	};
	const sendComment = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = event.currentTarget;
		const text = String(new FormData(form).get("comment_text") ?? "").trim();
		if (waiting.current || text === "" || !user) return;
		const temp_id = crypto.randomUUID();
		waiting.current = temp_id;
		const data = withoutLeaving(form);
		data.set("temp_id", temp_id);
		dispatch({ type: "comment-asked", comment: temporaryComment(item.id, temp_id, text, user, t("comment.now")) });
		form.reset();
		setTimeout(() => comment.submit(data, sending(item.id)), commentSaveMs);
	};
	return { state, sendLike, sendComment };
}

type Answered<Answer> = { state: string; data: Answer | undefined };

/** Takes each answer of a fetcher once. */
function useAnswer<Answer>(fetcher: Answered<Answer>, take: (answer: Answer) => void): void {
	const taken = useRef<Answer>();
	const latest = useRef(take);
	latest.current = take;
	useEffect(() => {
		if (fetcher.state !== "idle" || fetcher.data === undefined || fetcher.data === taken.current) return;
		taken.current = fetcher.data;
		latest.current(fetcher.data);
	}, [fetcher.state, fetcher.data]);
}

function withoutLeaving(form: HTMLFormElement): FormData {
	const data = new FormData(form);
	data.set(staysField, "1");
	return data;
}

function sending(activity_id: number) {
	return { method: "post" as const, action: `/activities/${activity_id}`, preventScrollReset: true };
}

function temporaryComment(
	activity_id: number,
	temp_id: string,
	text: string,
	author: FeedPerson,
	when: string,
): FeedComment {
	const rights = { may_edit: 0 as const, may_delete: 0 as const, like_count: 0, liked_by_me: 0 as const };
	const { name, image_url } = author;
	return { id: -Date.now(), activity_id, text, temp_id, author: { name, image_url }, when, ...rights };
}
