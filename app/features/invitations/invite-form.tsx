/** Whom to invite and when; the people ticked in the list below belong to this form too, with scripts or without. */
import { useNavigation } from "@remix-run/react";
import { listAddress } from "~/list/list-query";
import { SecureForm } from "~/shell/secure-form";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Radio } from "~/ui/choice";
import { Field, FieldGroup } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { loader, RefusedInvitation } from "./invitations.server";

/** The id of the form, which the checkboxes of the list name. */
export const inviteFormId = "invite";

type Data = Awaited<ReturnType<typeof loader>>;

const nothingRefused: RefusedInvitation = { typed: {}, ticked: [], message: "", errors: {} };

/** Props of the form: what the loader gave, and what was refused. */
export type InviteFormProps = { data: Data; refused?: RefusedInvitation };

/** The form. */
export function InviteForm({ data, refused }: InviteFormProps) {
	const { t } = useTranslation("invitations");
	const isBusy = useNavigation().formMethod === "POST";
	const { errors, typed, message } = refused ?? nothingRefused;
	const isFieldError = errors.user_ids || errors.send_at;
	return (
		<Card title={t("form.title")}>
			<SecureForm
				id={inviteFormId}
				className="stack"
				action={listAddress(data.list.address, data.list.fields, data.list.page)}
				repeatKey={data.repeatKey}
				noValidate
			>
				{message && !isFieldError && (
					<Notice tone="warn" isLive>
						{message}
					</Notice>
				)}
				<WhoFields data={data} who={typed.who} error={errors.user_ids?.[0]} />
				<FieldGroup legend={t("form.when")} error={errors.send_at?.[0]}>
					<Radio name="when" value="now" label={t("form.now")} defaultChecked={typed.when !== "later"} />
					<Radio name="when" value="later" label={t("form.later")} defaultChecked={typed.when === "later"} />
					<div className="invite-moment row-wrap">
						<Field label={t("form.day")}>
							<TextInput type="date" name="day" min={data.today} defaultValue={typed.day ?? data.tomorrow} />
						</Field>
						<Field label={t("form.hour")}>
							<TextInput type="time" name="hour" defaultValue={typed.hour ?? "08:00"} />
						</Field>
						<p className="meta">{t("form.zone", { zone: data.time_zone.replaceAll("_", " ") })}</p>
					</div>
				</FieldGroup>
				<div className="row-wrap">
					<Button kind="main" icon="mail" name="intent" value="send" isBusy={isBusy}>
						{t("form.send")}
					</Button>
					<span className="meta">{t("form.hourRule")}</span>
				</div>
			</SecureForm>
		</Card>
	);
}

function WhoFields({ data, who, error }: { data: Data; who?: string; error?: string }) {
	const { t } = useTranslation("invitations");
	const { upload, everybody_count } = data;
	const usual = upload ? "upload" : "not_joined";
	const chosen = who || usual;
	const radio = (value: string, label: string) => (
		<Radio name="who" value={value} label={label} defaultChecked={chosen === value} />
	);
	return (
		<FieldGroup legend={t("form.who")} error={error}>
			{upload && radio("upload", t("form.ofUpload", { count: upload.not_joined_count, file: upload.file_name }))}
			{radio("not_joined", t("form.everybody", { count: everybody_count }))}
			{radio("people", t("form.ticked"))}
		</FieldGroup>
	);
}
