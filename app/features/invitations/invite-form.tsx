/** Whom to invite and when; the people ticked in the list below belong to this form too, with scripts or without. */
import { EndpointForm } from "~/form/endpoint-form";
import { FormGroup } from "~/form/form-field";
import { useFormScope } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { listAddress } from "~/list/list-query";
import { Card } from "~/ui/card";
import { Radio } from "~/ui/choice";
import { Field } from "~/ui/field";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./invitations.server";

type Data = Awaited<ReturnType<typeof loader>>;

/** The form. */
export function InviteForm({ data }: { data: Data }) {
	const { t } = useTranslation("invitations");
	const { form, list, upload, tomorrow } = data;
	const values = { audience: upload ? "upload" : "not_joined", when: "now", day: tomorrow, hour: "08:00" };
	return (
		<Card title={t("form.title")}>
			<EndpointForm
				form={form}
				className="stack"
				action={listAddress(list.address, list.fields, list.page)}
				values={values}
			>
				<WhoFields data={data} />
				<WhenFields data={data} />
				<div className="row-wrap">
					<SubmitButton form={form} kind="main" icon="mail">
						{t("form.send")}
					</SubmitButton>
					<span className="meta">{t("form.hourRule")}</span>
				</div>
			</EndpointForm>
		</Card>
	);
}

function WhoFields({ data }: { data: Data }) {
	const { t } = useTranslation("invitations");
	const { upload, everybody_count, form } = data;
	const { audience, user_ids } = form.fields;
	const isChosen = useIsChosen();
	const radio = (value: string, label: string) => (
		<Radio name={audience.name} value={value} label={label} defaultChecked={isChosen(audience.name, value)} />
	);
	return (
		<FormGroup of={user_ids} legend={audience.label}>
			{upload && radio("upload", t("form.ofUpload", { count: upload.not_joined_count, file: upload.file_name }))}
			{radio("not_joined", t("form.everybody", { count: everybody_count }))}
			{radio("people", t("form.ticked"))}
		</FormGroup>
	);
}

function WhenFields({ data }: { data: Data }) {
	const { t } = useTranslation("invitations");
	const { valuesOf } = useFormScope();
	const isChosen = useIsChosen();
	const radio = (value: "now" | "later") => (
		<Radio name="when" value={value} label={t(`form.${value}`)} defaultChecked={isChosen("when", value)} />
	);
	return (
		<FormGroup of={data.form.fields.send_at}>
			{radio("now")}
			{radio("later")}
			<div className="invite-moment row-wrap">
				<Field label={t("form.day")}>
					<TextInput type="date" name="day" defaultValue={valuesOf("day")?.at(-1)} />
				</Field>
				<Field label={t("form.hour")}>
					<TextInput type="time" name="hour" defaultValue={valuesOf("hour")?.at(-1)} />
				</Field>
				<p className="meta">{t("form.zone", { zone: data.time_zone.replaceAll("_", " ") })}</p>
			</div>
		</FormGroup>
	);
}

function useIsChosen() {
	const { valuesOf } = useFormScope();
	return (name: string, value: string) => valuesOf(name)?.at(-1) === value;
}
