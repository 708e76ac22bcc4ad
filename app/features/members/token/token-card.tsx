/** The token by which the Teams app knows one: making it, which shows it once, and ending it. */
import { useState } from "react";
import type { FormFace } from "#workers/kernel/form-face";
import { EndpointForm } from "~/form/endpoint-form";
import type { FormAnswer } from "~/form/form-answer";
import { FormScope, useFormScope } from "~/form/form-scope";
import { unansweredType } from "~/form/server-error";
import { SubmitButton } from "~/form/submit-button";
import { Card } from "~/ui/card";
import { SuccessDialog } from "~/ui/confirm-dialog";
import { Notice } from "~/ui/notice";
import { type Lookup, useTranslation } from "~/ui/texts";
import { useIsScripted } from "~/ui/use-is-scripted";

const revoking = "member-detail/revoke-platform-token";

/** Props: until when the token works that there is, and the form that makes one. */
export type TokenCardProps = { until: string | null; form: FormFace };

/** The card. */
export function TokenCard({ until, form }: TokenCardProps) {
	const { t } = useTranslation("member-detail");
	const question = { text: t("token.question"), yes: t("token.revoke"), isDestructive: true };
	return (
		<Card title={t("token.title")} id="token">
			<div className="stack">
				<p className="soft">{t("token.about")}</p>
				<p>{until === null ? t("token.none") : t("token.until", { date: until })}</p>
				<FormScope form={form}>
					<Making form={form} />
				</FormScope>
				{until !== null && (
					<EndpointForm form={revoking}>
						<SubmitButton form={revoking} kind="destructive" question={question}>
							{t("token.revoke")}
						</SubmitButton>
					</EndpointForm>
				)}
			</div>
		</Card>
	);
}

/** The button; what it made stands in a dialog, and without scripts below it. */
function Making({ form }: Pick<TokenCardProps, "form">) {
	const { t } = useTranslation("member-detail");
	const { t: say } = useTranslation("common");
	const { answer, isBusy } = useFormScope();
	const isScripted = useIsScripted();
	const [closed, setClosed] = useState<FormAnswer>();
	const made = isBusy ? undefined : (answer?.data as { token: string; until: string } | undefined);
	const problem = isBusy || !answer || made ? undefined : problemOf(answer, t);
	return (
		<>
			<EndpointForm form={form} stays hidesProblems>
				<SubmitButton form={form} icon="lock">
					{t("token.make")}
				</SubmitButton>
			</EndpointForm>
			{problem && (
				<Notice tone="bad" isLive>
					{problem}
				</Notice>
			)}
			{made && isScripted && (
				<SuccessDialog isOpen={closed !== answer} onClose={() => setClosed(answer)}>
					<p className="strong">{say("success")}</p>
					<Made {...made} />
				</SuccessDialog>
			)}
			{made && !isScripted && (
				<Notice tone="good">
					<Made {...made} />
				</Notice>
			)}
		</>
	);
}

function Made({ token, until }: { token: string; until: string }) {
	const { t } = useTranslation("member-detail");
	return (
		<>
			<p>{t("token.made", { date: until })}</p>
			<p className="member-token">
				<code>{token}</code>
			</p>
		</>
	);
}

/** What the server says, else that it failed; a call without any answer is an error of the server. */
function problemOf({ refusal }: FormAnswer, t: Lookup<"member-detail">): string {
	if (refusal?.resultType === unansweredType) return t("panel.serverError");
	return refusal?.resultMsg || t("token.failed");
}
