/** Stands in the place of the application until the terms are accepted, where the account asks for it at sign-in. */
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { ButtonLink } from "~/ui/button";
import { useTranslation } from "~/ui/texts";
import { SignInFrame } from "./sign-in-frame";
import { useFrame } from "./use-frame";

/** The terms with accept and decline; declining signs out. */
export function TermsGate() {
	const { account } = useFrame();
	const { t } = useTranslation("session");
	return (
		<SignInFrame account={account} title={t("terms.title")}>
			<p>{t("terms.text")}</p>
			<EndpointForm form="session/opt-in" action="/terms" className="stack">
				<SubmitButton form="session/opt-in" kind="main">
					{t("terms.accept")}
				</SubmitButton>
				<ButtonLink isDocument href="/webapp/login/end_session" kind="quiet">
					{t("terms.decline")}
				</ButtonLink>
			</EndpointForm>
		</SignInFrame>
	);
}
