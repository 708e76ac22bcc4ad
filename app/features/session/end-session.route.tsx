/** Logging out for who came from elsewhere: a page that posts, since no foreign link may sign anybody out. */

import { SecureForm } from "~/shell/secure-form";
import { SignInFrame } from "~/shell/sign-in-frame";
import { useFrame } from "~/shell/use-frame";
import { Button, ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";

export { action, loader } from "./end-session.server";

export const handle = { frame: "none" };

/** The page of logging out. */
export default function EndSession() {
	const { account } = useFrame();
	const { t } = useTranslation("session");
	return (
		<SignInFrame account={account} title={t("end.title")} subtitle={t("end.text")}>
			<SecureForm className="stack">
				<Button kind="main" isFull>
					{t("end.button")}
				</Button>
				<ButtonLink href="/" kind="quiet">
					{t("end.stay")}
				</ButtonLink>
			</SecureForm>
		</SignInFrame>
	);
}
