/** One survey for its owners: questions, settings, preview and results, each a part of the page. */
import { useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { RichText } from "~/ui/rich-text";
import { ManagePage, NewManaged } from "./manage-page";
import type { loader } from "./manage-survey.server";
import { Results } from "./results";
import { SettingsForm } from "./settings-form";
import { SurveyForm } from "./survey-form";
import { SurveyLine } from "./survey-line";
import "./manage.css";
import "./surveys.css";

export { action, loader } from "./manage-survey.server";

export const meta = titleMeta;

/** The page. */
export default function ManageSurvey() {
	const data = useLoaderData<typeof loader>();
	if (!data.survey)
		return (
			<NewManaged kind="surveys" title={data.title}>
				<SettingsForm settings={data.settings} isNew />
			</NewManaged>
		);
	const { survey, preview, results, settings, parts, part, languages, builder } = data;
	return (
		<ManagePage
			kind="surveys"
			item={survey}
			{...{ parts, part, languages, builder }}
			settings={settings && <SettingsForm settings={settings} />}
		>
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
		</ManagePage>
	);
}
