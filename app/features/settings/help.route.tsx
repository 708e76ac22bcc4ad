/** What helps people: the person behind the help, and the document with the account's rules. */
import { useLoaderData } from "@remix-run/react";
import { ContactSettings } from "~/features/contact";
import { EndpointForm } from "~/form/endpoint-form";
import { FileField } from "~/form/file-field";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./help.server";
import { SettingsPage } from "./settings-page";

export { action, loader } from "./help.server";

export const meta = titleMeta;

export const handle = { takesFiles: "rules/save-rules" };

/** The page. */
export default function HelpSettings() {
	const { url, saved, removed, help } = useLoaderData<typeof loader>();
	const { t } = useTranslation("settings");
	return (
		<SettingsPage part="help">
			<div className="page-narrow stack">
				<ContactSettings {...help} />
				<Card title={t("help.rules")}>
					<div className="stack">
						<p className="soft">{t(url ? "help.rulesText" : "help.noRules")}</p>
						{url && (
							<div className="row-wrap">
								<Anchor className="hit" href="/rules" opensNewTab>
									{t("help.open")}
								</Anchor>
								<EndpointForm form={removed}>
									<SubmitButton form={removed} kind="quiet">
										{t("help.remove")}
									</SubmitButton>
								</EndpointForm>
							</div>
						)}
						<EndpointForm form={saved} className="stack" encType="multipart/form-data" hidesProblems>
							<FileField label={t("help.file")} hint={t("help.fileHint")} isRequired accept="application/pdf" />
							<div>
								<SubmitButton form={saved} icon="upload" busyLabel={t("help.busy")}>
									{t("help.upload")}
								</SubmitButton>
							</div>
						</EndpointForm>
					</div>
				</Card>
			</div>
		</SettingsPage>
	);
}
