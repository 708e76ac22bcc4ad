/** What owners set of ideas: categories with what they earn and the budget that pays, and who moderates. */
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { type Chosen, RecipientField } from "~/features/recognition/index.recipients";
import type { Suggestions } from "~/features/recognition/index.server";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { useFormAnswer } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./categories.server";

export { action, loader } from "./categories.server";

export const meta = titleMeta;

/** The page. */
export default function IdeaCategories() {
	const { title, list, isNew } = useLoaderData<typeof loader>();
	const { t } = useTranslation("ideas");
	return (
		<div className="stack">
			<ListScreen
				list={list}
				title={title}
				subtitle={t("categories.subtitle")}
				back={{ href: "/ideas", label: t("title") }}
				drawing="program"
				actions={
					!isNew && (
						<ButtonLink icon="plus" href="/ideas/categories">
							{t("categories.new")}
						</ButtonLink>
					)
				}
			/>
			<CategoryForm />
			<ModeratorsForm />
		</div>
	);
}

function CategoryForm() {
	const { form, values, budgets, isNew } = useLoaderData<typeof loader>();
	const { t } = useTranslation("ideas");
	const { fields } = form;
	return (
		<Card title={t(isNew ? "categories.new" : "categories.change")} id="category">
			<EndpointForm key={JSON.stringify(values)} form={form} className="stack page-narrow" values={values}>
				<FormField of={fields.name} />
				<FormField of={fields.description} />
				<FormField of={fields.points_on_approval} isOptional={false} />
				<FormField of={fields.points_on_highlighting} isOptional={false} />
				<FormField
					of={fields.budget_id}
					options={budgets}
					choosePlaceholder={t("categories.noBudget")}
					hint={t("categories.budgetHint")}
				/>
				<FormField of={fields.is_active} />
				<div className="row">
					<SubmitButton form={form} kind="main">
						{t(isNew ? "categories.add" : "categories.save")}
					</SubmitButton>
				</div>
			</EndpointForm>
		</Card>
	);
}

type Answered = { chosen?: Chosen; q?: string; found?: Suggestions | null };

function ModeratorsForm() {
	const { moderatorsForm: form, moderators } = useLoaderData<typeof loader>();
	const { t } = useTranslation("ideas");
	const { answer } = useFormAnswer(form.name);
	const back = answer?.data as Answered | undefined;
	const [chosen, setChosen] = useState<Chosen>(back?.chosen ?? moderators);
	return (
		<Card title={t("categories.moderators")} id="moderators">
			<EndpointForm form={form} className="stack page-narrow">
				<RecipientField
					data={{
						form: { fields: { recipient_ids: form.fields.moderator_ids } },
						...{ q: back?.q ?? "", found: back?.found ?? null, team: [], likely: [] },
					}}
					chosen={chosen}
					onChange={setChosen}
					isOptional
				/>
				<p className="meta">{t("categories.moderatorsHint")}</p>
				<div className="row">
					<SubmitButton form={form}>{t("categories.saveModerators")}</SubmitButton>
				</div>
			</EndpointForm>
		</Card>
	);
}
