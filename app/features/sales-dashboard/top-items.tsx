/** The ten items with the most credits or pieces, as a table of one page. */
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { LoadingIndicator } from "~/ui/loading";
import { useTranslation } from "~/ui/texts";

type Table = { figure: string; rows: { id: number; sku: string; product_name: string; figure: string }[] };

type Props = { title: string; table: Table | null; retry: string; loading?: string };

/** The table; null where it could not be read, with the address that asks again. */
export function TopItems({ title, table, retry, loading }: Props) {
	const { t } = useTranslation("sales-dashboard");
	const { t: graphs } = useTranslation("graphs");
	return (
		<Card title={title} className="top-items">
			{loading !== undefined ? (
				<LoadingIndicator label={loading} />
			) : !table || table.rows.length === 0 ? (
				<EmptyState isBare drawing="box" title={graphs("noData")}>
					{!table && (
						<>
							{t("failed")} <Anchor href={retry}>{t("tryAgain")}</Anchor>
						</>
					)}
				</EmptyState>
			) : (
				<table>
					<caption className="unseen">{title}</caption>
					<thead>
						<tr>
							<th scope="col">{t("items.rank")}</th>
							<th scope="col">{t("items.sku")}</th>
							<th scope="col">{t("items.product")}</th>
							<th scope="col">{table.figure}</th>
						</tr>
					</thead>
					<tbody>
						{table.rows.map(({ id, sku, product_name, figure }, at) => (
							<tr key={id}>
								<td>{at + 1}</td>
								<td className="top-items-words">{sku}</td>
								<td className="top-items-words">{product_name}</td>
								<td>{figure}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</Card>
	);
}
