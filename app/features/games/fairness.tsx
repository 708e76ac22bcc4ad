/** How fair a game is: the seed's hash before, and when it is over the seed with the table by which anybody checks the draws. */

import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { useTranslation } from "~/ui/texts";
import type { loadFairness } from "./fairness.server";

type Shown = Awaited<ReturnType<typeof loadFairness>>;

/** The card; `address` is the game's page, with its query. */
export function Fairness({ fairness, address }: { fairness: Shown; address: string }) {
	const { t } = useTranslation("games");
	const { id, kind, commitment, seed, draws, isOpen } = fairness;
	return (
		<Card title={t("fair.title")} className="stack-small">
			<p>{t("fair.before")}</p>
			<dl className="game-facts">
				<dt>{t("fair.commitment")}</dt>
				<dd>
					<code>{commitment}</code>
				</dd>
				{seed !== "" && (
					<>
						<dt>{t("fair.seed")}</dt>
						<dd>
							<code>{seed}</code>
						</dd>
					</>
				)}
			</dl>
			{draws && (
				<details className="fold" open={isOpen}>
					<summary>
						{t("fair.check")}
						<Icon name="chevron-down" size="small" />
					</summary>
					<div className="stack-small">
						<p>{t(`fair.${kind}`, { game: id })}</p>
						<p>
							{t("fair.command")}
							<br />
							<code>{`printf '%s' '${id}:1${kind === "bingo" ? ":0" : ""}' | openssl dgst -sha256 -hmac ${seed}`}</code>
						</p>
						<Draws fairness={fairness} />
						{draws.next_after !== null && (
							<Anchor href={`${address}&after=${draws.next_after}`}>{t("fair.more")}</Anchor>
						)}
					</div>
				</details>
			)}
		</Card>
	);
}

function Draws({ fairness: { kind, draws } }: { fairness: Shown }) {
	const { t } = useTranslation("games");
	const words = usePointsWords();
	if (!draws || draws.cards.length === 0) return <p className="soft">{t("fair.noCards")}</p>;
	const prizeOf = (prize: { name: string; points: number } | null) =>
		prize ? prize.name || words.withLabel(prize.points) : t("fair.none");
	return (
		<table className="game-table">
			<thead>
				<tr>
					<th scope="col">{t("fair.number")}</th>
					{kind === "scratch" && <th scope="col">{t("fair.drawn")}</th>}
					<th scope="col">{t(kind === "scratch" ? "fair.prize" : "fair.squares")}</th>
				</tr>
			</thead>
			<tbody>
				{draws.cards.map(({ number, drawn, squares, prize, is_own }) => (
					<tr key={number} className={is_own === 1 ? "strong" : undefined}>
						<th scope="row">
							{number} {is_own === 1 && `(${t("fair.own")})`}
						</th>
						{kind === "scratch" && <td>{drawn}</td>}
						<td>{kind === "scratch" ? prizeOf(prize) : squares.join(", ")}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
