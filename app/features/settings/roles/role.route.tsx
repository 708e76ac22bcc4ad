/** A person's role: all there are to choose from, each with what it may do; and what the person may do beside it. */
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { personSwitchNames } from "#workers/features/members/rules/person-switches";
import { askedIn } from "~/form/asked-in";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField, FormGroup } from "~/form/form-field";
import { useFormScope } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { Avatar } from "~/ui/avatar";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ChoiceCard } from "~/ui/choice";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./role.server";
import { SwitchFields } from "./switch-fields";
import { useRoleWords } from "./use-role-words";
import "../settings.css";

export { action, loader } from "./role.server";

export const meta = titleMeta;

const list = "/settings/roles";

/** The page. */
export default function RoleOfPerson() {
	const { title, role, isSelf, is_last_owner, supplier_data_access, hasSales, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("members");
	const [chosen, setChosen] = useState<string>(role);
	const mayLeave = isSelf && role === "account_owner";
	const asked = {
		...askedIn(t, "owners.roles.question"),
		isDestructive: true,
		isNeeded: chosen !== "account_owner",
	};
	return (
		<div className="page-narrow stack">
			<PageHead title={title} back={{ href: list, label: t("settings:tabs.roles") }} />
			<WhoCard />
			{is_last_owner === 1 && <Notice>{t(isSelf ? "owners.roles.form.last" : "owners.roles.form.lastOther")}</Notice>}
			<Card>
				<EndpointForm form={form} className="stack" values={{ role, supplier_data_access }}>
					<RoleChoices onChoose={setChosen} />
					{hasSales && (
						<FormField
							of={form.fields.supplier_data_access}
							isOptional={false}
							hint={t("owners.roles.form.supplierDataHint")}
						/>
					)}
					<div className="row-wrap">
						<SubmitButton form={form} kind="main" question={mayLeave ? asked : undefined}>
							{t("owners.roles.form.save")}
						</SubmitButton>
						<ButtonLink kind="quiet" href={list}>
							{t("owners.roles.form.cancel")}
						</ButtonLink>
					</div>
				</EndpointForm>
			</Card>
			<RightsCard />
		</div>
	);
}

function WhoCard() {
	const { person, role, since, isSelf } = useLoaderData<typeof loader>();
	const { t } = useTranslation("members");
	const words = useRoleWords();
	const name = words.nameOf(role);
	return (
		<div className="row">
			<Avatar name={person.name} image_url={person.image_url} sizePx={48} />
			<div className="grow role-person">
				<p className="strong">{since === null ? name : t("owners.roles.form.since", { role: name, date: since })}</p>
				<p className="meta">{[person.title, person.email].filter(Boolean).join(", ")}</p>
				{isSelf && <p className="meta">{t("owners.roles.form.self")}</p>}
			</div>
		</div>
	);
}

/** What the person may do beside the role, of what the account has. */
function RightsCard() {
	const { person, switches, switchesForm } = useLoaderData<typeof loader>();
	const { t } = useTranslation("members");
	const names = personSwitchNames.filter((name) => switches[name] !== undefined);
	if (names.length === 0) return null;
	return (
		<Card title={t("owners.rights.title", { name: person.name })}>
			<EndpointForm form={switchesForm} className="stack" values={switches}>
				<p className="soft">{t("owners.rights.hint")}</p>
				<SwitchFields form={switchesForm} names={names} />
				<div>
					<SubmitButton form={switchesForm} kind="main">
						{t("owners.rights.save")}
					</SubmitButton>
				</div>
			</EndpointForm>
		</Card>
	);
}

function RoleChoices({ onChoose }: { onChoose: (role: string) => void }) {
	const { form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("members");
	const { id, valuesOf } = useFormScope();
	const words = useRoleWords();
	const { name, options = [] } = form.fields.role;
	const chosen = valuesOf(name)?.at(-1);
	return (
		<FormGroup of={form.fields.role} hint={t("owners.roles.form.hint")} layout="cards">
			{options.map(({ value, label }) => (
				<ChoiceCard
					key={value}
					name={name}
					value={value}
					form={id}
					title={label}
					defaultChecked={chosen === value}
					onChange={() => onChoose(value)}
				>
					{words.mayOf(value as Parameters<typeof words.mayOf>[0])}
				</ChoiceCard>
			))}
		</FormGroup>
	);
}
