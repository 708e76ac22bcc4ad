/** One's own comment to be changed, or one to be deleted after a question; a dialog that is also a page. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./comment.server";

export { action, loader } from "./comment.server";

export const meta = titleMeta;

const deletion = "activity/delete-comment";

/** The dialog. */
export default function CommentScreen() {
	const { t } = useTranslation("activity");
	const { title, comment, isDeleting, form } = useLoaderData<typeof loader>();
	const back = `/activities/${comment.activity_id}`;
	const footer = (
		<>
			<ButtonLink href={back}>{isDeleting ? t("comment.deleteNo") : t("common:cancel")}</ButtonLink>
			<SubmitButton form={isDeleting ? deletion : form} kind={isDeleting ? "destructive" : "main"}>
				{isDeleting ? t("comment.deleteYes") : t("comment.save")}
			</SubmitButton>
		</>
	);
	return (
		<Dialog title={title} isOpen closeHref={back} size="small" footer={footer}>
			{isDeleting ? (
				<EndpointForm form={deletion} className="stack">
					<p>{t("comment.deleteAsk")}</p>
					<blockquote className="soft">{comment.text}</blockquote>
				</EndpointForm>
			) : (
				<EndpointForm form={form} className="stack" values={{ comment_text: comment.text }}>
					<FormField of={form.fields.comment_text} />
				</EndpointForm>
			)}
		</Dialog>
	);
}
