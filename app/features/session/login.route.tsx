/** Sign-in: e-mail address and password, with the client's colours beside it. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { SignInFrame } from "~/shell/sign-in-frame";
import { titleMeta } from "~/shell/title-meta";
import { useFrame } from "~/shell/use-frame";
import { useVisitorLanguage } from "~/shell/visitor-language";
import { Anchor } from "~/ui/anchor";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./login.server";

export { action, loader } from "./login.server";

export const handle = { frame: "none" };

export const meta = titleMeta;

/** The page of sign-in. */
export default function Login() {
	const { form, maySignUp } = useLoaderData<typeof loader>();
	const { account } = useFrame();
	const { t } = useTranslation("session");
	const language = useVisitorLanguage();
	return (
		<SignInFrame account={account} title={t("signIn.title")} subtitle={t("signIn.subtitle")} language={language}>
			<EndpointForm form={form} className="stack">
				<FormField of={form.fields.email} type="email" autoComplete="username" isFirst />
				<FormField
					of={form.fields.password}
					type="password"
					autoComplete="current-password"
					end={<Anchor href="/forgot_password">{t("signIn.forgot")}</Anchor>}
				/>
				<SubmitButton form={form} kind="main" isFull>
					{t("signIn.button")}
				</SubmitButton>
			</EndpointForm>
			<p className="meta">
				{t("signIn.firstTime")} <Anchor href="/forgot_password">{t("signIn.newLink")}</Anchor>
			</p>
			{maySignUp && <SignUpLink />}
		</SignInFrame>
	);
}

/** The way to the form for whoever has no place yet. */
function SignUpLink() {
	const { t } = useTranslation("sign-up");
	return (
		<p className="meta">
			{t("page.none")} <Anchor href="/signup">{t("page.link")}</Anchor>
		</p>
	);
}
