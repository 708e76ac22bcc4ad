/** A button that sends somebody a mail: it says so at once when it was pressed, and takes it back when that failed. */
import type { FormFace } from "#workers/kernel/form-face";
import { EndpointForm } from "~/form/endpoint-form";
import type { FormAnswer } from "~/form/form-answer";
import { FormScope, useFormScope } from "~/form/form-scope";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";

/** Props: the form that is sent, and what the button says before and after. */
export type SendButtonProps = { form: FormFace; idle: string; sent: string };

/** The button with what went wrong under it. */
export function SendButton({ form, ...words }: SendButtonProps) {
	return (
		<FormScope form={form}>
			<EndpointForm form={form} stays hidesProblems className="stack-small">
				<Sending {...words} />
			</EndpointForm>
		</FormScope>
	);
}

function Sending({ idle, sent }: Pick<SendButtonProps, "idle" | "sent">) {
	const { answer, isBusy } = useFormScope();
	const { t } = useTranslation("member-detail");
	const problem = isBusy ? undefined : problemOf(answer, t("panel.serverError"));
	const isSent = isBusy || (answer !== undefined && problem === undefined);
	return (
		<>
			<div>
				<Button icon={isSent ? "check" : "mail"} disabled={isSent && !isBusy}>
					{isSent ? sent : idle}
				</Button>
			</div>
			{problem && (
				<Notice tone="bad" isLive>
					{problem}
				</Notice>
			)}
		</>
	);
}

/** What went wrong; an answer that says neither that it was done nor why not is an error, too. */
function problemOf(answer: FormAnswer | undefined, serverError: string): string | undefined {
	if (answer === undefined) return undefined;
	if (answer.refusal) return answer.refusal.resultMsg || serverError;
	return answer.data === undefined && !answer.message ? serverError : undefined;
}
