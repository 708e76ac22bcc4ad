/** The form of an idea; it can be kept as a draft or sent, and what was typed stays when it was refused. */
import { useLoaderData } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { type Chosen, RecipientField } from "~/features/recognition/index.recipients";
import type { Suggestions } from "~/features/recognition/index.server";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { useFormAnswer } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { usePointsWords } from "~/ui/account-display";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { TextArea } from "~/ui/text-area";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./save-idea.server";

/** The form. */
export function IdeaForm({ onInput }: { onInput: (event: FormEvent) => void }) {
	const { form, values, version } = useLoaderData<typeof loader>();
	const { t } = useTranslation("ideas");
	const { fields } = form;
	return (
		<EndpointForm form={form} className="stack-large" values={values} onInput={onInput}>
			<Card className="stack">
				<FormField of={fields.title} hint={t("new.titleHint")} isFirst />
				<div className="without-scripts">
					<Button name="similar" value="1">
						{t("similar.search")}
					</Button>
				</div>
				<CategoryField />
				<FormField of={fields.problem} isOptional={false} rows={4} />
				<FormField of={fields.solution} isOptional={false} hint={t("new.solutionHint")}>
					<TextArea rows={5} />
				</FormField>
			</Card>
			<Card title={t("new.more")} className="stack">
				<FormField of={fields.impact} layout="chips" />
				<FormField of={fields.yearly_saving} />
				<FormField of={fields.cost_to_try} />
				<FormField of={fields.place} />
			</Card>
			<Card className="stack">
				<TeamField />
				<p className="meta">{t("new.teamHint")}</p>
			</Card>
			{version === 0 && <p className="meta">{t("new.pictures")}</p>}
			<div className="row-wrap">
				<SubmitButton form={form} kind="main">
					{t(version === 0 ? "new.send" : "new.sendAgain")}
				</SubmitButton>
				<SubmitButton form={form} name="draft" value="1">
					{t(version === 0 ? "new.draft" : "new.keep")}
				</SubmitButton>
			</div>
		</EndpointForm>
	);
}

function CategoryField() {
	const { form, categories } = useLoaderData<typeof loader>();
	const { t } = useTranslation("ideas");
	const { areHidden, withLabel } = usePointsWords();
	const options = categories.map(({ id, name, points }) => ({
		value: String(id),
		label: points > 0 && !areHidden ? t("new.points", { name, points: withLabel(points) }) : name,
	}));
	return (
		<FormField of={form.fields.category_id} options={options} choosePlaceholder={t("new.choose")} isOptional={false} />
	);
}

type Answered = { chosen?: Chosen; found?: Suggestions | null };

function TeamField() {
	const { form, team, ...data } = useLoaderData<typeof loader>();
	const { answer } = useFormAnswer(form.name);
	const back = answer?.data as Answered | undefined;
	const [chosen, setChosen] = useState<Chosen>(back?.chosen ?? data.chosen);
	return (
		<RecipientField
			data={{
				form: { fields: { recipient_ids: form.fields.team_member_ids } },
				...{ q: answer?.typed.q?.at(-1) ?? "", found: back?.found ?? null, team, likely: [] },
			}}
			chosen={chosen}
			onChange={setChosen}
			isOptional
		/>
	);
}
