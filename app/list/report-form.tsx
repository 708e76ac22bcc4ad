/** The form of a button that asks for a report; each answer makes its next press a new request. */
import { type ReactNode, useState } from "react";
import type { FormFace } from "#workers/kernel/form-face";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";

type Props = {
	form: FormFace;
	size?: "small";
	/** What goes along beside what the form declares. */
	fields?: ReactNode;
	children: ReactNode;
};

export function ReportForm({ form, size, fields, children }: Props) {
	const [answered, setAnswered] = useState(0);
	return (
		<EndpointForm
			form={form}
			stays
			hidesProblems
			repeatKey={`${form.repeat_key}-${answered}`}
			onAnswer={() => setAnswered(answered + 1)}
		>
			{fields}
			<SubmitButton form={form} icon="download" size={size}>
				{children}
			</SubmitButton>
		</EndpointForm>
	);
}
