/** Beside a board: the prizes, what counts and how much it is, the teams, and the rules in the owner's words. */
import { usePointsWords } from "~/ui/account-display";
import { Card } from "~/ui/card";
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
					<dl className="facts">
						{prizes.map(({ place, points }) => (
							<div key={place}>
								<dt>{t("board.place", { place })}</dt>
								<dd className="strong">{words.withLabel(points)}</dd>
							</div>
						))}
					</dl>
				</Card>
			)}
			<Card title={t("board.counts")}>
				<dl className="facts">
					{metrics.map(({ metric, weight }) => (
						<div key={metric}>
							<dt>{t(`metrics.${metric}`)}</dt>
							<dd>{t("board.weight", { count: weight })}</dd>
						</div>
					))}
				</dl>
			</Card>
			{groups.length > 0 && (
				<Card title={t(isTeam ? "board.teams" : "board.groups")}>
					<dl className="facts">
						{groups.map(({ group_id, name, member_count }) => (
							<div key={group_id}>
								<dt>{name}</dt>
								<dd>{t("board.people", { count: member_count })}</dd>
							</div>
						))}
					</dl>
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
