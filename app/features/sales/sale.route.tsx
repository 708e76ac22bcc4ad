/** One sale, as sales moderators look at it: a page, from 768 px on a dialog over the list. */
import { useLoaderData } from "@remix-run/react";
import type { ScreenHandle } from "~/shell/framed";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./sale.server";

export { loader } from "./sale.server";

export const meta = titleMeta;

export const handle = { dialog: "small" } satisfies ScreenHandle;

/** The page. */
export default function Sale() {
	const { title, sale } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales");
	const words = usePointsWords();
	const facts = [
		[t("columns.status"), t(sale.status === "approved" ? "status.approved" : "status.pending")],
		[t("columns.owner_name"), sale.owner_name],
		[t("columns.company_name"), sale.company_name],
		[t("columns.item_name"), `${sale.item_name} (${sale.sku})`],
		[t("columns.system_brand_name"), sale.system_brand_name],
		[t("columns.category"), sale.category],
		[t("columns.distributor"), sale.distributor ?? t("noData")],
		[t("columns.impact"), sale.impact_words],
		[t("columns.invoice_number"), sale.invoice_number],
		[t("columns.external_created_at"), sale.date],
		[t("columns.created_at"), sale.logged],
		[t("columns.approved_at"), sale.approved ?? t("noData")],
		[t("columns.quantity"), String(sale.quantity)],
		[t("columns.unit_cost_amount"), sale.unit_cost],
		[t("columns.external_cost_amount"), sale.external_cost],
		[t("columns.total_points_earned"), words.figure(sale.total_points_earned)],
	];
	return (
		<div className="page-narrow stack">
			<PageHead title={title} back={{ href: "/sales", label: t("title") }} />
			<Card>
				<dl className="facts">
					{facts.map(([label, value]) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
			</Card>
		</div>
	);
}
