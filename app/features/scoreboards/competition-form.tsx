/** The form of a competition's draft: days, who competes, what counts, who wins, prizes, and the budget that pays them. */
import { useLoaderData } from "@remix-run/react";
import { maxPrizePoints, maxPrizes, maxWeight, metrics } from "#workers/features/scoreboards/rules/limits";
import type { FieldFace } from "#workers/kernel/form-face";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField, FormGroup } from "~/form/form-field";
import { controlId } from "~/form/form-problems";
import { FormScope, useFormScope } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { Card } from "~/ui/card";
import { Checkbox } from "~/ui/choice";
import { Field } from "~/ui/field";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./manage.server";

/** The form. */
export function CompetitionForm() {
	const { form, values, chosen } = useLoaderData<typeof loader>();
	const { t } = useTranslation("scoreboards");
	const { fields } = form;
	return (
		<Card title={chosen ? t("manage.edit") : undefined}>
			<FormScope form={form} values={values}>
				<EndpointForm form={form} className="stack" values={values}>
					<input type="hidden" name="competition_id" value={chosen?.id ?? ""} />
					<FormField of={fields.name} isFirst={!chosen} />
					<FormField of={fields.starts_on} />
					<FormField of={fields.ends_on} />
					<FormField of={fields.rules} />
					<FormField of={fields.competitor} layout="list" />
					<Groups />
					<Metrics />
					<FormField of={fields.goal} layout="list" />
					<FormField of={fields.target} hint={t("manage.targetHint")} />
					<Prizes />
					<div className="row-wrap">
						<SubmitButton form={form} kind={chosen ? undefined : "main"}>
							{t("manage.save")}
						</SubmitButton>
					</div>
				</EndpointForm>
			</FormScope>
		</Card>
	);
}

function Groups() {
	const { groups } = useLoaderData<typeof loader>();
	const { t } = useTranslation("scoreboards");
	const { valuesOf } = useFormScope();
	const chosen = valuesOf("group_ids") ?? [];
	if (groups.length === 0) return null;
	return (
		<FormGroup of={listField("group_ids", t("manage.groups"))} hint={t("manage.groupsHint")}>
			<input type="hidden" name="group_ids" value="" />
			<div className="board-groups">
				{groups.map(({ id, name }) => (
					<Checkbox
						key={id}
						name="group_ids"
						value={String(id)}
						label={name}
						defaultChecked={chosen.includes(String(id))}
					/>
				))}
			</div>
		</FormGroup>
	);
}

function Metrics() {
	const { t } = useTranslation("scoreboards");
	const { valuesOf } = useFormScope();
	const placeOf = usePlace();
	return (
		<FormGroup of={listField("metrics", t("manage.metrics"))} hint={t("manage.metricsHint")}>
			<div className="board-field-rows">
				{metrics.map((metric) => (
					<Field key={metric} label={t(`metrics.${metric}`)} {...placeOf(`weight_${metric}`)}>
						<TextInput
							type="number"
							name={`weight_${metric}`}
							min={1}
							max={maxWeight}
							inputMode="numeric"
							defaultValue={valuesOf(`weight_${metric}`)?.[0] ?? ""}
						/>
					</Field>
				))}
			</div>
		</FormGroup>
	);
}

function Prizes() {
	const { form, budgets, mayPay } = useLoaderData<typeof loader>();
	const { t } = useTranslation("scoreboards");
	const { valuesOf } = useFormScope();
	const typed = valuesOf("prizes") ?? [];
	const placeOf = usePlace();
	if (!mayPay) return null;
	return (
		<>
			<FormGroup of={listField("prizes", t("manage.prizes"))} hint={t("manage.prizesHint")}>
				<div className="board-field-rows">
					{Array.from({ length: maxPrizes }, (_, at) => (
						<Field key={at} label={t("manage.place", { place: at + 1 })} {...placeOf(`prizes.${at}`)}>
							<TextInput
								type="number"
								name="prizes"
								min={1}
								max={maxPrizePoints}
								inputMode="numeric"
								defaultValue={typed[at] ?? ""}
							/>
						</Field>
					))}
				</div>
			</FormGroup>
			<FormField
				of={form.fields.budget_id}
				options={budgets}
				choosePlaceholder={t("manage.noBudget")}
				hint={t("manage.held")}
			/>
		</>
	);
}

/** A list that the screen's own fields make up, so that what is wrong with it is said there. */
const listField = (name: "group_ids" | "metrics" | "prizes", label: string) =>
	({ name, label, kind: "many" }) as FieldFace;

/** Where an error of a field of the screen's own leads, and what it says. */
function usePlace() {
	const { id, problems } = useFormScope();
	return (field: string) => ({ id: controlId(id, field), error: problems[field]?.[0] });
}
