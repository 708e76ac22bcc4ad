/** The line in which a comment is written; what was not saved comes back into it with the reason. */
import { useLocation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { EndpointForm } from "~/form/endpoint-form";
import { controlId } from "~/form/form-problems";
import { useFormScope } from "~/form/form-scope";
import { loadPart } from "~/shell/lost-chunks";
import { useFrame } from "~/shell/use-frame";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { FieldError } from "~/ui/field";
import { useTranslation } from "~/ui/texts";
import { commentSaveMs } from "~/ui/timings";
import type { CommentFormFace, FeedItem } from "./feed-item";
import type { Reactions } from "./reactions";
import type { PostReactions } from "./use-reactions";

/** Props of the line. */
export type CommentFormProps = Pick<PostReactions, "sendComment" | "takeComment"> & {
	form: CommentFormFace;
	item: FeedItem;
	state: Reactions;
	isFocused?: boolean;
};

/** Writes a comment. */
export function CommentForm({ form, item, state, sendComment, takeComment, isFocused }: CommentFormProps) {
	const { pathname, search } = useLocation();
	return (
		<EndpointForm
			form={form}
			instance={item.id}
			action={`/activities/${item.id}`}
			stays
			sendAfterMs={commentSaveMs}
			onSubmit={sendComment}
			onAnswer={takeComment}
			preventScrollReset
			hidesProblems
		>
			<input type="hidden" name="back" value={pathname + search} />
			<input type="hidden" name="temp_id" />
			<CommentLine field={form.fields.comment_text} lost={state.lost} isFocused={isFocused} />
		</EndpointForm>
	);
}

/** What offers people comes with the first @; without it a whole name that one person alone has is a mention, too. */
function offerAtSign({ currentTarget: line }: FormEvent<HTMLInputElement>) {
	if (line.value.includes("@"))
		void loadPart(() => import("./mention-picker")).then((part) => part.offerMentions(line));
}

type CommentLineProps = {
	field: CommentFormFace["fields"]["comment_text"];
	lost: Reactions["lost"];
	isFocused?: boolean;
};

function CommentLine({ field, lost, isFocused }: CommentLineProps) {
	const { t } = useTranslation("activity");
	const { user } = useFrame();
	const { id: formId, problems, answer } = useFormScope();
	const id = controlId(formId, field.name);
	const input = useRef<HTMLInputElement>(null);
	const [typed] = useState(lost?.text);
	const found = answer?.refusal ? undefined : problems[field.name]?.[0];
	const error = lost ? t("comment.notSaved", { reason: lost.message }) : found;
	useEffect(() => {
		if (!lost || !input.current) return;
		input.current.value = lost.text;
		input.current.focus();
	}, [lost]);
	useEffect(() => {
		if (isFocused) input.current?.focus();
	}, [isFocused]);
	return (
		<>
			<div className="comment-form">
				{user && <Avatar name={user.name} image_url={user.image_url} sizePx={28} />}
				<input
					ref={input}
					id={id}
					className="input"
					name={field.name}
					maxLength={field.maxLength}
					required={field.isRequired}
					autoComplete="off"
					enterKeyHint="send"
					placeholder={t("comment.write")}
					aria-label={field.label}
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? `${id}-error` : undefined}
					defaultValue={typed}
					onInput={offerAtSign}
				/>
				<Button size="small">{t("comment.send")}</Button>
			</div>
			<div role="alert">{error && <FieldError id={`${id}-error`} text={error} />}</div>
		</>
	);
}
