/** A comment with a picture; the post's own page opens it as a dialog. */
import { useLoaderData } from "@remix-run/react";
import { PhotoField } from "~/features/photos/index.picture";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { FormFoot } from "~/form/form-foot";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./picture-comment.server";

export { action, loader } from "./picture-comment.server";

export const meta = titleMeta;

export const handle = { takesFiles: "activity/save-picture-comment", dialog: "small" };

/** The page. */
export default function PictureCommentScreen() {
	const { t } = useTranslation("activity");
	const { title, form, back } = useLoaderData<typeof loader>();
	return (
		<div className="page-narrow">
			<PageHead title={title} back={{ href: back, label: t("ownComment.post") }} />
			<EndpointForm form={form} className="stack" encType="multipart/form-data" hidesProblems>
				<PhotoField />
				<p className="meta">{t("profile:picture.rights")}</p>
				<FormField of={form.fields.comment_text} rows={3} />
				<FormField of={form.fields.picture_alt} hint={t("picture.altHint")} />
				<FormFoot form={form} icon="upload" back={back}>
					{t("comment.send")}
				</FormFoot>
			</EndpointForm>
		</div>
	);
}
