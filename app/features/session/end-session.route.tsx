/** Logging out for who came from elsewhere: a page that posts, since no foreign link may sign anybody out. */

import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { SignInFrame } from "~/shell/sign-in-frame";
import { titleMeta } from "~/shell/title-meta";
import { useFrame } from "~/shell/use-frame";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./end-session.server";

export { action, loader } from "./end-session.server";

export const handle = { frame: "none" };

export const meta = titleMeta;

/** The page of logging out. */
export default function EndSession() {
	const { account } = useFrame();
	const { title, isAway } = useLoaderData<typeof loader>();
	const { t } = useTranslation("session");
	return (
		<SignInFrame account={account} title={title} subtitle={t(isAway ? "end.backText" : "end.text")}>
			<EndpointForm form="session/end-session" className="stack">
				<SubmitButton form="session/end-session" kind="main" isFull>
					{t(isAway ? "end.backButton" : "end.button")}
				</SubmitButton>
				{!isAway && (
					<ButtonLink href="/" kind="quiet">
						{t("end.stay")}
					</ButtonLink>
				)}
			</EndpointForm>
		</SignInFrame>
	);
}
