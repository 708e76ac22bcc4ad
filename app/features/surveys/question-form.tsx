/** The form of one question: words, kind, choices with where they lead, and what becomes of the answer. */
import { useState } from "react";
import { maxOptions } from "#workers/features/surveys/rules/limits";
import { end } from "#workers/features/surveys/rules/path";
import {
	hasOptions,
	mayBranch,
	mayHaveOther,
	maySaveTo,
	type QuestionType,
	saveTos,
} from "#workers/features/surveys/rules/question-types";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { useFormScope } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Field, FieldGroup } from "~/ui/field";
import { Select } from "~/ui/select";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { BuilderData } from "./builder-data";

/** So many empty lines stand behind the choices that are there. */
const spareLines = 3;

/** The form. */
export function QuestionForm({ builder }: { builder: BuilderData }) {
	const { t } = useTranslation("surveys");
	const { form, shown, questions, isDraft } = builder;
	const { removing } = builder.calls;
	const number = shown ? questions.findIndex(({ id }) => id === shown.id) + 1 : 0;
	const values = shown
		? { ...shown, options: undefined, question_id: undefined }
		: { type: "radio", is_required: 0, is_editable: 1, has_other: 0 };
	return (
		<Card title={shown ? t("builder.questionNumber", { number }) : t("builder.newQuestion")} className="stack">
			<EndpointForm form={form} className="stack" values={values}>
				{shown && <input type="hidden" name="question_id" value={shown.id} />}
				<Words builder={builder} />
				<div className="row">
					<SubmitButton form={form} kind="main">
						{t("builder.saveQuestion")}
					</SubmitButton>
				</div>
			</EndpointForm>
			{shown && isDraft && (
				<EndpointForm form={removing}>
					<input type="hidden" name="question_id" value={shown.id} />
					<SubmitButton
						form={removing}
						icon="trash"
						kind="quiet"
						question={{
							title: t("builder.removeQuestion"),
							text: t("builder.removeText"),
							yes: t("builder.remove"),
							no: t("builder.no"),
							isDestructive: true,
						}}
					>
						{t("builder.remove")}
					</SubmitButton>
				</EndpointForm>
			)}
		</Card>
	);
}

function Words({ builder }: { builder: BuilderData }) {
	const { t } = useTranslation("surveys");
	const { form, shown, isDraft } = builder;
	const { valuesOf } = useFormScope();
	const [type, setType] = useState((valuesOf("type")?.at(-1) ?? "radio") as QuestionType);
	const { fields } = form;
	const original = shown?.is_translated === 0 ? t("builder.original", { text: shown.title }) : undefined;
	return (
		<>
			<FormField of={fields.question} hint={original} />
			{isDraft ? (
				<FormField of={fields.type} isOptional={false}>
					<Select
						options={[...(fields.type.options ?? [])]}
						onChange={(event) => setType(event.currentTarget.value as QuestionType)}
					/>
				</FormField>
			) : (
				<input type="hidden" name="type" value={type} />
			)}
			<FormField of={fields.help} />
			{type === "scale" && (
				<>
					<FormField of={fields.low} />
					<FormField of={fields.high} />
				</>
			)}
			{hasOptions(type) && <Options builder={builder} type={type} />}
			<Choices builder={builder} type={type} />
		</>
	);
}

type PartProps = { builder: BuilderData; type: QuestionType };

/** Other, and what becomes of the answer; of a survey that has opened it is sent as it is. */
function Choices({ builder, type }: PartProps) {
	const { t } = useTranslation("surveys");
	const { form, shown, isDraft, maySaveTo: mayBeSaved } = builder;
	const { valuesOf, problems } = useFormScope();
	const { fields } = form;
	if (!isDraft && shown)
		return (
			<>
				{(["has_other", "is_required", "is_editable", "save_to"] as const).map((name) => (
					<input key={name} type="hidden" name={name} value={shown[name]} />
				))}
			</>
		);
	const saved = saveTos.filter((save_to) => maySaveTo(type, save_to));
	return (
		<>
			{mayHaveOther(type) && <FormField of={fields.has_other} />}
			<FormField of={fields.is_required} />
			<FormField of={fields.is_editable} />
			{saved.length > 1 && (mayBeSaved || (valuesOf("save_to")?.at(-1) ?? "") !== "") && (
				<Field label={t("builder.saveTo")} error={problems.save_to?.[0]}>
					<Select
						name="save_to"
						defaultValue={valuesOf("save_to")?.at(-1) ?? ""}
						options={saved.map((save_to) => ({ value: save_to, label: t(`builder.saveTos.${save_to || "none"}`) }))}
					/>
				</Field>
			)}
		</>
	);
}

/** The lines of choices, each with where it leads. */
function Options({ builder, type }: PartProps) {
	const { t } = useTranslation("surveys");
	const { shown, questions, isDraft } = builder;
	const { answer, problems } = useFormScope();
	const typed = answer?.refusal ? answer.typed : undefined;
	const known = typed
		? (typed.option_label ?? []).map((label, at) => ({
				...{ label, value: typed.option_value?.[at] ?? "", title: "" },
				goes_to: typed.option_goes_to?.[at] ?? "",
			}))
		: (shown?.options ?? []);
	const [count, setCount] = useState(known.length + (isDraft ? spareLines : 0));
	const place = shown ? questions.findIndex(({ id }) => id === shown.id) : questions.length;
	const ways = [
		{ value: "", label: t("builder.nextOne") },
		...questions.flatMap(({ id, title }, at) =>
			at > place ? [{ value: String(id), label: t("builder.toQuestion", { number: at + 1, question: title }) }] : [],
		),
		{ value: end, label: t("builder.end") },
	];
	const lines = Array.from({ length: type === "checkbox" ? 1 : Math.min(count, maxOptions) }, (_, at) => known[at]);
	return (
		<FieldGroup
			legend={t("builder.options")}
			hint={isDraft ? t("builder.optionsHint") : undefined}
			error={problems.options?.[0]}
		>
			<div className="survey-options">
				{lines.map((line, at) => (
					<div key={line?.value || `line-${at}`} className="survey-option">
						<input type="hidden" name="option_value" value={line?.value ?? ""} />
						<Field
							label={t("builder.option", { number: at + 1 })}
							hint={line && line.label === "" && line.title ? t("builder.original", { text: line.title }) : undefined}
						>
							<TextInput name="option_label" defaultValue={line?.label ?? ""} />
						</Field>
						{mayBranch(type) && isDraft ? (
							<Field label={t("builder.goesTo", { number: at + 1 })}>
								<Select name="option_goes_to" defaultValue={line?.goes_to ?? ""} options={ways} />
							</Field>
						) : (
							<input type="hidden" name="option_goes_to" value={mayBranch(type) ? (line?.goes_to ?? "") : ""} />
						)}
					</div>
				))}
			</div>
			{isDraft && type !== "checkbox" && (
				<p className="script-only">
					<Button type="button" icon="plus" onClick={() => setCount(count + 1)}>
						{t("builder.addOption")}
					</Button>
				</p>
			)}
		</FieldGroup>
	);
}
