/** The form of a member's record: who they are, their work, their home, and the account's own fields. */
import { useLoaderData } from "@remix-run/react";
import { FormField } from "~/form/form-field";
import { FormPage } from "~/form/form-page";
import { useFormScope } from "~/form/form-scope";
import { titleMeta } from "~/shell/title-meta";
import { Card } from "~/ui/card";
import { Field } from "~/ui/field";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./save-member.server";
import "../members.css";

export { action, loader } from "./save-member.server";

export const meta = titleMeta;

/** The page. */
export default function SaveMember() {
	const { title, member, values, form, own } = useLoaderData<typeof loader>();
	const { t } = useTranslation("member-detail");
	return (
		<FormPage
			title={title}
			subtitle={member ? undefined : t("edit.newText")}
			back={
				member ? { href: `/members/${member.id}`, label: member.name } : { href: "/members", label: t("panel.back") }
			}
			form={form}
			values={values}
			submit={t(member ? "edit.save" : "edit.create")}
			hasCards
		>
			<Person />
			<Home />
			{own.length > 0 && <OwnFields />}
		</FormPage>
	);
}

function Person() {
	const { form, options, member } = useLoaderData<typeof loader>();
	const { t } = useTranslation("member-detail");
	const { fields } = form;
	return (
		<>
			<Card title={t("edit.person")} className="member-fields">
				<FormField of={fields.first_name} autoComplete="off" isFirst />
				<FormField of={fields.last_name} autoComplete="off" isOptional={false} />
				<FormField of={fields.email} type="email" autoComplete="off" isOptional={false} />
				<FormField of={fields.phone} type="tel" autoComplete="off" />
				<FormField
					of={fields.dob}
					type="date"
					hint={member?.dob ? t("edit.dobHint", { dob: member.dob }) : undefined}
				/>
				<FormField of={fields.language_code} options={options.language_code} />
			</Card>
			<Card title={t("edit.work")} className="member-fields">
				<FormField of={fields.participant_id} autoComplete="off" />
				<FormField of={fields.title} autoComplete="off" />
				<FormField of={fields.hire_date} type="date" />
				<FormField of={fields.is_eligible_to_receive_points} />
			</Card>
		</>
	);
}

function Home() {
	const { form, options } = useLoaderData<typeof loader>();
	const { t } = useTranslation("member-detail");
	const { fields } = form;
	return (
		<Card title={t("edit.home")} className="member-fields">
			<FormField of={fields.address1} autoComplete="off" />
			<FormField of={fields.address2} autoComplete="off" />
			<FormField of={fields.city} autoComplete="off" />
			<FormField of={fields.state} autoComplete="off" />
			<FormField of={fields.zip} autoComplete="off" />
			<FormField of={fields.country} options={options.country} />
		</Card>
	);
}

function OwnFields() {
	const { own } = useLoaderData<typeof loader>();
	const { valuesOf } = useFormScope();
	const { t } = useTranslation("member-detail");
	return (
		<Card title={t("edit.own")} className="member-fields">
			{own.map(({ key, label, value }) => (
				<Field key={key} label={label} isOptional>
					<TextInput name={`own.${key}`} defaultValue={valuesOf(`own.${key}`)?.at(-1) ?? value} maxLength={500} />
				</Field>
			))}
		</Card>
	);
}
