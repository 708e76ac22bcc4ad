/** Stands in the place of the application until the terms are accepted, where the account asks for it at sign-in. */

import { Button, ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";
import { SecureForm } from "./secure-form";
import { SignInFrame } from "./sign-in-frame";
import { useFrame } from "./use-frame";

/** The terms with accept and decline; declining signs out. */
export function TermsGate() {
	const { account } = useFrame();
	const { t } = useTranslation("session");
	return (
		<SignInFrame account={account} title={t("terms.title")}>
			<p>{t("terms.text")}</p>
			<SecureForm action="/terms" className="stack">
				<Button kind="main">{t("terms.accept")}</Button>
				<ButtonLink isDocument href="/webapp/login/end_session" kind="quiet">
					{t("terms.decline")}
				</ButtonLink>
			</SecureForm>
		</SignInFrame>
	);
}
