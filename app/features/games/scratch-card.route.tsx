/** The reader's scratch card beside its odds and stock: covered, with a button that shows what is under it, or what was. */
import { useLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { drawRange } from "#workers/features/games/rules/limits";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";
import { CoveredCard } from "./covered-card";
import { Fairness } from "./fairness";
import type { loader } from "./scratch-card.server";
import { TakeCard } from "./take-card";
import "./games.css";

export { action, loader } from "./scratch-card.server";

export const meta = titleMeta;

/** The page. */
export default function ScratchCard() {
	const { title, subtitle, games, game, card, obstacle, fairness } = useLoaderData<typeof loader>();
	const { t } = useTranslation("games");
	return (
		<div className="stack">
			<PageHead title={title} subtitle={subtitle} />
			{games.length > 1 && (
				<Tabs
					label={t("scratch.others")}
					tabs={games.map((one) => ({
						href: `/scratch-card?game=${one.id}`,
						label: one.title,
						isCurrent: one.id === game?.id,
					}))}
				/>
			)}
			{game === null && (
				<EmptyState drawing="program" title={t("scratch.none")}>
					{t("scratch.noneText")}
				</EmptyState>
			)}
			{game?.rules && <p className="game-rules">{game.rules}</p>}
			{game && (
				<div className="split">
					{card ? (
						<Held />
					) : (
						<TakeCard game_id={game.id} obstacle={obstacle} text={t("scratch.takeText")} label={t("scratch.take")} />
					)}
					<Odds />
				</div>
			)}
			{game && fairness && <Fairness fairness={fairness} address={`/scratch-card?game=${game.id}`} />}
		</div>
	);
}

function Held() {
	const { card, game } = useLoaderData<typeof loader>();
	const { t } = useTranslation("games");
	if (!card || !game) return null;
	if (card.is_expired === 1) return <Card>{t("scratch.expired", { day: card.until })}</Card>;
	if (card.is_revealed === 1) return <Result />;
	return <CoveredCard key={card.id} card={card} game_id={game.id} />;
}

function Result() {
	const { card } = useLoaderData<typeof loader>();
	const { t } = useTranslation("games");
	const words = usePointsWords();
	const prize = card?.prize;
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (window.location.hash === "#result") heading.current?.focus();
	}, []);
	return (
		<Card className="stack game-take">
			<svg className="game-wreath" viewBox="0 0 100 100" aria-hidden="true">
				<use href={`/webapp/drawings.svg#${prize ? "badge-trophy" : "laurel"}`} />
			</svg>
			<h2 id="result" ref={heading} tabIndex={-1}>
				{!prize && t("scratch.nothing")}
				{prize && prize.points > 0 && t("scratch.wonPoints", { points: words.withLabel(prize.points) })}
				{prize && prize.points === 0 && t("scratch.wonNamed", { name: prize.name })}
			</h2>
			<p>
				{!prize && t("scratch.nothingText")}
				{prize && prize.points > 0 && `${prize.name ? `${prize.name}. ` : ""}${t("scratch.balance")}`}
			</p>
		</Card>
	);
}

function Odds() {
	const { prizes } = useLoaderData<typeof loader>();
	const { t } = useTranslation("games");
	const words = usePointsWords();
	const oddsOf = (chances: number) =>
		drawRange % chances === 0
			? t("scratch.oneIn", { count: drawRange / chances })
			: t("scratch.outOf", { count: chances, of: drawRange });
	return (
		<Card title={t("scratch.under")}>
			<table className="game-table">
				<thead>
					<tr>
						<th scope="col">{t("scratch.prize")}</th>
						<th scope="col">{t("scratch.odds")}</th>
					</tr>
				</thead>
				<tbody>
					{prizes.map(({ position, name, points, chances, left }) => (
						<tr key={position}>
							<th scope="row">{[name, points > 0 && words.withLabel(points)].filter(Boolean).join(", ")}</th>
							<td>
								{oddsOf(chances)}
								<p className="meta">{t("bingo.left", { count: left })}</p>
							</td>
						</tr>
					))}
					<tr>
						<th scope="row">{t("scratch.nothingPrize")}</th>
						<td>{t("scratch.rest")}</td>
					</tr>
				</tbody>
			</table>
		</Card>
	);
}
