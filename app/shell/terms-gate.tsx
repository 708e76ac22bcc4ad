/** Stands in the place of the application until the terms are accepted, where the account asks for it at sign-in. */
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import { SignInFrame } from "./sign-in-frame";
import { TermsText } from "./terms-text";
import { useFrame } from "./use-frame";

/** The terms with accept and decline; declining signs out. */
export function TermsGate() {
	const { account, terms, toasts } = useFrame();
	const { t } = useTranslation("session");
	return (
		<SignInFrame account={account} title={t("terms.title")}>
			{toasts.map(({ text }) => (
				<Notice key={text} tone="warn" isLive>
					{text}
				</Notice>
			))}
			<TermsText text={terms?.text ?? null} />
			<EndpointForm form="session/opt-in" action="/terms" className="stack">
				{terms && <input type="hidden" name="version" value={terms.number} />}
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
