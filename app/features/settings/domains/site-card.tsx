/** To which of the account's names the links of emails lead, where there is a choice. */
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import type { PageDomain } from "./domain-card";

const choosing = "domains/choose-site";

/** The card; nothing while the subdomain is the only name. */
export function SiteCard({
	domains,
	site,
	subdomain,
}: {
	domains: readonly PageDomain[];
	site: string;
	subdomain: string;
}) {
	const { t } = useTranslation("domains");
	const active = domains.filter(({ state }) => state === "active").map(({ host }) => host);
	const others = [subdomain, ...active].filter((host) => host !== site);
	if (active.length === 0) return null;
	return (
		<Card title={t("site.title")}>
			<div className="stack">
				<p>{t("site.now", { host: site })}</p>
				<div className="row-wrap">
					{others.map((host) => (
						<EndpointForm key={host} form={choosing} instance={host} preventScrollReset>
							<input type="hidden" name="host" value={host} />
							<SubmitButton form={choosing} instance={host}>
								{t("site.choose", { host })}
							</SubmitButton>
						</EndpointForm>
					))}
				</div>
			</div>
		</Card>
	);
}
