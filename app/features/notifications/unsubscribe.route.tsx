/** The page behind the link at the foot of an email: stops emails of its kind, without signing in. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { SignInFrame } from "~/shell/sign-in-frame";
import { titleMeta } from "~/shell/title-meta";
import { useFrame } from "~/shell/use-frame";
import { useVisitorLanguage } from "~/shell/visitor-language";
import { Anchor } from "~/ui/anchor";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./unsubscribe.server";

export { action, loader } from "./unsubscribe.server";

export const meta = titleMeta;

export const handle = { frame: "none" };

/** The page. */
export default function Unsubscribe() {
	const { account } = useFrame();
	const { t } = useTranslation("notifications");
	const language = useVisitorLanguage();
	const { title, state, link, stop, resume } = useLoaderData<typeof loader>();
	return (
		<SignInFrame account={account} title={title} language={language}>
			<p aria-live="polite">{t(`unsubscribe.${state}Text`, { kind: link?.label, address: link?.address })}</p>
			{state === "on" && (
				<EndpointForm form={stop}>
					<SubmitButton form={stop} kind="main" isFull>
						{t("unsubscribe.stop")}
					</SubmitButton>
				</EndpointForm>
			)}
			{state === "off" && (
				<EndpointForm form={resume}>
					<SubmitButton form={resume} isFull>
						{t("unsubscribe.resume")}
					</SubmitButton>
				</EndpointForm>
			)}
			<p>
				<Anchor className="hit" href="/notifications/settings">
					{t("unsubscribe.toSettings")}
				</Anchor>
			</p>
		</SignInFrame>
	);
}
