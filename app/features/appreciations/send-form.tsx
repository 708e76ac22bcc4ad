/** The form of a card: for whom, which one, and the words. */
import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { designs } from "#workers/features/appreciations/rules/designs";
import { type Chosen, RecipientField } from "~/features/recognition/index.recipients";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField, FormGroup } from "~/form/form-field";
import { useFormAnswer } from "~/form/form-scope";
import { SubmitButton } from "~/form/submit-button";
import { Card } from "~/ui/card";
import { TextArea } from "~/ui/text-area";
import { useTranslation } from "~/ui/texts";
import { DesignDrawing } from "./appreciation-card";
import type { loader } from "./appreciations.server";

/** The form; who was chosen stays when nothing was sent. */
export function SendForm() {
	const data = useLoaderData<typeof loader>();
	const { form, draft } = data;
	const { t } = useTranslation("appreciations");
	const { answer } = useFormAnswer(form.name);
	const back = answer?.data as { chosen: Chosen } | undefined;
	const [chosen, setChosen] = useState<Chosen>(back?.chosen ?? data.chosen);
	const typed = answer?.typed.design?.at(-1) ?? draft.design?.at(-1) ?? designs[0];
	return (
		<Card title={t("form.title")} className="appreciation-form">
			<EndpointForm form={form} className="stack-large" values={draft}>
				<RecipientField data={data} chosen={chosen} onChange={setChosen} />
				<FormGroup of={form.fields.design}>
					<div className="designs">
						{designs.map((design) => (
							<label key={design} className="design-choice drawn-choice">
								<input type="radio" name={form.fields.design.name} value={design} defaultChecked={design === typed} />
								<DesignDrawing design={design} />
								<span>{t(`designs.${design}`)}</span>
							</label>
						))}
					</div>
				</FormGroup>
				<FormField of={form.fields.message} hint={t("form.messageHint")}>
					<TextArea rows={4} />
				</FormField>
				<div className="row">
					<SubmitButton form={form} kind="main">
						{t("form.send")}
					</SubmitButton>
				</div>
			</EndpointForm>
		</Card>
	);
}
