/** Who looks after a form, whom it is for, when, and how often it is sent. */
import { AudienceFields } from "~/features/surveys";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { useFormScope } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { TextArea } from "~/ui/text-area";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { loadSettings } from "./settings.server";

type Settings = Awaited<ReturnType<typeof loadSettings>>;

/** The form; of a form that has opened its first day stays. */
export function SettingsForm({ settings, isNew = false }: { settings: Settings; isNew?: boolean }) {
	const { t } = useTranslation("forms");
	const { form, values, mayWrite } = settings;
	if (!mayWrite) return <Notice>{t("builder.closed")}</Notice>;
	return (
		<Card>
			<EndpointForm key={settings.language_code} form={form} className="stack page-narrow" values={values}>
				<Fields {...{ settings, isNew }} />
				<div className="row">
					<SubmitButton form={form} kind="main">
						{t(isNew ? "builder.create" : "builder.save")}
					</SubmitButton>
				</div>
			</EndpointForm>
		</Card>
	);
}

function Fields({ settings, isNew }: { settings: Settings; isNew: boolean }) {
	const { t } = useTranslation("forms");
	const { valuesOf } = useFormScope();
	const { form, groups, isDraft } = settings;
	const { fields } = form;
	const day = (name: string) => valuesOf(name)?.at(-1) ?? "";
	return (
		<>
			<FormField of={fields.name} isFirst={isNew} />
			<FormField of={fields.description} hint={t("builder.descriptionHint")} rows={5} />
			<FormField of={fields.handlers} hint={t("builder.handlersHint")}>
				<TextArea name="handler_lines" rows={3} defaultValue={day("handler_lines")} />
			</FormField>
			<AudienceFields fields={fields} groups={groups} />
			<FormField of={fields.is_once} />
			{isDraft && (
				<FormField of={fields.starts_at} hint={t("builder.startsHint")}>
					<TextInput type="date" name="starts_day" defaultValue={day("starts_day")} />
				</FormField>
			)}
			<FormField of={fields.ends_at} hint={t("builder.endsHint")}>
				<TextInput type="date" name="ends_day" defaultValue={day("ends_day")} />
			</FormField>
		</>
	);
}
