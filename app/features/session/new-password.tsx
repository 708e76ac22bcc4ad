/** Choosing a password through a link of a mail: the first one, or another. */
import { SecureForm } from "~/shell/secure-form";
import { SignInFrame } from "~/shell/sign-in-frame";
import { useFrame } from "~/shell/use-frame";
import { useVisitorLanguage } from "~/shell/visitor-language";
import { Button, ButtonLink } from "~/ui/button";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { LinkOfMail, PasswordRefusal } from "./password-link.server";

/** Props of the page: `texts` are its keys, `elsewhere` is what a link that no longer works leads to. */
export type NewPasswordProps = {
	texts: "activate" | "reset";
	link: LinkOfMail;
	refusal?: PasswordRefusal;
	elsewhere: { href: string; label: string };
};

/** The page of a link; one that no longer works says so, and where to go. */
export function NewPassword({ texts, link, refusal, elsewhere }: NewPasswordProps) {
	const { account } = useFrame();
	const { t } = useTranslation("session");
	const language = useVisitorLanguage();
	const isOver = !link.person || refusal?.resultType === "link_not_valid";
	if (!link.person || isOver) {
		const isLimited = link.refusal?.resultType === "rate_limited";
		return (
			<SignInFrame
				account={account}
				title={t(`${texts}.invalidTitle`)}
				subtitle={isLimited ? undefined : t(`${texts}.invalidText`)}
				language={language}
			>
				{isLimited && <Notice tone="bad">{link.refusal?.resultMsg}</Notice>}
				<ButtonLink href={elsewhere.href} kind="main">
					{elsewhere.label}
				</ButtonLink>
			</SignInFrame>
		);
	}
	const fieldError = refusal?.errors?.password?.[0];
	return (
		<SignInFrame
			account={account}
			title={t(`${texts}.title`, link.person)}
			subtitle={t(`${texts}.subtitle`, link.person)}
			language={language}
		>
			<SecureForm className="stack">
				{refusal && !fieldError && (
					<Notice tone="bad" isLive>
						{refusal.resultMsg}
					</Notice>
				)}
				<input type="hidden" name="username" autoComplete="username" value={link.person.email} />
				<Field label={t(`${texts}.password`)} hint={t(`${texts}.hint`)} error={fieldError}>
					<TextInput name="password" type="password" autoComplete="new-password" minLength={10} required autoFocus />
				</Field>
				<Button kind="main" isFull>
					{t(`${texts}.button`)}
				</Button>
			</SecureForm>
		</SignInFrame>
	);
}
