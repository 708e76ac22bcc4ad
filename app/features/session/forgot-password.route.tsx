/** A forgotten password: which address the link to another one is mailed to. */
import { useActionData, useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import type { FormAnswer } from "~/form/form-answer";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { SignInFrame } from "~/shell/sign-in-frame";
import { titleMeta } from "~/shell/title-meta";
import { useFrame } from "~/shell/use-frame";
import { useVisitorLanguage } from "~/shell/visitor-language";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./forgot-password.server";

export { action, loader } from "./forgot-password.server";

export const meta = titleMeta;

export const handle = { frame: "none" };

/** The page of a forgotten password, and what it says once the link was asked for. */
export default function ForgotPassword() {
	const { account } = useFrame();
	const { t } = useTranslation("session");
	const language = useVisitorLanguage();
	const { form } = useLoaderData<typeof loader>();
	const answer = useActionData<FormAnswer>();
	if (answer && !answer.refusal) {
		return (
			<SignInFrame account={account} title={t("forgot.sentTitle")} language={language}>
				<Notice tone="good" isLive>
					{answer.message}
				</Notice>
				<p>{t("forgot.sentText")}</p>
				<ButtonLink href="/login" kind="main">
					{t("forgot.toSignIn")}
				</ButtonLink>
				<p>
					<Anchor className="hit" href="/forgot_password">
						{t("forgot.again")}
					</Anchor>
				</p>
			</SignInFrame>
		);
	}
	return (
		<SignInFrame account={account} title={t("forgot.title")} subtitle={t("forgot.subtitle")} language={language}>
			<EndpointForm form={form} className="stack">
				<FormField of={form.fields.email} type="email" autoComplete="username" isFirst />
				<SubmitButton form={form} kind="main" isFull>
					{t("forgot.button")}
				</SubmitButton>
			</EndpointForm>
			<p className="meta">{t("forgot.newToSite")}</p>
			<p>
				<Anchor className="hit" href="/login">
					{t("forgot.toSignIn")}
				</Anchor>
			</p>
		</SignInFrame>
	);
}
