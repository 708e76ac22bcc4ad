/** What the company does on anniversaries, by years, and below it the form of a rule. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./rules.server";

export { action, loader } from "./rules.server";

export const meta = titleMeta;

/** The page. */
export default function AnniversaryRules() {
	const { title, list, isNew } = useLoaderData<typeof loader>();
	const { t } = useTranslation("anniversaries");
	return (
		<div className="stack">
			<ListScreen
				list={list}
				title={title}
				subtitle={t("rules.subtitle")}
				drawing="heart"
				actions={
					<>
						{!isNew && (
							<ButtonLink icon="plus" href="/anniversaries/rules">
								{t("rules.new")}
							</ButtonLink>
						)}
						<ButtonLink href="/anniversaries">{t("rules.toCards")}</ButtonLink>
					</>
				}
			/>
			<RuleForm />
		</div>
	);
}

function RuleForm() {
	const { form, values, programs, isNew } = useLoaderData<typeof loader>();
	const { t } = useTranslation("anniversaries");
	const { fields } = form;
	return (
		<Card title={t(isNew ? "rules.new" : "rules.change")} id="rule">
			<EndpointForm key={JSON.stringify(values)} form={form} className="stack page-narrow" values={values}>
				<FormField of={fields.kind} isOptional={false} />
				<FormField of={fields.years} hint={t("rules.yearsHint")} isOptional={false} />
				<FormField of={fields.badge} isOptional={false} />
				<FormField of={fields.message} hint={t("rules.messageHint")} />
				<FormField of={fields.points} isOptional={false} />
				<FormField
					of={fields.program_id}
					options={programs}
					choosePlaceholder={t("rules.noProgram")}
					hint={t("rules.programHint")}
				/>
				<FormField of={fields.is_active} />
				<div className="row">
					<SubmitButton form={form} kind="main">
						{t(isNew ? "rules.add" : "rules.save")}
					</SubmitButton>
				</div>
			</EndpointForm>
		</Card>
	);
}
