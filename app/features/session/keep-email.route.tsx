/** Stopping a change of address, behind the link that was mailed to the present one. */
import { useLoaderData } from "@remix-run/react";
import { SignInFrame } from "~/shell/sign-in-frame";
import { titleMeta } from "~/shell/title-meta";
import { useFrame } from "~/shell/use-frame";
import { useVisitorLanguage } from "~/shell/visitor-language";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";
import { EmailLinkPage } from "./email-link";
import type { loader } from "./keep-email.server";

export { action, loader } from "./keep-email.server";

export const meta = titleMeta;

export const handle = { frame: "none" };

/** The page, and what it says once the change was stopped. */
export default function KeepEmail() {
	const { account } = useFrame();
	const { t } = useTranslation("session");
	const language = useVisitorLanguage();
	const link = useLoaderData<typeof loader>();
	if (!link.isStopped) return <EmailLinkPage of="stop" link={link} />;
	return (
		<SignInFrame account={account} title={link.title} subtitle={t("emailLink.stoppedText")} language={language}>
			<ButtonLink href="/forgot_password" kind="main">
				{t("emailLink.toForgot")}
			</ButtonLink>
		</SignInFrame>
	);
}
