/** One survey for its owners: questions, settings, preview and results, each a part of the page. */
import { useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { PageHead } from "~/ui/page-head";
import { RichText } from "~/ui/rich-text";
import { StatusDot } from "~/ui/status-dot";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";
import { Builder } from "./builder";
import { Languages } from "./languages";
import type { loader } from "./manage-survey.server";
import { Results } from "./results";
import { SettingsForm } from "./settings-form";
import { SurveyActions } from "./survey-actions";
import { SurveyForm } from "./survey-form";
import { SurveyLine } from "./survey-line";
import "./manage.css";
import "./surveys.css";

export { action, loader } from "./manage-survey.server";

export const meta = titleMeta;

const parts = ["questions", "settings", "preview", "results"] as const;

/** The page. */
export default function ManageSurvey() {
	const data = useLoaderData<typeof loader>();
	const { t } = useTranslation("surveys");
	const back = { href: "/surveys/manage", label: t("manage.title") };
	if (!data.survey)
		return (
			<div className="stack">
				<PageHead title={data.title} back={back} />
				<SettingsForm settings={data.settings} isNew />
			</div>
		);
	const { survey, part, languages, questions, settings, preview, results } = data;
	const base = `/surveys/manage/${survey.id}`;
	return (
		<div className="stack">
			<PageHead
				title={survey.title}
				subtitle={<StatusDot status={survey.shown_status} label={t(`status.${survey.shown_status}`)} />}
				back={back}
				actions={<SurveyActions survey={survey} />}
			/>
			<Tabs
				label={t("builder.tabs.label")}
				tabs={parts.map((one) => ({
					href: one === "questions" ? base : `${base}?part=${one}`,
					label: t(`builder.tabs.${one}`),
					isCurrent: one === part,
				}))}
			/>
			{(questions || settings) && <Languages {...{ base, languages, part }} language_code={survey.language_code} />}
			{questions && <Builder builder={questions} />}
			{settings && <SettingsForm settings={settings} />}
			{preview?.survey && (
				<>
					<p className="soft">
						<SurveyLine survey={preview.survey} />
					</p>
					<RichText nodes={preview.survey.description} />
					{preview.survey.questions.length > 0 && (
						<SurveyForm survey={{ ...preview.survey, is_preview: 1 }} form={preview.form} isSteps />
					)}
				</>
			)}
			{results && <Results results={results} />}
		</div>
	);
}
