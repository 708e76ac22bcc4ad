/** What the screens behind both links of a change of address share: what it is about, one button, and what no longer works. */
import { useActionData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import type { FormAnswer } from "~/form/form-answer";
import { SubmitButton } from "~/form/submit-button";
import { SignInFrame } from "~/shell/sign-in-frame";
import { useFrame } from "~/shell/use-frame";
import { useVisitorLanguage } from "~/shell/visitor-language";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import type { findEmailLink } from "./email-link.server";

/** Props: which link it is, and what its address was found to be about. */
export type EmailLinkProps = {
	of: "confirm" | "stop";
	link: Awaited<ReturnType<typeof findEmailLink>>;
};

/** The page of a link. */
export function EmailLinkPage({ of, link: { title, change, limited } }: EmailLinkProps) {
	const { account } = useFrame();
	const { t } = useTranslation("session");
	const language = useVisitorLanguage();
	const refusal = useActionData<FormAnswer>()?.refusal;
	if (!change || refusal?.resultType === "link_not_valid")
		return (
			<SignInFrame
				account={account}
				title={t("emailLink.invalidTitle")}
				subtitle={limited ? undefined : t("emailLink.invalidText")}
				language={language}
			>
				{limited && <Notice tone="bad">{limited}</Notice>}
				<ButtonLink href="/profile" kind="main">
					{t("emailLink.toProfile")}
				</ButtonLink>
			</SignInFrame>
		);
	const form = of === "confirm" ? "session/confirm-email" : "session/stop-email-change";
	return (
		<SignInFrame account={account} title={title} subtitle={t(`emailLink.${of}Text`, change)} language={language}>
			<EndpointForm form={form} className="stack">
				<SubmitButton form={form} kind="main" isFull>
					{t(`emailLink.${of}`)}
				</SubmitButton>
			</EndpointForm>
		</SignInFrame>
	);
}
