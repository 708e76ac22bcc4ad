/** Where an account owner sets the person behind the help, with the hours in each language. */
import type { FormFace } from "#workers/kernel/form-face";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SaveBar } from "~/form/save-bar";
import { languageNames } from "~/shell/language-names";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";

type ContactSettingsProps = {
	contact: { name: string; email: string; phone: string; hours: Record<string, string> };
	languages: readonly string[];
	facts: FormFace<"name" | "email" | "phone">;
	hours: FormFace<"hours">;
};

/** The card. */
export function ContactSettings({ contact, languages, facts, hours }: ContactSettingsProps) {
	const { t } = useTranslation("contact");
	const { name, email, phone } = contact;
	return (
		<Card title={t("owners.title")}>
			<div className="stack">
				<p className="soft">{t("owners.text")}</p>
				<EndpointForm form={facts} className="stack" values={{ name, email, phone }}>
					<FormField of={facts.fields.name} hint={t("owners.nameHint")} />
					<FormField of={facts.fields.email} />
					<FormField of={facts.fields.phone} type="tel" />
					<SaveBar of={t("owners.title")}>{t("owners.save")}</SaveBar>
				</EndpointForm>
				{languages.map((language) => (
					<EndpointForm
						key={language}
						form={hours}
						instance={language}
						className="stack"
						values={{ hours: contact.hours[language] ?? "" }}
					>
						<input type="hidden" name="language_code" value={language} />
						<FormField
							of={hours.fields.hours}
							label={t("owners.hours", { language: languageNames[language] ?? language })}
							hint={t("owners.hoursHint")}
						/>
						<SaveBar instance={language} of={languageNames[language] ?? language}>
							{t("owners.saveHours", { language: languageNames[language] ?? language })}
						</SaveBar>
					</EndpointForm>
				))}
			</div>
		</Card>
	);
}
