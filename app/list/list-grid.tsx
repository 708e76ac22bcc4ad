/** The rows of a list as cards side by side, with the filters, the report and the pages of its table. */
import type { ReactNode } from "react";
import { Card } from "~/ui/card";
import type { TableFilters } from "~/ui/data-table/columns";
import { TableTools } from "~/ui/data-table/table-tools";
import { LoadingIndicator } from "~/ui/loading";
import { Pager, type PagerProps } from "~/ui/pager";
import { useTranslation } from "~/ui/texts";
import "./list-grid.css";

/** Props of the cards. */
export type ListGridProps<Row> = {
	/** Says what the cards hold; read aloud, not seen. */
	caption: string;
	rows: Row[];
	rowKey: (row: Row) => string | number;
	card: (row: Row) => ReactNode;
	empty: ReactNode;
	filters?: TableFilters;
	tools?: ReactNode;
	endTools?: ReactNode;
	pager: PagerProps;
	isBusy?: boolean;
};

/** The cards. */
export function ListGrid<Row>({
	caption,
	rows,
	rowKey,
	card,
	empty,
	filters,
	tools,
	endTools,
	pager,
	isBusy,
}: ListGridProps<Row>) {
	const { t } = useTranslation("common");
	return (
		<section className="stack" aria-label={caption} aria-busy={isBusy || undefined}>
			{isBusy && <LoadingIndicator />}
			{(filters || endTools) && (
				<Card isFlush>
					<TableTools columns={[]} filters={filters} tools={tools} endTools={endTools} />
				</Card>
			)}
			{rows.length === 0 ? (
				<Card>{empty}</Card>
			) : (
				<ul className="list-grid">
					{rows.map((row) => (
						<li key={rowKey(row)} className="card">
							{card(row)}
						</li>
					))}
				</ul>
			)}
			{pager.pageCount > 1 && (
				<Card isFlush>
					<Pager label={t("pager.labelOf", { list: caption })} {...pager} />
				</Card>
			)}
		</section>
	);
}
