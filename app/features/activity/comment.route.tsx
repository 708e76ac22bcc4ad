/** One's own comment to be changed, or one to be deleted after a question; the links to it open it as a dialog. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import type { ScreenHandle } from "~/shell/framed";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./comment.server";

export { action, loader } from "./comment.server";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

const deletion = "activity/delete-comment";

/** The page. */
export default function CommentScreen() {
	const { t } = useTranslation("activity");
	const { title, comment, isDeleting, form, back } = useLoaderData<typeof loader>();
	return (
		<div className="page-narrow">
			<PageHead title={title} back={{ href: back, label: t("ownComment.post") }} />
			<div className="stack">
				{isDeleting ? (
					<EndpointForm form={deletion} className="stack">
						<blockquote className="soft">{comment.text}</blockquote>
						<p>{t("ownComment.deleteAsk")}</p>
					</EndpointForm>
				) : (
					<EndpointForm form={form} className="stack" values={{ comment_text: comment.text }}>
						<FormField of={form.fields.comment_text} />
					</EndpointForm>
				)}
				<div className="row-wrap">
					<SubmitButton form={isDeleting ? deletion : form} kind={isDeleting ? "destructive" : "main"}>
						{isDeleting ? t("ownComment.deleteYes") : t("ownComment.save")}
					</SubmitButton>
					<ButtonLink href={back}>{isDeleting ? t("ownComment.deleteNo") : t("common:cancel")}</ButtonLink>
				</div>
			</div>
		</div>
	);
}
