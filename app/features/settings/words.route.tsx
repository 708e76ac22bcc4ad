/** The account's own words, a form for each of its languages. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SaveBar } from "~/form/save-bar";
import { languageNames } from "~/shell/language-names";
import { titleMeta } from "~/shell/title-meta";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import { SettingsPage } from "./settings-page";
import type { loader } from "./words.server";

export { action, loader } from "./words.server";

export const meta = titleMeta;

/** The page. */
export default function Words() {
	const { labels, languages, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("settings");
	return (
		<SettingsPage part="words">
			<div className="columns words-forms">
				{languages.map((language) => (
					<Card key={language} title={languageNames[language] ?? language}>
						<EndpointForm form={form} instance={language} className="stack" values={labels[language]}>
							<input type="hidden" name="language_code" value={language} />
							<FormField of={form.fields.points_label} hint={t("words.pointsHint")} />
							<FormField of={form.fields.recognition_alias_label} />
							<FormField of={form.fields.behavior_label} />
							<SaveBar instance={language} of={languageNames[language] ?? language}>
								{t("save")}
							</SaveBar>
						</EndpointForm>
					</Card>
				))}
			</div>
		</SettingsPage>
	);
}
