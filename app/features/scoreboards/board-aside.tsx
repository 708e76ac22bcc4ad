/** Beside a board: the prizes, what counts and how much it is, the teams, and the rules in the owner's words. */
import { usePointsWords } from "~/ui/account-display";
import { Card } from "~/ui/card";
import { Fact, Facts } from "~/ui/facts";
import { useTranslation } from "~/ui/texts";
import type { ShownBoard } from "./shown-board";

/** The cards. */
export function BoardAside({ board }: { board: ShownBoard }) {
	const { t } = useTranslation("scoreboards");
	const words = usePointsWords();
	const { competition, prizes, metrics, groups } = board;
	const isTeam = competition.competitor === "teams";
	return (
		<div className="stack board-aside">
			{prizes.length > 0 && (
				<Card title={t(isTeam ? "board.prizesEach" : "board.prizes")}>
					<Facts>
						{prizes.map(({ place, points }) => (
							<Fact key={place} term={t("board.place", { place })} valueClassName="strong">
								{words.withLabel(points)}
							</Fact>
						))}
					</Facts>
				</Card>
			)}
			<Card title={t("board.counts")}>
				<Facts>
					{metrics.map(({ metric, weight }) => (
						<Fact key={metric} term={t(`metrics.${metric}`)}>
							{t("board.weight", { count: weight })}
						</Fact>
					))}
				</Facts>
			</Card>
			{groups.length > 0 && (
				<Card title={t(isTeam ? "board.teams" : "board.groups")}>
					<Facts>
						{groups.map(({ group_id, name, member_count }) => (
							<Fact key={group_id} term={name}>
								{t("board.people", { count: member_count })}
							</Fact>
						))}
					</Facts>
				</Card>
			)}
			{competition.rules !== "" && (
				<Card title={t("board.rules")}>
					<p className="board-rules">{competition.rules}</p>
				</Card>
			)}
		</div>
	);
}
