/** Behind the link of a sign-up: choosing a password, which confirms the address. */
import { useActionData, useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import type { FormAnswer } from "~/form/form-answer";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { SignInFrame } from "~/shell/sign-in-frame";
import { titleMeta } from "~/shell/title-meta";
import { useFrame } from "~/shell/use-frame";
import { useVisitorLanguage } from "~/shell/visitor-language";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./confirm.server";

export { action, loader } from "./confirm.server";

export const meta = titleMeta;

export const handle = { frame: "none" };

/** The page, and what it says to who has still to be let in, or whose link no longer works. */
export default function ConfirmSignUp() {
	const { title, person, form, limited } = useLoaderData<typeof loader>();
	const { account } = useFrame();
	const { t } = useTranslation("sign-up");
	const language = useVisitorLanguage();
	const answer = useActionData<FormAnswer<{ waits?: 1 }>>();
	if (answer?.data?.waits === 1)
		return (
			<SignInFrame account={account} title={t("confirm.waitsTitle")} language={language}>
				<Notice tone="good" isLive>
					{t("confirm.waitsText")}
				</Notice>
				<ButtonLink href="/login">{t("confirm.toSignIn")}</ButtonLink>
			</SignInFrame>
		);
	if (!person || answer?.refusal?.resultType === "link_not_valid")
		return (
			<SignInFrame
				account={account}
				title={t("confirm.invalidTitle")}
				subtitle={limited ? undefined : t("confirm.invalidText")}
				language={language}
			>
				{limited && <Notice tone="bad">{limited}</Notice>}
				<ButtonLink href="/signup" kind="main">
					{t("confirm.again")}
				</ButtonLink>
			</SignInFrame>
		);
	return (
		<SignInFrame
			account={account}
			title={title}
			subtitle={t("confirm.subtitle", { email: person.email })}
			language={language}
		>
			<EndpointForm form={form} className="stack">
				<input type="hidden" name="username" autoComplete="username" value={person.email} />
				<FormField
					of={form.fields.password}
					type="password"
					autoComplete="new-password"
					isFirst
					hint={t("confirm.hint")}
				/>
				{person.is_moderated === 1 && <p className="meta">{t("confirm.moderated")}</p>}
				<SubmitButton form={form} kind="main" isFull>
					{t(person.is_moderated === 1 ? "confirm.ask" : "confirm.button")}
				</SubmitButton>
			</EndpointForm>
		</SignInFrame>
	);
}
