/** The first password, through the link of an activation mail. */
import { useActionData, useLoaderData } from "@remix-run/react";
import { SecureForm } from "~/shell/secure-form";
import { SignInFrame } from "~/shell/sign-in-frame";
import { useFrame } from "~/shell/use-frame";
import { useVisitorLanguage } from "~/shell/visitor-language";
import { Button, ButtonLink } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { action, loader } from "./activate.server";

export { action, loader } from "./activate.server";

export const handle = { frame: "none" };

/** The page of an activation link. */
export default function Activate() {
	const { account } = useFrame();
	const { t } = useTranslation("session");
	const { person } = useLoaderData<typeof loader>();
	const refusal = useActionData<typeof action>()?.refusal;
	const language = useVisitorLanguage();
	if (!person) {
		return (
			<SignInFrame
				account={account}
				title={t("activate.invalidTitle")}
				subtitle={t("activate.invalidText")}
				language={language}
			>
				<ButtonLink href="/login" kind="main">
					{t("activate.toSignIn")}
				</ButtonLink>
			</SignInFrame>
		);
	}
	return (
		<SignInFrame
			account={account}
			title={t("activate.title", person)}
			subtitle={t("activate.subtitle", person)}
			language={language}
		>
			<SecureForm className="stack">
				<input type="hidden" name="username" autoComplete="username" value={person.email} />
				<Field
					label={t("activate.password")}
					hint={t("activate.hint")}
					error={refusal?.errors?.password?.[0] ?? refusal?.resultMsg}
				>
					<TextInput name="password" type="password" autoComplete="new-password" minLength={10} required />
				</Field>
				<Button kind="main" isFull>
					{t("activate.button")}
				</Button>
			</SecureForm>
		</SignInFrame>
	);
}
