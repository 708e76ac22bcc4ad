/** Choosing one's picture; the profile opens it as a dialog. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormFoot } from "~/form/form-foot";
import { controlId } from "~/form/form-problems";
import { useFormScope } from "~/form/form-scope";
import { titleMeta } from "~/shell/title-meta";
import { Field } from "~/ui/field";
import { PageHead } from "~/ui/page-head";
import { TextInput } from "~/ui/text-input";
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
				<FileField />
				<p className="meta">{t("picture.rights")}</p>
				<FormFoot form={form} icon="upload" busyLabel={t("picture.busy")} back="/profile" cancel={t("picture.keep")}>
					{t("picture.upload")}
				</FormFoot>
			</EndpointForm>
		</div>
	);
}

function FileField() {
	const { t } = useTranslation("profile");
	const { id, answer } = useFormScope();
	return (
		<Field id={controlId(id, "file")} label={t("picture.file")} error={answer?.refusal?.resultMsg}>
			<TextInput type="file" name="file" accept="image/png,image/jpeg" required />
		</Field>
	);
}
