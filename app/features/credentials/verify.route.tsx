/** Checks a certificate of recognition, for anybody who was shown one: by its code, or by its credential as text or file. */
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FileField } from "~/form/file-field";
import type { FormAnswer } from "~/form/form-answer";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { SignInFrame } from "~/shell/sign-in-frame";
import { titleMeta } from "~/shell/title-meta";
import { useFrame } from "~/shell/use-frame";
import { useVisitorLanguage } from "~/shell/visitor-language";
import { Facts } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import type { Finding, loader } from "./verify.server";

export { action, loader } from "./verify.server";

/** People's names stand here: no search engine keeps it. */
export const meta: MetaFunction = (asked) => [...(titleMeta(asked) ?? []), { name: "robots", content: "noindex" }];

export const handle = { frame: "none", takesFiles: "credentials/verify-certificate" };

/** The page. */
export default function Verify() {
	const { title, form, typed, ...loaded } = useLoaderData<typeof loader>();
	const { account } = useFrame();
	const { t } = useTranslation("credentials");
	const language = useVisitorLanguage();
	const answer = useActionData<FormAnswer<Finding>>();
	const finding = answer ? answer.data : loaded.finding;
	return (
		<SignInFrame
			account={account}
			title={title}
			subtitle={t("verify.subtitle", { company: account.company_name })}
			language={language}
		>
			{finding && <Found finding={finding} company={account.company_name} />}
			{!answer && loaded.refused && <Notice tone="bad">{loaded.refused}</Notice>}
			<EndpointForm
				form={form}
				action="/verify"
				values={{ certificate_code: typed }}
				className="stack"
				encType="multipart/form-data"
			>
				<FormField
					of={form.fields.certificate_code}
					hint={t("verify.codeHint")}
					autoComplete="off"
					placeholder="ABCD-EFGH-JKLM"
				/>
				<FormField of={form.fields.credential} hint={t("verify.credentialHint")} rows={3} />
				<FileField label={t("verify.file")} hint={t("verify.fileHint")} accept=".jwt,.json,.txt" />
				<SubmitButton form={form} kind="main" isFull>
					{t("verify.button")}
				</SubmitButton>
			</EndpointForm>
		</SignInFrame>
	);
}

const tones = { valid: "good", revoked: "bad", not_ours: "warn" } as const;

function Found({ finding: { verdict, certificate, when }, company }: { finding: Finding; company: string }) {
	const { t } = useTranslation("credentials");
	return (
		<>
			<Notice tone={tones[verdict]} isLive>
				<p className="strong">{t(`verdicts.${verdict}.title`, { company })}</p>
				<p>{t(`verdicts.${verdict}.text`, { company })}</p>
			</Notice>
			{certificate && (
				<Facts
					of={[
						[t("verify.recipient"), certificate.recipient],
						[t("verify.program"), certificate.program],
						[t("verify.behaviors"), certificate.behaviors.join(", ")],
						[t("verify.giver"), certificate.recognizedBy],
						[t("verify.date"), when],
						[t("verify.code"), certificate.certificate_code],
					]}
				/>
			)}
		</>
	);
}
