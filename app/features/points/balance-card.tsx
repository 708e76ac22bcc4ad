/** Beside the diary: what is there now with what it is worth, and the months of the page. */
import { useFrame } from "~/shell/use-frame";
import { usePointsWords } from "~/ui/account-display";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import { type MonthOfDiary, placeOfMonth, signed } from "./diary-month";

/** What is there now; with the way to what it buys, where this person has a store. */
export function BalanceCard({ points, mayBuy }: { points: number; mayBuy: boolean }) {
	const { t } = useTranslation("points");
	const { account, user } = useFrame();
	const words = usePointsWords();
	const [label, money] = [words.labelOf(points), words.money(points)];
	const hasStore = account.flags?.redemptions_enabled === 1 && user?.disable_shop === 0;
	return (
		<section className="card stack-small">
			<h2 className="unseen">{t("statement.balance")}</h2>
			<p className="diary-balance">{words.figure(points)}</p>
			<p className="soft">{money ? t("statement.worth", { label, money }) : label}</p>
			{mayBuy && <ButtonLink href="/buy_points">{t("statement.buy")}</ButtonLink>}
			{hasStore && points > 0 && <ButtonLink href="/store?affordable=1">{t("statement.withinReach")}</ButtonLink>}
		</section>
	);
}

/** The months of this page, each with what it left; where there is room for them. */
export function MonthsCard({ months }: { months: MonthOfDiary[] }) {
	const { t } = useTranslation("points");
	const words = usePointsWords();
	return (
		<div className="diary-index">
			<Card title={t("statement.months")}>
				<ul>
					{months.map((month) => (
						<li key={month.newest_id}>
							<a href={`#${placeOfMonth(month)}`}>
								<span>{month.name}</span>
								<span className="meta">{signed(month.received - month.spent, words)}</span>
							</a>
						</li>
					))}
				</ul>
			</Card>
		</div>
	);
}
