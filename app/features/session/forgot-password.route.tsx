/** A forgotten password: which address the link to another one is mailed to. */
import { useActionData, useNavigation } from "@remix-run/react";
import { SecureForm } from "~/shell/secure-form";
import { SignInFrame } from "~/shell/sign-in-frame";
import { useFrame } from "~/shell/use-frame";
import { useVisitorLanguage } from "~/shell/visitor-language";
import { Anchor } from "~/ui/anchor";
import { Button, ButtonLink } from "~/ui/button";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { action } from "./forgot-password.server";

export { action } from "./forgot-password.server";

export const handle = { frame: "none" };

type Answer = Awaited<ReturnType<typeof action>>;

/** The page of a forgotten password, and what it says once the link was asked for. */
export default function ForgotPassword() {
	const { account } = useFrame();
	const { t } = useTranslation("session");
	const language = useVisitorLanguage();
	const answer = useActionData<Answer>();
	if (answer && "sent" in answer) {
		return (
			<SignInFrame account={account} title={t("forgot.sentTitle")} language={language}>
				<Notice tone="good" isLive>
					{answer.sent}
				</Notice>
				<p>{t("forgot.sentText")}</p>
				<ButtonLink href="/login" kind="main">
					{t("forgot.toSignIn")}
				</ButtonLink>
				<p>
					<Anchor href="/forgot_password">{t("forgot.again")}</Anchor>
				</p>
			</SignInFrame>
		);
	}
	return (
		<SignInFrame account={account} title={t("forgot.title")} subtitle={t("forgot.subtitle")} language={language}>
			<AddressForm answer={answer} />
			<p className="meta">{t("forgot.newToSite")}</p>
			<p>
				<Anchor href="/login">{t("forgot.toSignIn")}</Anchor>
			</p>
		</SignInFrame>
	);
}

function AddressForm({ answer }: { answer: Exclude<Answer, { sent: string }> | undefined }) {
	const { t } = useTranslation("session");
	const isBusy = useNavigation().state !== "idle";
	const refusal = answer?.refusal;
	const fieldError = refusal?.errors?.email?.[0];
	return (
		<SecureForm className="stack">
			{refusal && !fieldError && (
				<Notice tone="bad" isLive>
					{refusal.resultMsg}
				</Notice>
			)}
			<Field label={t("forgot.email")} error={fieldError}>
				<TextInput name="email" type="email" autoComplete="username" required autoFocus defaultValue={answer?.email} />
			</Field>
			<Button kind="main" isFull isBusy={isBusy}>
				{t("forgot.button")}
			</Button>
		</SecureForm>
	);
}
