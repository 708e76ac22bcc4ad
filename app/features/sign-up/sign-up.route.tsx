/** Signing up by oneself: who one is, and the work address to which the link goes. */
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
import type { loader } from "./sign-up.server";

export { action, loader } from "./sign-up.server";

export const meta = titleMeta;

export const handle = { frame: "none" };

/** The page, and what it says once the link was asked for. */
export default function SignUp() {
	const { title, company_name } = useLoaderData<typeof loader>();
	const { account } = useFrame();
	const { t } = useTranslation("sign-up");
	const language = useVisitorLanguage();
	const answer = useActionData<FormAnswer>();
	if (answer && !answer.refusal)
		return (
			<SignInFrame account={account} title={t("page.sentTitle")} language={language}>
				<Notice tone="good" isLive>
					{answer.message}
				</Notice>
				<p>{t("page.sentText")}</p>
				<ButtonLink href="/login" kind="main">
					{t("page.toSignIn")}
				</ButtonLink>
				<p>
					<Anchor className="hit" href="/signup">
						{t("page.again")}
					</Anchor>
				</p>
			</SignInFrame>
		);
	return (
		<SignInFrame account={account} title={title} subtitle={t("page.subtitle", { company_name })} language={language}>
			<Fields />
			<p>
				<Anchor className="hit" href="/login">
					{t("page.toSignIn")}
				</Anchor>
			</p>
		</SignInFrame>
	);
}

function Fields() {
	const { form, domains, is_moderated, terms_version } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sign-up");
	const { fields } = form;
	return (
		<EndpointForm form={form} className="stack">
			<input type="hidden" name="terms_version" value={terms_version} />
			<FormField of={fields.first_name} autoComplete="given-name" isFirst />
			<FormField of={fields.last_name} autoComplete="family-name" />
			<FormField
				of={fields.email}
				type="email"
				autoComplete="email"
				hint={t("page.domains", { domains: domains.join(", ") })}
			/>
			{is_moderated === 1 && (
				<>
					<FormField of={fields.message} rows={2} hint={t("page.messageHint")} />
					<p className="meta">{t("page.moderated")}</p>
				</>
			)}
			<div className="stack-small">
				<FormField of={fields.accepts_terms} />
				<p>
					<Anchor className="hit" href="/terms" opensNewTab>
						{t("page.readTerms")}
					</Anchor>
				</p>
			</div>
			<SubmitButton form={form} kind="main" isFull>
				{t("page.button")}
			</SubmitButton>
		</EndpointForm>
	);
}
