/** Choosing one's picture; the profile opens it as a dialog. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FileField } from "~/form/file-field";
import { FormFoot } from "~/form/form-foot";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./picture.server";

export { action, loader } from "./picture.server";

export const meta = titleMeta;

export const handle = { takesFiles: "profile/save-picture", dialog: "small" };

/** The page. */
export default function Picture() {
	const { title, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("profile");
	return (
		<div className="page-narrow">
			<PageHead title={title} subtitle={t("picture.hint")} back={{ href: "/profile", label: t("title") }} />
			<EndpointForm form={form} className="stack" action="/profile/picture" encType="multipart/form-data" hidesProblems>
				<FileField label={t("picture.file")} isRequired accept="image/png,image/jpeg" />
				<p className="meta">{t("picture.rights")}</p>
				<FormFoot form={form} icon="upload" busyLabel={t("picture.busy")} back="/profile" cancel={t("picture.keep")}>
					{t("picture.upload")}
				</FormFoot>
			</EndpointForm>
		</div>
	);
}
