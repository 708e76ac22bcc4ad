/** Choosing a password through a link of a mail: the first one, or another. */
import { useActionData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import type { FormAnswer } from "~/form/form-answer";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { SignInFrame } from "~/shell/sign-in-frame";
import { useFrame } from "~/shell/use-frame";
import { useVisitorLanguage } from "~/shell/visitor-language";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import type { findLink } from "./password-link.server";

/** Props of the page: `texts` are its keys, `elsewhere` is what a link that no longer works leads to. */
export type NewPasswordProps = {
	texts: "activate" | "reset";
	link: Awaited<ReturnType<typeof findLink>>;
	elsewhere: { href: string; label: string };
};

/** The page of a link; one that no longer works says so, and where to go. */
export function NewPassword({ texts, link, elsewhere }: NewPasswordProps) {
	const { account } = useFrame();
	const { t } = useTranslation("session");
	const language = useVisitorLanguage();
	const refusal = useActionData<FormAnswer>()?.refusal;
	const { person, form, limited } = link;
	if (!person || refusal?.resultType === "link_not_valid") {
		return (
			<SignInFrame
				account={account}
				title={t(`${texts}.invalidTitle`)}
				subtitle={limited ? undefined : t(`${texts}.invalidText`)}
				language={language}
			>
				{limited && <Notice tone="bad">{limited}</Notice>}
				<ButtonLink href={elsewhere.href} kind="main">
					{elsewhere.label}
				</ButtonLink>
			</SignInFrame>
		);
	}
	return (
		<SignInFrame
			account={account}
			title={t(`${texts}.title`, person)}
			subtitle={t(`${texts}.subtitle`, person)}
			language={language}
		>
			<EndpointForm form={form} className="stack">
				<input type="hidden" name="username" autoComplete="username" value={person.email} />
				<FormField
					of={form.fields.password}
					type="password"
					autoComplete="new-password"
					isFirst
					hint={t(`${texts}.hint`)}
				/>
				<SubmitButton form={form} kind="main" isFull>
					{t(`${texts}.button`)}
				</SubmitButton>
			</EndpointForm>
		</SignInFrame>
	);
}
