/** A row of a board: the place, who it is, what they did of each thing that counts, and their total. */
import type { EndpointOutput } from "#workers/registry";
import { colorClass } from "~/graph/colors";
import { usePointsWords } from "~/ui/account-display";
import { Avatar } from "~/ui/avatar";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import { MovementMark } from "./movement-mark";
import "~/graph/graph.css";

type Answer = EndpointOutput<"scoreboards/get-board">;

/** The row; one's own is marked by a word and a ground. */
export function BoardRow({
	row,
	board,
}: {
	row: Answer["rows"][number];
	board: Pick<Answer, "metrics" | "top_total"> & { competition: Pick<Answer["competition"], "competitor"> };
}) {
	const { t } = useTranslation("scoreboards");
	const words = usePointsWords();
	const { metrics } = board;
	const isTeam = board.competition.competitor === "teams";
	const { place, is_tied, is_own, is_named, image_url, member_count, movement, total, figures } = row;
	const name = row.name ?? t("board.colleague");
	return (
		<li className={is_own === 1 ? "board-row is-own" : "board-row"}>
			<span className="board-place">
				<span aria-hidden="true">
					{is_tied === 1 && "="}
					{place}
				</span>
				<span className="unseen">{t(is_tied === 1 ? "board.tied" : "board.place", { place })}</span>
				{movement && <MovementMark movement={movement} />}
			</span>
			<Avatar name={row.name ?? ""} image_url={image_url} isGroup={isTeam} />
			<div className="board-who">
				<span className="strong">{name}</span>{" "}
				{is_own === 1 && <Tag tone="ink">{t(isTeam ? "board.yourTeam" : "board.you")}</Tag>}
				{row.name !== null && is_named === 0 && <div className="meta">{t("board.unnamed")}</div>}
				{isTeam && <div className="meta">{t("board.people", { count: member_count ?? 0 })}</div>}
				<dl className="board-figures">
					{metrics.map(({ metric }, at) => (
						<div key={metric}>
							<dt>
								<span className={`board-key ${colorClass(at)}`} /> {t(`metrics.${metric}`)}
							</dt>
							<dd>{words.figure(figures[at] ?? 0)}</dd>
						</div>
					))}
				</dl>
				<Bar metrics={metrics} figures={figures} most={Math.max(board.top_total, total)} />
			</div>
			<span className="board-total">
				{words.figure(total)}
				<span className="unseen"> {t("board.total")}</span>
			</span>
		</li>
	);
}

/** What the total is made of, as long as it is of the most that anybody has; the figures beside it say the same. */
function Bar({ metrics, figures, most }: { metrics: Answer["metrics"]; figures: readonly number[]; most: number }) {
	if (most === 0) return null;
	return (
		<div className="board-bar" aria-hidden="true">
			{metrics.map(({ metric, weight }, at) => (
				<span
					key={metric}
					className={colorClass(at)}
					style={{ width: `${((100 * weight * (figures[at] ?? 0)) / most).toFixed(2)}%` }}
				/>
			))}
		</div>
	);
}
