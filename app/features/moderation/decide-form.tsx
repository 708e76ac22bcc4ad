/** The form that decides a request: notes, and a button for each way; what was refused stands above it. */
import type { FormFace } from "#workers/kernel/form-face";
import { askedIn } from "~/form/asked-in";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { usePointsWords } from "~/ui/account-display";
import { useTranslation } from "~/ui/texts";

/** Props: which request of whom, and where it is sent. */
export type DecideFormProps = {
	form: FormFace<"notes" | "points">;
	request_id: number;
	name: string;
	/** Whom the notes reach, where that is not who the request is called by. */
	asked_by?: string;
	/** Points for each person that may be lowered. */
	lowerable?: { points: number; min: number; step: number } | null;
	/** Whoever rejects must say why. */
	needsReason?: boolean;
	action: string;
	/** Keys that press the buttons, where the page has some. */
	keys?: { approve: string; reject: string };
};

/** The form. */
export function DecideForm({ form, name, asked_by = name, lowerable, needsReason, ...props }: DecideFormProps) {
	const { request_id, action, keys } = props;
	const { t } = useTranslation("moderation");
	const words = usePointsWords();
	const question = {
		...askedIn(t, "request.ask", { name }),
		text: t("request.ask.text", { name: asked_by }),
		isDestructive: true,
	};
	return (
		<EndpointForm
			form={form}
			action={action}
			className="stack"
			hidesProblems
			values={lowerable ? { points: lowerable.points } : undefined}
		>
			<input type="hidden" name="request_id" value={request_id} />
			<input type="hidden" name="name" value={name} />
			{needsReason && <input type="hidden" name="needs_reason" value="1" />}
			{lowerable && (
				<FormField
					of={form.fields.points}
					min={lowerable.min}
					max={lowerable.points}
					isOptional={false}
					hint={t("request.pointsHint", {
						points: words.figure(lowerable.points),
						min: words.figure(lowerable.min),
						step: words.figure(lowerable.step),
					})}
				/>
			)}
			<FormField of={form.fields.notes} rows={3} hint={t("request.notesHint", { name: asked_by })} />
			<div className="row-wrap">
				<SubmitButton form={form} kind="main" name="action" value="approve" data-key={keys?.approve}>
					{t("request.approve")}
				</SubmitButton>
				<SubmitButton
					form={form}
					kind="destructive"
					name="action"
					value="reject"
					data-key={keys?.reject}
					needs={needsReason ? ["notes"] : undefined}
					question={question}
				>
					{t("request.reject")}
				</SubmitButton>
			</div>
		</EndpointForm>
	);
}
