/** Sign-in: e-mail address and password, with the client's colours beside it. */
import { useActionData, useNavigation } from "@remix-run/react";
import { SecureForm } from "~/shell/secure-form";
import { SignInFrame } from "~/shell/sign-in-frame";
import { useFrame } from "~/shell/use-frame";
import { useVisitorLanguage } from "~/shell/visitor-language";
import { Anchor } from "~/ui/anchor";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { action } from "./login.server";

export { action, loader } from "./login.server";

export const handle = { frame: "none" };

/** The page of sign-in. */
export default function Login() {
	const { account } = useFrame();
	const { t } = useTranslation("session");
	const answer = useActionData<typeof action>();
	const language = useVisitorLanguage();
	const isBusy = useNavigation().state !== "idle";
	const refusal = answer?.refusal;
	return (
		<SignInFrame account={account} title={t("signIn.title")} subtitle={t("signIn.subtitle")} language={language}>
			<SecureForm className="stack">
				{refusal && refusal.resultType !== "wrong_credentials" && !refusal.errors && (
					<Notice tone="bad" isLive>
						{refusal.resultMsg}
					</Notice>
				)}
				<Field label={t("signIn.email")} error={refusal?.errors?.email?.[0]}>
					<TextInput
						name="email"
						type="email"
						autoComplete="username"
						required
						defaultValue={answer?.email}
						autoFocus={!answer?.email}
					/>
				</Field>
				<Field
					label={t("signIn.password")}
					end={<Anchor href="/forgot_password">{t("signIn.forgot")}</Anchor>}
					error={
						refusal?.errors?.password?.[0] ??
						(refusal?.resultType === "wrong_credentials" ? refusal.resultMsg : undefined)
					}
				>
					<TextInput
						name="password"
						type="password"
						autoComplete="current-password"
						required
						autoFocus={!!answer?.email}
					/>
				</Field>
				<Button kind="main" isFull isBusy={isBusy}>
					{t("signIn.button")}
				</Button>
			</SecureForm>
			<p className="meta">
				{t("signIn.firstTime")} <Anchor href="/forgot_password">{t("signIn.newLink")}</Anchor>
			</p>
		</SignInFrame>
	);
}
