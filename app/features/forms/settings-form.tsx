/** Who looks after a form, whom it is for, when, and how often it is sent. */
import { EndpointForm } from "~/form/endpoint-form";
import { FormField, FormGroup } from "~/form/form-field";
import { useFormScope } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { usePointsWords } from "~/ui/account-display";
import { Card } from "~/ui/card";
import { Checkbox } from "~/ui/choice";
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
	const words = usePointsWords();
	const { valuesOf } = useFormScope();
	const { form, groups, isDraft } = settings;
	const { fields } = form;
	const chosen = valuesOf("group_ids") ?? [];
	const day = (name: string) => valuesOf(name)?.at(-1) ?? "";
	return (
		<>
			<FormField of={fields.name} isFirst={isNew} />
			<FormField of={fields.description} hint={t("builder.descriptionHint")} rows={5} />
			<FormField of={fields.handlers} hint={t("builder.handlersHint")}>
				<TextArea name="handler_lines" rows={3} defaultValue={day("handler_lines")} />
			</FormField>
			<FormField of={fields.audience} layout="list" />
			{groups.length > 0 && (
				<div className="survey-of-groups">
					<FormGroup of={fields.group_ids}>
						<input type="hidden" name={fields.group_ids.name} value="" />
						{groups.map(({ id, name, people_count }) => (
							<Checkbox
								key={id}
								name={fields.group_ids.name}
								value={String(id)}
								defaultChecked={chosen.includes(String(id))}
								label={t("builder.group", { name, figure: words.figure(people_count) })}
							/>
						))}
					</FormGroup>
				</div>
			)}
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
