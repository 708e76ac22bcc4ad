/** Whom a survey asks, when, with names or without, and what it gives. */
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { useFormScope } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import { AudienceFields } from "./audience-fields";
import type { loadSettings } from "./settings.server";

type Settings = Awaited<ReturnType<typeof loadSettings>>;

/** The form; of a survey that has opened its words and its end. */
export function SettingsForm({ settings, isNew = false }: { settings: Settings; isNew?: boolean }) {
	const { t } = useTranslation("surveys");
	const { form, values, isDraft, mayWrite } = settings;
	const { fields } = form;
	if (!mayWrite) return <Notice>{t("builder.closed")}</Notice>;
	return (
		<Card>
			<EndpointForm key={settings.language_code} form={form} className="stack page-narrow" values={values}>
				{!isDraft && <Notice>{t("builder.frozen")}</Notice>}
				<FormField of={fields.name} isFirst={isNew} />
				<FormField of={fields.description} hint={t("builder.descriptionHint")} rows={5} />
				{isDraft && <Asked settings={settings} />}
				<FormField of={fields.ends_at} hint={t("builder.endsHint")}>
					<Day name="ends_day" />
				</FormField>
				{isDraft && <Paying settings={settings} />}
				<div className="row">
					<SubmitButton form={form} kind="main">
						{t(isNew ? "builder.create" : "builder.save")}
					</SubmitButton>
				</div>
			</EndpointForm>
		</Card>
	);
}

/** A day of the screen's own: as it was typed, else as it is. */
function Day({ name }: { name: "starts_day" | "ends_day" }) {
	const { valuesOf } = useFormScope();
	return <TextInput type="date" name={name} defaultValue={valuesOf(name)?.at(-1) ?? ""} />;
}

function Asked({ settings }: { settings: Settings }) {
	const { t } = useTranslation("surveys");
	const { form, groups } = settings;
	const { fields } = form;
	return (
		<>
			<AudienceFields fields={fields} groups={groups} />
			<FormField of={fields.is_anonymous} hint={t("builder.anonymousHint")} />
			<FormField of={fields.starts_at} hint={t("builder.startsHint")}>
				<Day name="starts_day" />
			</FormField>
		</>
	);
}

function Paying({ settings }: { settings: Settings }) {
	const { t } = useTranslation("surveys");
	const { form, budgets } = settings;
	const { fields } = form;
	if (!budgets) return null;
	return (
		<>
			<FormField of={fields.points} />
			<FormField of={fields.budget_id} options={budgets} choosePlaceholder={t("builder.noBudget")} />
			<FormField of={fields.payee_limit} hint={t("builder.payeesHint")} />
		</>
	);
}
