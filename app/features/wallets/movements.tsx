/** What came into a wallet and what left it, with its pages. */

import type { ListFrame } from "~/list/list-page";
import { ListPager } from "~/list/list-pager";
import { NoRows } from "~/list/no-rows";
import { ListReport } from "~/list/report-button";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { useTranslation } from "~/ui/texts";
import type { ShownMovement } from "./movement.server";

/** The movements on a card; for owners, who see a member's, orders lead to where they are managed. */
export function Movements({ list }: { list: ListFrame & { rows: readonly ShownMovement[] } }) {
	const { t } = useTranslation("wallets");
	const words = usePointsWords();
	return (
		<Card title={t("history.title")}>
			{list.empty && <NoRows list={list} drawing="feed" />}
			<ul className="wallet-movements">
				{list.rows.map(({ id, title, details, points, href }) => (
					<li key={id}>
						<span className="stack-small">
							{href ? (
								<Anchor className="hit plain strong" href={href}>
									{title}
								</Anchor>
							) : (
								<span className="strong">{title}</span>
							)}
							<span className="meta">{details}</span>
						</span>
						<span className={points > 0 ? "figure strong points-in" : "figure strong"}>
							{points > 0 ? "+" : "−"}
							{words.figure(Math.abs(points))}
						</span>
					</li>
				))}
			</ul>
			{list.total_pages > 1 && <ListPager list={list} label={t("history.title")} />}
			{list.rows.length > 0 && (
				<div className="wallet-report">
					<ListReport report={list.report} />
				</div>
			)}
		</Card>
	);
}
