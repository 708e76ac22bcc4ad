/** One form for its owners: questions, settings and preview, each a part of the page. */
import { useLoaderData } from "@remix-run/react";
import { Builder, Languages, SurveyForm } from "~/features/surveys";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { RichText } from "~/ui/rich-text";
import { StatusDot } from "~/ui/status-dot";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";
import { FormActions } from "./form-actions";
import { FormLine } from "./form-line";
import type { loader } from "./manage-form.server";
import { SettingsForm } from "./settings-form";

export { action, loader } from "./manage-form.server";

export const meta = titleMeta;

const parts = ["questions", "settings", "preview"] as const;

/** The page. */
export default function ManageForm() {
	const data = useLoaderData<typeof loader>();
	const { t } = useTranslation("forms");
	const back = { href: "/forms/manage", label: t("manage.title") };
	if (!data.form)
		return (
			<div className="stack">
				<PageHead title={data.title} back={back} />
				<SettingsForm settings={data.settings} isNew />
			</div>
		);
	const { form, part, languages, builder, settings, preview } = data;
	const base = `/forms/manage/${form.id}`;
	return (
		<div className="stack">
			<PageHead
				title={form.title}
				subtitle={<StatusDot status={form.shown_status} label={t(`status.${form.shown_status}`)} />}
				back={back}
				actions={<FormActions form={form} />}
			/>
			<Tabs
				label={t("builder.tabs.label")}
				tabs={parts.map((one) => ({
					href: one === "questions" ? base : `${base}?part=${one}`,
					label: t(`builder.tabs.${one}`),
					isCurrent: one === part,
				}))}
			/>
			{(builder || settings) && <Languages {...{ base, languages, part }} language_code={form.language_code} />}
			{builder && <Builder builder={builder} />}
			{settings && <SettingsForm settings={settings} />}
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
		</div>
	);
}
