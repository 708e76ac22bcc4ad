/** The account's own domains: what to enter in the DNS, how each stands, and to which name emails lead. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { FormField } from "~/form/form-field";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import { useTranslation } from "~/ui/texts";
import { SettingsPage } from "../settings-page";
import { DomainCard } from "./domain-card";
import type { loader } from "./domains.server";
import { SiteCard } from "./site-card";
import "./domains.css";

export { action, loader } from "./domains.server";

export const meta = titleMeta;

/** The page. */
export default function Domains() {
	const { is_offered, room_left, subdomain_host, site_host, domains, form } = useLoaderData<typeof loader>();
	const { t } = useTranslation("domains");
	return (
		<SettingsPage part="domains">
			<div className="page-narrow stack">
				<p className="soft">{t("hint", { host: subdomain_host })}</p>
				{is_offered === 0 && <Notice>{t("notOffered")}</Notice>}
				{domains.length === 0 && is_offered === 1 && <p className="soft">{t("none")}</p>}
				{domains.map((domain) => (
					<DomainCard key={domain.host} domain={domain} />
				))}
				<SiteCard domains={domains} site={site_host} subdomain={subdomain_host} />
				{is_offered === 1 && room_left === 0 && <p className="soft">{t("full")}</p>}
				{is_offered === 1 && room_left > 0 && (
					<Card title={t("add.title")}>
						<EndpointForm form={form} className="stack">
							<FormField of={form.fields.host} type="text" hint={t("add.hint")} />
							<div className="row">
								<SubmitButton form={form} kind="main">
									{t("add.submit")}
								</SubmitButton>
							</div>
						</EndpointForm>
					</Card>
				)}
			</div>
		</SettingsPage>
	);
}
