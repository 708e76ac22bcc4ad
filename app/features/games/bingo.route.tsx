/** Bingo: the reader's card with what is marked on it, the square that was chosen, and the prizes. */
import { useLoaderData } from "@remix-run/react";
import { EndpointForm } from "~/form/endpoint-form";
import { SubmitButton } from "~/form/submit-button";
import { titleMeta } from "~/shell/title-meta";
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { Dotted } from "~/ui/dotted";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { PageHead } from "~/ui/page-head";
import { Tabs } from "~/ui/tabs";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./bingo.server";
import { ChosenSquare } from "./bingo-square";
import { Fairness } from "./fairness";
import { TakeCard } from "./take-card";
import "./games.css";

export { action, loader } from "./bingo.server";

export const meta = titleMeta;

export const handle = { takesFiles: "games/mark-square" };

const winning = "games/win-prize";

/** The style of a card by how many squares stand beside each other. */
const columnsOf: Record<number, string> = { 3: "bingo-3", 4: "bingo-4", 5: "bingo-5" };

/** The page. */
export default function Bingo() {
	const { title, subtitle, games, game, card, obstacle, fairness } = useLoaderData<typeof loader>();
	const { t } = useTranslation("games");
	return (
		<div className="stack">
			<PageHead title={title} subtitle={subtitle} />
			{games.length > 1 && (
				<Tabs
					label={t("bingo.others")}
					tabs={games.map((one) => ({
						href: `/bingo?game=${one.id}`,
						label: one.title,
						isCurrent: one.id === game?.id,
					}))}
				/>
			)}
			{game === null && (
				<EmptyState drawing="program" title={t("bingo.none")}>
					{t("bingo.noneText")}
				</EmptyState>
			)}
			{game?.rules && <p className="game-rules">{game.rules}</p>}
			{game && (
				<div className="split">
					{card ? (
						<Squares />
					) : (
						<TakeCard game_id={game.id} obstacle={obstacle} text={t("bingo.takeText")} label={t("bingo.take")} />
					)}
					<aside className="stack">
						{card && <ChosenSquare />}
						<Prizes />
					</aside>
				</div>
			)}
			{game && fairness && <Fairness fairness={fairness} address={`/bingo?game=${game.id}`} />}
		</div>
	);
}

function Squares() {
	const { game, card, chosen } = useLoaderData<typeof loader>();
	const { t } = useTranslation("games");
	if (!card || !game) return null;
	return (
		<Card title={t("bingo.card", { number: card.number })}>
			<ol className={`bingo ${columnsOf[game.size]}`}>
				{card.squares.map(({ place, task, status, proof, is_in_line }) => {
					const isAuto = status === "open" && (proof === "gave_recognition" || proof === "received_recognition");
					return (
						<li key={place} className={`bingo-${status}${is_in_line === 1 ? " is-in-line" : ""}`}>
							<Anchor
								href={`/bingo?game=${game.id}&square=${place}#square`}
								aria-current={place === chosen?.place ? "true" : undefined}
								keepsScroll
							>
								<span>{task}</span>
								<span className="bingo-status">
									{status === "done" && <Icon name="check" size="small" />}
									{status === "waiting" && <Icon name="clock" size="small" />}
									{t(`statuses.${isAuto ? "auto" : status}`)}
								</span>
							</Anchor>
						</li>
					);
				})}
			</ol>
		</Card>
	);
}

function Prizes() {
	const { game, prizes } = useLoaderData<typeof loader>();
	const { t } = useTranslation("games");
	const words = usePointsWords();
	return (
		<Card title={t("bingo.prizes")}>
			<ul className="plain-list game-prizes">
				{prizes.map(({ position, pattern, name, points, missing, left, may_take, won }) => {
					const prize = name || words.withLabel(points);
					return (
						<li key={position} className="stack-small">
							<div className="row-wrap">
								<span className="grow">
									<b>{t(`bingo.${pattern}`)}</b>
									<br />
									<span className="meta">
										<Dotted
											facts={[
												won === "" && missing !== null && missing > 0 && t("bingo.missing", { count: missing }),
												left > 0 ? t("bingo.left", { count: left }) : t("bingo.gone"),
											]}
										/>
									</span>
								</span>
								{won === "" ? (
									<b className="figure">{prize}</b>
								) : (
									<Tag tone="good" icon="check">
										{t("bingo.won", { day: won })}
									</Tag>
								)}
							</div>
							{won !== "" && <p className="figure">{prize}</p>}
							{may_take === 1 && game && (
								<EndpointForm form={winning} instance={pattern}>
									<input type="hidden" name="game_id" value={game.id} />
									<input type="hidden" name="pattern" value={pattern} />
									<SubmitButton form={winning} instance={pattern} kind="main">
										{t("bingo.win", { prize })}
									</SubmitButton>
								</EndpointForm>
							)}
						</li>
					);
				})}
			</ul>
		</Card>
	);
}
