/** Logging out for who came from elsewhere: a page that posts, since no foreign link may sign anybody out. */

import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { SignInFrame } from "~/shell/sign-in-frame";
import { useFrame } from "~/shell/use-frame";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";

export { action, loader } from "./end-session.server";

export const handle = { frame: "none" };

/** The page of logging out. */
export default function EndSession() {
	const { account } = useFrame();
	const { t } = useTranslation("session");
	return (
		<SignInFrame account={account} title={t("end.title")} subtitle={t("end.text")}>
			<EndpointForm form="session/end-session" className="stack">
				<SubmitButton form="session/end-session" kind="main" isFull>
					{t("end.button")}
				</SubmitButton>
				<ButtonLink href="/" kind="quiet">
					{t("end.stay")}
				</ButtonLink>
			</EndpointForm>
		</SignInFrame>
	);
}
