/** The account's own words, a form for each of its languages. */
import { useLoaderData } from "@remix-run/react";
import type { OwnLabel } from "#workers/features/settings/rules/labels";
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

const hints: { [name in OwnLabel]?: "words.pointsHint" | "words.pointHint" | "words.ideaHint" } = {
	points_label: "words.pointsHint",
	point_label: "words.pointHint",
	idea_label: "words.ideaHint",
};

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
							{(Object.keys(labels[language] ?? {}) as OwnLabel[]).map((name) => (
								<FormField key={name} of={form.fields[name]} hint={hints[name] && t(hints[name])} />
							))}
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
