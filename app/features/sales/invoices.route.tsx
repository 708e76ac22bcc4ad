/** Pictures and PDFs of invoices: everybody's for account owners and sales moderators, one's own for others. */
import { useLoaderData } from "@remix-run/react";
import { saleInvoicesFace } from "#workers/features/sales/lists/get-invoices";
import { listLoader, reportAction } from "~/list/list-loader.server";
import { ListScreen } from "~/list/list-screen";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { useTranslation } from "~/ui/texts";
import { CatalogueTabs } from "./catalogue-tabs";

export const meta = titleMeta;

export const loader = listLoader(saleInvoicesFace, { manageCatalogue: "sales/get-product-items" });

export const action = reportAction(saleInvoicesFace);

/** The screen. */
export default function SaleInvoices() {
	const { title, list, may } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales");
	return (
		<div className="stack">
			<ListScreen
				sections={may.manageCatalogue && <CatalogueTabs current="/sales/invoices" />}
				list={list}
				title={title}
				subtitle={t("invoices.subtitle")}
				drawing="box"
				cells={{
					file_name: ({ file_url, file_name, invoice_number }) => (
						<Anchor
							className="link hit"
							isDocument
							href={String(file_url)}
							aria-label={t("invoices.open", { number: String(invoice_number) })}
						>
							{String(file_name)}
						</Anchor>
					),
				}}
			/>
		</div>
	);
}
