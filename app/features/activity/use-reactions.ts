/** Shows likes and comments of a post before their forms are answered, and takes them back where they are refused. */
import { useActionData } from "@remix-run/react";
import { type FormEvent, useEffect, useReducer, useRef } from "react";
import { type FormAnswer, formKey } from "~/form/form-answer";
import { useFrame } from "~/shell/use-frame";
import { useTranslation } from "~/ui/texts";
import type { CommentData, FeedComment, FeedItem, FeedPerson, LikeData } from "./feed-item";
import { type Figures, nextReactions, type Reactions, reactionsOf } from "./reactions";

/** What a post needs of its reactions. */
export type PostReactions = {
	state: Reactions;
	sendLike: (event: FormEvent<HTMLFormElement>) => void;
	takeLike: (answer: FormAnswer) => void;
	sendComment: (event: FormEvent<HTMLFormElement>) => void;
	takeComment: (answer: FormAnswer) => void;
};

/** Reactions of a post, with the newest figures of a live feed; without scripts its forms post as they are. */
export function usePostReactions(item: FeedItem, figures?: Figures): PostReactions {
	const { t } = useTranslation("activity");
	const { user } = useFrame();
	const posted = useActionData<FormAnswer>();
	const [state, dispatch] = useReducer(nextReactions, item, () => withRefusal(reactionsOf(item), item.id, posted));
	const isLiking = useRef(false);
	const waiting = useRef<string>();
	const loaded = useRef(item);
	useEffect(() => {
		if (loaded.current === item) return;
		loaded.current = item;
		dispatch({ type: "loaded", item });
	}, [item]);
	useEffect(() => {
		if (figures) dispatch({ type: "counted", figures });
	}, [figures]);

	const sendLike = (event: FormEvent<HTMLFormElement>) => {
		if (isLiking.current) return event.preventDefault();
		isLiking.current = true;
		nameLike(event.currentTarget);
		dispatch({ type: "like-asked", isLiked: !state.isLiked });
	};
	const takeLike = ({ refusal, data }: FormAnswer) => {
		isLiking.current = false;
		if (refusal) return dispatch({ type: "like-failed", message: refusal.resultMsg || t("feed.notSent") });
		dispatch({ type: "like-answered", likeCount: (data as LikeData).like_count });
	};
	const sendComment = (event: FormEvent<HTMLFormElement>) => {
		if (waiting.current || !user) return event.preventDefault();
		const { comment_text, temp_id } = controlsOf(event.currentTarget);
		comment_text.value = comment_text.value.trim();
		const text = comment_text.value;
		if (text === "") return;
		temp_id.value = crypto.randomUUID();
		waiting.current = temp_id.value;
		dispatch({
			type: "comment-asked",
			comment: temporaryComment(item.id, temp_id.value, text, user, t("comment.now")),
		});
		// The form reads its fields once this handler is done.
		queueMicrotask(() => {
			comment_text.value = "";
		});
	};
	const takeComment = ({ refusal, data }: FormAnswer) => {
		const temp_id = waiting.current ?? "";
		waiting.current = undefined;
		if (refusal) return dispatch({ type: "comment-failed", temp_id, message: reasonOf(refusal) || t("feed.notSent") });
		dispatch({ type: "comment-answered", temp_id, comment: (data as CommentData).comment });
	};
	return { state, sendLike, takeLike, sendComment, takeComment };
}

/** Gives a like its temporary id, by which the answer names it. */
export function nameLike(form: HTMLFormElement): void {
	controlsOf(form).temp_id.value = crypto.randomUUID();
}

/** What a page shows that was refused without scripts. */
function withRefusal(state: Reactions, activity_id: number, posted?: FormAnswer): Reactions {
	if (!posted?.refusal) return state;
	if (posted.form === formKey("activity/save-like-unlike", activity_id))
		return { ...state, likeProblem: posted.refusal.resultMsg };
	if (posted.form !== formKey("activity/save-comment", activity_id)) return state;
	return { ...state, lost: { text: posted.typed.comment_text?.at(-1) ?? "", message: reasonOf(posted.refusal) } };
}

function reasonOf({ errors, resultMsg }: NonNullable<FormAnswer["refusal"]>): string {
	return errors?.comment_text?.[0] ?? resultMsg;
}

function controlsOf(form: HTMLFormElement): Record<"comment_text" | "temp_id", HTMLInputElement> {
	const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
	return { comment_text: control("comment_text"), temp_id: control("temp_id") };
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
