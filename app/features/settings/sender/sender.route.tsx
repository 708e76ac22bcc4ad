/** The sender of emails: from whom they come now, the name and the address that the owner chooses, and the domain of their own. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import { SettingsPage } from "../settings-page";
import type { loader } from "./sender.server";
import { SenderDomainCard } from "./sender-domain-card";

export { action, loader } from "./sender.server";

export const meta = titleMeta;

const testing = "sender-domains/send-test-email";

/** The page. */
export default function Sender() {
	const { from, is_own, is_offered, name, usual_name, local_part, email, domain, saved, added } =
		useLoaderData<typeof loader>();
	const { t } = useTranslation("sender-domains");
	return (
		<SettingsPage part="sender">
			<div className="page-narrow stack">
				<Card title={t("now.title")}>
					<div className="stack">
						<p>{t(from === null ? "now.none" : is_own === 1 ? "now.own" : "now.platform")}</p>
						{from !== null && (
							<p className="strong">
								<bdi className="dns-name">{from}</bdi>
							</p>
						)}
						<EndpointForm form={testing} preventScrollReset>
							<SubmitButton form={testing}>{t("now.test")}</SubmitButton>
						</EndpointForm>
						<p className="soft">{t("now.testHint", { email })}</p>
					</div>
				</Card>
				<Card title={t("form.title")}>
					<EndpointForm form={saved} className="stack" values={{ name, local_part }}>
						<FormField of={saved.fields.name} type="text" hint={t("form.nameHint", { name: usual_name })} />
						<FormField of={saved.fields.local_part} type="text" hint={t("form.localPartHint")} />
						<div>
							<SubmitButton form={saved} kind="main">
								{t("form.submit")}
							</SubmitButton>
						</div>
					</EndpointForm>
				</Card>
				{domain && <SenderDomainCard domain={domain} />}
				{is_offered === 0 && <Notice>{t("notOffered")}</Notice>}
				{is_offered === 1 && !domain && (
					<Card title={t("add.title")}>
						<div className="stack">
							<p>{t("hint")}</p>
							<EndpointForm form={added} className="stack">
								<FormField of={added.fields.host} type="text" hint={t("add.hint")} />
								<div>
									<SubmitButton form={added}>{t("add.submit")}</SubmitButton>
								</div>
							</EndpointForm>
						</div>
					</Card>
				)}
			</div>
		</SettingsPage>
	);
}
