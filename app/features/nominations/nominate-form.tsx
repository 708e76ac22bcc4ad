/** The form in which somebody is nominated: category, whom, kind words, the category's own questions, and whether it is signed. */
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { maxWordsLength } from "#workers/features/nominations/rules/event";
import { type Chosen, RecipientField } from "~/features/recognition/index.recipients";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField, FormGroup } from "~/form/form-field";
import { useFormAnswer, useFormScope } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { ChoiceCard } from "~/ui/choice";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/text-area";
import { useTranslation } from "~/ui/texts";
import { useIsScripted } from "~/ui/use-is-scripted";
import { answerField } from "./answer-field";
import type { loader } from "./nominate.server";

/** The form; what was typed stays when nothing was sent. */
export function NominateForm() {
	const data = useLoaderData<typeof loader>();
	const { form, draft, event } = data;
	const { t } = useTranslation("nominations");
	const { answer } = useFormAnswer(form.name);
	const back = answer?.data as { chosen: Chosen } | undefined;
	const [chosen, setChosen] = useState<Chosen>(back?.chosen ?? data.chosen);
	const typed = answer?.typed.category_id?.at(-1) ?? draft.category_id?.at(-1);
	const [category, setCategory] = useState(typed ?? String(event.categories[0]?.id ?? ""));
	return (
		<EndpointForm
			key={data.own.length}
			form={form}
			className="card stack-large"
			values={{ is_signed: 1, category_id: category, ...draft }}
		>
			<FormGroup of={form.fields.category_id}>
				<div className="nomination-categories">
					{event.categories.map(({ id, name, description }) => (
						<ChoiceCard
							key={id}
							name={form.fields.category_id.name}
							value={id}
							title={name}
							defaultChecked={String(id) === category}
							onChange={() => setCategory(String(id))}
						>
							{description}
						</ChoiceCard>
					))}
				</div>
			</FormGroup>
			<RecipientField data={data} chosen={chosen} onChange={setChosen} />
			<FormField of={form.fields.words} hint={t("nominate.wordsHint")}>
				<TextArea rows={6} />
			</FormField>
			<Questions category={category} />
			<FormField of={form.fields.is_signed} hint={t("nominate.signedHint")} />
			<div className="row">
				<SubmitButton form={form} kind="main">
					{t("nominate.send")}
				</SubmitButton>
			</div>
		</EndpointForm>
	);
}

/** The questions of the chosen category; without scripts those of all, each under its category's name. */
function Questions({ category }: { category: string }) {
	const { event } = useLoaderData<typeof loader>();
	const isScripted = useIsScripted();
	const { answer } = useFormScope();
	const asked = event.categories.filter(
		({ id, questions }) => questions.length > 0 && (!isScripted || String(id) === category),
	);
	return asked.map(({ id, name, questions }) => (
		<fieldset key={id} className="field stack">
			<legend className="field-label">{name}</legend>
			{questions.map((question, at) => (
				<Field key={question} label={question} isOptional>
					<TextArea
						name={answerField(id)}
						rows={3}
						maxLength={maxWordsLength}
						defaultValue={answer?.typed[answerField(id)]?.[at]}
					/>
				</Field>
			))}
		</fieldset>
	));
}
