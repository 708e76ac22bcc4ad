/** The account's terms: where people accept them, the text in each language, and every version. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import { SettingsPage } from "../settings-page";
import type { loader } from "./terms.server";
import { VersionList } from "./version-list";

export { action, loader } from "./terms.server";

export const meta = titleMeta;

/** The page. */
export default function TermsSettings() {
	const { place, standard_tnc_opt_in_location, versions } = useLoaderData<typeof loader>();
	const { t } = useTranslation("terms");
	return (
		<SettingsPage part="terms">
			<div className="page-narrow stack">
				<Card title={t("place.title")}>
					<EndpointForm form={place} className="stack" values={{ standard_tnc_opt_in_location }}>
						<FormField of={place.fields.standard_tnc_opt_in_location} hint={t("place.hint")} />
						<div className="row">
							<SubmitButton form={place}>{t("place.save")}</SubmitButton>
						</div>
					</EndpointForm>
				</Card>
				<TextForm />
				{versions.length > 0 && <VersionList versions={versions} />}
			</div>
		</SettingsPage>
	);
}

function TextForm() {
	const { form, based_on, languages, values } = useLoaderData<typeof loader>();
	const { t } = useTranslation("terms");
	const { asks_anew, ...texts } = form.fields;
	return (
		<Card title={t("text.title")}>
			<EndpointForm key={based_on} form={form} className="stack" values={values}>
				<input type="hidden" name="based_on" value={based_on} />
				<p className="soft">
					{based_on === 0 && `${t("text.usual")} `}
					{t("text.hint")}
				</p>
				{languages.map((language, at) => {
					const field = Object.values(texts).find(({ name }) => name === `texts.${language}`);
					return field && <FormField key={language} of={{ ...field, isRequired: at === 0 }} rows={18} />;
				})}
				<FormField of={asks_anew} hint={t("text.asksAnewHint")} />
				<div className="row">
					<SubmitButton form={form} kind="main">
						{t("text.save")}
					</SubmitButton>
				</div>
			</EndpointForm>
		</Card>
	);
}
