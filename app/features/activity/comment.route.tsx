/** One's own comment to be changed, or one to be deleted after a question; a dialog that is also a page. */
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { SecureForm } from "~/shell/secure-form";
import { titleMeta } from "~/shell/title-meta";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { TextArea } from "~/ui/text-area";
import { useTranslation } from "~/ui/texts";
import type { action, loader } from "./comment.server";

export { action, loader } from "./comment.server";

export const meta = titleMeta;

const longest = 500;

/** The dialog. */
export default function CommentScreen() {
	const { t } = useTranslation("activity");
	const { comment, isDeleting } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	const isBusy = useNavigation().state !== "idle";
	const back = `/activities/${comment.activity_id}`;
	const footer = (
		<>
			<ButtonLink href={back}>{isDeleting ? t("comment.deleteNo") : t("common:cancel")}</ButtonLink>
			<Button form="comment" kind={isDeleting ? "destructive" : "main"} isBusy={isBusy}>
				{isDeleting ? t("comment.deleteYes") : t("comment.save")}
			</Button>
		</>
	);
	return (
		<Dialog
			title={isDeleting ? t("comment.deleteTitle") : t("comment.changeTitle")}
			isOpen
			closeHref={back}
			size="small"
			footer={footer}
		>
			<SecureForm id="comment" className="stack">
				<input type="hidden" name="intent" value={isDeleting ? "delete" : "change"} />
				{isDeleting ? (
					<>
						{refused && <Notice tone="bad">{refused.message}</Notice>}
						<p>{t("comment.deleteAsk")}</p>
						<blockquote className="soft">{comment.text}</blockquote>
					</>
				) : (
					<Field label={t("comment.label")} error={refused?.message}>
						<TextArea
							name="comment_text"
							required
							maxLength={longest}
							rows={4}
							defaultValue={refused?.typed || comment.text}
						/>
					</Field>
				)}
			</SecureForm>
		</Dialog>
	);
}
