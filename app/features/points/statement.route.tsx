/** One's own statement as a diary: month by month who gave thanks for what, what was redeemed, and what is there now. */
import { useLoaderData } from "@remix-run/react";
import { ListPager } from "~/list/list-pager";
import { NoRows } from "~/list/no-rows";
import { SystemTip } from "~/shell/system-tip";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { useTranslation } from "~/ui/texts";
import { BalanceCard, MonthsCard } from "./balance-card";
import { DiaryMonth } from "./diary-month";
import { ExpiryCard } from "./expiry-card";
import type { loader } from "./statement.server";
import { StatementReport } from "./statement-report";
import { WaysCard } from "./ways-card";
import "./points.css";

export { action, loader } from "./statement.server";

export const meta = titleMeta;

/** The statement. */
export default function StatementScreen() {
	const { title, shown } = useLoaderData<typeof loader>();
	const { t } = useTranslation("points");
	const words = usePointsWords();
	if (!shown) {
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
	const { figures, ways, list, months, mayBuy, ends_after } = shown;
	const earned = words.withLabel(figures.points_earned ?? 0);
	const redeemed = words.figure(figures.points_redeemed ?? 0);
	return (
		<>
			<PageHead title={title} subtitle={t("statement.subtitle", { earned, redeemed })} />
			<div className="stack">
				<SystemTip of="statement_seen" />
				<div className="split diary">
					<aside className="stack stay" aria-label={t("statement.balance")}>
						<BalanceCard points={figures.point_balance ?? 0} mayBuy={mayBuy} />
						{ends_after !== null && <ExpiryCard {...shown} ends_after={ends_after} />}
						{months.length > 1 && <MonthsCard months={months} />}
					</aside>
					<div className="stack-large">
						{list.empty && (
							<NoRows
								list={list}
								drawing="feed"
								hasCard
								emptyAction={<ButtonLink href="/">{t("statement.emptyAction")}</ButtonLink>}
							/>
						)}
						{months.map((month) => (
							<DiaryMonth key={month.newest_id} month={month} />
						))}
						{list.total_pages > 1 && (
							<div className="card card-flush">
								<ListPager list={list} label={t("statement.caption")} />
							</div>
						)}
						{months.length > 0 && list.report && <StatementReport report={list.report} />}
						{ways.length > 0 && <WaysCard ways={ways} />}
					</div>
				</div>
			</div>
		</>
	);
}
