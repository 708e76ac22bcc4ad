/** The line in which a comment is written; what was not saved comes back into it with the reason. */
import { useLocation } from "@remix-run/react";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { SecureForm } from "~/shell/secure-form";
import { useFrame } from "~/shell/use-frame";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { FieldError } from "~/ui/field";
import { useTranslation } from "~/ui/texts";
import type { FeedItem } from "./feed-item";
import type { Reactions } from "./reactions";

/** The longest comment; the server holds the rule. */
const longest = 500;

/** Props of the line: `typed` and `problem` come with a page that was refused without scripts. */
export type CommentFormProps = {
	item: FeedItem;
	state: Reactions;
	onSend: (event: FormEvent<HTMLFormElement>) => void;
	isFocused?: boolean;
	typed?: string;
	problem?: string;
};

/** Writes a comment. */
export function CommentForm({ item, state, onSend, isFocused, typed, problem }: CommentFormProps) {
	const { t } = useTranslation("activity");
	const { user } = useFrame();
	const { pathname, search } = useLocation();
	const id = useId();
	const input = useRef<HTMLInputElement>(null);
	const lost = state.lost;
	const error = lost ? t("comment.notSaved", { reason: lost.message }) : problem;
	useEffect(() => {
		if (!lost || !input.current) return;
		input.current.value = lost.text;
		input.current.focus();
	}, [lost]);
	useEffect(() => {
		if (isFocused) input.current?.focus();
	}, [isFocused]);
	return (
		<SecureForm action={`/activities/${item.id}`} onSubmit={onSend} preventScrollReset id={`write-${item.id}`}>
			<input type="hidden" name="intent" value="comment" />
			<input type="hidden" name="back" value={pathname + search} />
			<div className="comment-form">
				{user && <Avatar name={user.name} image_url={user.image_url} sizePx={28} />}
				<input
					ref={input}
					className="input"
					name="comment_text"
					maxLength={longest}
					required
					autoComplete="off"
					enterKeyHint="send"
					placeholder={t("comment.write")}
					aria-label={t("comment.label")}
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? `${id}-error` : undefined}
					defaultValue={typed}
				/>
				<Button size="small">{t("comment.send")}</Button>
			</div>
			<div role="alert">{error && <FieldError id={`${id}-error`} text={error} />}</div>
		</SecureForm>
	);
}
