/** One's own statement: what came, what went, why, and the balance after each line. */
import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { usePointsWords } from "~/ui/account-display";
import { ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table/data-table";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { rowsOnPage } from "~/ui/rules/paging";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./statement.server";
import { useStatementColumns } from "./statement-columns";
import "./points.css";

export { loader } from "./statement.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** The statement. */
export default function StatementScreen() {
	const { t } = useTranslation("points");
	const statement = useLoaderData<typeof loader>();
	const columns = useStatementColumns();
	if (statement.isHidden) {
		return (
			<EmptyState
				drawing="lock"
				title={t("statement.hiddenTitle")}
				action={<ButtonLink href="/recognitions">{t("statement.toRecognitions")}</ButtonLink>}
			>
				{t("statement.hiddenText")}
			</EmptyState>
		);
	}
	const { lines, page, page_size, total_pages, total_rows, anchor } = statement;
	const hrefFor = (target: number) =>
		target === page + 1 && anchor
			? `/points?page=${target}&anchor=${encodeURIComponent(anchor)}`
			: `/points?page=${target}`;
	return (
		<div className="page-middle statement">
			<PageHead title={t("statement.title")} subtitle={t("statement.subtitle")} />
			<div className="stack">
				<Figures figures={statement.figures} />
				<DataTable
					caption={t("statement.caption")}
					columns={columns}
					rows={lines}
					rowKey={(line) => line.id}
					empty={
						<EmptyState
							isBare
							drawing="feed"
							title={t("statement.emptyTitle")}
							action={<ButtonLink href="/">{t("statement.emptyAction")}</ButtonLink>}
						>
							{t("statement.emptyText")}
						</EmptyState>
					}
					pager={{
						page,
						pageCount: total_pages,
						hrefFor,
						action: "/points",
						rows: { ...rowsOnPage(page, page_size, total_rows), total: total_rows },
					}}
				/>
			</div>
		</div>
	);
}

type Balances = { point_balance: number | null; points_earned: number | null; points_redeemed: number | null };

function Figures({ figures }: { figures: Balances }) {
	const { t } = useTranslation("points");
	const words = usePointsWords();
	const entries = [
		{ term: t("statement.available"), points: figures.point_balance },
		{ term: t("statement.earned"), points: figures.points_earned },
		{ term: t("statement.redeemed"), points: figures.points_redeemed },
	];
	return (
		<dl className="card card-flush figures">
			{entries.map(({ term, points }) => (
				<div key={term}>
					<dt>{term}</dt>
					<dd>{words.figure(points ?? 0)}</dd>
					{words.money(points ?? 0) && <dd>{words.money(points ?? 0)}</dd>}
				</div>
			))}
		</dl>
	);
}
