/** One form for its owners: questions, settings and preview, each a part of the page. */
import { useLoaderData } from "@remix-run/react";
import { ManagePage, NewManaged, SurveyForm } from "~/features/surveys";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { RichText } from "~/ui/rich-text";
import { useTranslation } from "~/ui/texts";
import { FormLine } from "./form-line";
import type { loader } from "./manage-form.server";
import { SettingsForm } from "./settings-form";

export { action, loader } from "./manage-form.server";

export const meta = titleMeta;

/** The page. */
export default function ManageForm() {
	const data = useLoaderData<typeof loader>();
	const { t } = useTranslation("forms");
	if (!data.form)
		return (
			<NewManaged kind="forms" title={data.title}>
				<SettingsForm settings={data.settings} isNew />
			</NewManaged>
		);
	const { form, preview, settings, parts, part, languages, builder } = data;
	const submissions = `/forms/submissions?whose=handled&form_id=${form.id}`;
	return (
		<ManagePage
			kind="forms"
			item={form}
			{...{ parts, part, languages, builder }}
			settings={settings && <SettingsForm settings={settings} />}
			actions={form.status !== "draft" && <ButtonLink href={submissions}>{t("submissions.title")}</ButtonLink>}
		>
			{preview && (
				<>
					<p className="soft">
						<FormLine form={preview.form} />
					</p>
					<RichText nodes={preview.form.description} />
					{preview.form.questions.length > 0 && (
						<SurveyForm survey={{ ...preview.form, is_preview: 1 }} form={preview.face} isSteps />
					)}
				</>
			)}
		</ManagePage>
	);
}
