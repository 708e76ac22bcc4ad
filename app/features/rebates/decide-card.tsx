/** What a moderator does with a rebate: one word to whoever asks, and a button for each step that its state allows. */
import { useLoaderData } from "@remix-run/react";
import { type RebateAction, rebateActions } from "#workers/features/rebates/rules/rebate";
import { EndpointForm } from "~/form/endpoint-form";
import { formKey } from "~/form/form-answer";
import { FormField } from "~/form/form-field";
import { useFormAnswer } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { usePointsWords } from "~/ui/account-display";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./rebate.server";

const withWords = ["ask", "reject", "reverse"] as const;
const withoutWords = ["approve", "pay", "review"] as const;

/** The card, and what became of a step that came too late. */
export function DecideCard() {
	const { found } = useLoaderData<typeof loader>();
	const actions = found?.rights.actions ?? [];
	return (
		<>
			{rebateActions
				.filter((action) => !actions.includes(action))
				.map((action) => (
					<TooLate key={action} action={action} />
				))}
			{actions.length > 0 && <Steps actions={actions} />}
		</>
	);
}

/** Somebody else was first: the step is not there any more, and what was said of it is. */
function TooLate({ action }: { action: RebateAction }) {
	const { decision: form } = useLoaderData<typeof loader>();
	const { answer } = useFormAnswer(formKey(form.name, action));
	const said = answer?.refusal?.resultMsg;
	return said ? (
		<Notice tone="bad" isLive>
			{said}
		</Notice>
	) : null;
}

function Steps({ actions }: { actions: readonly RebateAction[] }) {
	const { decision: form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("rebates");
	return (
		<Card title={t("decide.title")} className="stack">
			<div className="row-wrap">
				{withoutWords
					.filter((action) => actions.includes(action))
					.map((action) => (
						<StepForm key={action} action={action} />
					))}
			</div>
			{withWords
				.filter((action) => actions.includes(action))
				.map((action) => (
					<EndpointForm key={action} form={form} instance={action} className="stack-small">
						<Hidden action={action} />
						<FormField of={{ ...form.fields.notes, label: t(`decide.notesOf.${action}`), isRequired: true }} rows={2} />
						<WordsButton action={action} />
					</EndpointForm>
				))}
		</Card>
	);
}

/** What goes along: the step, and the rebate as it was read. */
function Hidden({ action }: { action: string }) {
	const { found } = useLoaderData<typeof loader>();
	return (
		<>
			<input type="hidden" name="action" value={action} />
			<input type="hidden" name="version" value={found?.rebate.version} />
		</>
	);
}

function StepForm({ action }: { action: (typeof withoutWords)[number] }) {
	const { found, decision: form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("rebates");
	const words = usePointsWords();
	const points = words.withLabel(found?.rebate.points ?? 0);
	const labels = {
		approve: words.areHidden ? t("decide.approvePlain") : t("decide.approve", { points }),
		pay: words.areHidden ? t("decide.payPlain") : t("decide.pay", { points }),
		review: t("decide.review"),
	};
	return (
		<EndpointForm form={form} instance={action}>
			<Hidden action={action} />
			<SubmitButton form={form} instance={action} kind={action === "review" ? undefined : "main"}>
				{labels[action]}
			</SubmitButton>
		</EndpointForm>
	);
}

function WordsButton({ action }: { action: (typeof withWords)[number] }) {
	const { decision: form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("rebates");
	if (action === "ask")
		return (
			<SubmitButton form={form} instance={action}>
				{t("decide.ask")}
			</SubmitButton>
		);
	const label = t(`decide.${action}`);
	const question = {
		...{ title: t(`decide.${action}Title`), text: t(`decide.${action}Text`), yes: label },
		isDestructive: true,
	};
	return (
		<SubmitButton form={form} instance={action} kind="destructive" question={question}>
			{label}
		</SubmitButton>
	);
}
