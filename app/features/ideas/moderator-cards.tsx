/** What moderators do with an idea: deciding, highlighting, and noting that the final commission was paid. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { useFormAnswer } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { usePointsWords } from "~/ui/account-display";
import { Card } from "~/ui/card";
import { ChoiceCard } from "~/ui/choice";
import { FieldGroup } from "~/ui/field";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./idea.server";

/** The four decisions, each with what it does. */
export function ModerationCard() {
	const { forms, idea, mergeable } = useLoaderData<typeof loader>();
	const { t } = useTranslation("ideas");
	const words = usePointsWords();
	const { moderation: form } = forms;
	const { answer } = useFormAnswer(form.name);
	const typed = answer?.typed.decision?.at(-1) ?? "approve";
	const points = idea.points_on_approval ?? 0;
	const choice = (value: string, title: string, text: string) => (
		<ChoiceCard name="decision" value={value} defaultChecked={typed === value} title={title}>
			{text}
		</ChoiceCard>
	);
	return (
		<Card title={t("decide.title")} id="decision">
			<EndpointForm form={form} className="stack">
				<FieldGroup legend={t("decide.decision")} layout="cards">
					{choice(
						"approve",
						t("decide.approve"),
						points > 0 && !words.areHidden
							? t("decide.approveText", { points: words.withLabel(points) })
							: t("decide.approvePlain"),
					)}
					{choice("suggest_changes", t("decide.suggest_changes"), t("decide.suggest_changesText"))}
					{choice("reject", t("decide.reject"), t("decide.rejectText"))}
					{mergeable.length > 0 &&
						choice("merge", t("decide.merge"), t("decide.mergeText", { count: idea.vote_count }))}
				</FieldGroup>
				{mergeable.length > 0 && (
					<FormField
						of={form.fields.merge_into_id}
						options={mergeable}
						choosePlaceholder={t("decide.chooseInto")}
						hint={t("decide.intoHint")}
					/>
				)}
				<FormField of={form.fields.notes} rows={4} />
				<SubmitButton form={form} kind="main" isFull>
					{t("decide.action")}
				</SubmitButton>
			</EndpointForm>
		</Card>
	);
}

/** Putting an approved idea among the highlighted ones, or taking it out. */
export function FeatureCard() {
	const { idea } = useLoaderData<typeof loader>();
	const { t } = useTranslation("ideas");
	const words = usePointsWords();
	const form = "ideas/submit-idea-is-featured";
	const isOn = idea.is_featured === 1;
	const points = idea.points_on_highlighting ?? 0;
	const pays = points > 0 && !words.areHidden && idea.is_highlighting_paid === 0;
	return (
		<Card title={t("feature.title")}>
			<EndpointForm form={form} className="stack">
				<p>{pays ? t("feature.text", { points: words.withLabel(points) }) : t("feature.plain")}</p>
				<input type="hidden" name="is_featured" value={isOn ? 0 : 1} />
				<SubmitButton form={form} icon="star">
					{t(isOn ? "feature.off" : "feature.on")}
				</SubmitButton>
			</EndpointForm>
		</Card>
	);
}

/** Noting that the final commission was paid. */
export function CommissionCard() {
	const { forms } = useLoaderData<typeof loader>();
	const { t } = useTranslation("ideas");
	const { commission: form } = forms;
	return (
		<Card title={t("commission.title")}>
			<EndpointForm form={form} className="stack">
				<p>{t("commission.text")}</p>
				<FormField of={form.fields.notes} />
				<SubmitButton form={form}>{t("commission.action")}</SubmitButton>
			</EndpointForm>
		</Card>
	);
}
