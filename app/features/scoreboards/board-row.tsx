/** A row of a board: the place, who it is, what they did of each thing that counts, and their total. */
import type { EndpointOutput } from "#workers/registry";
import { usePointsWords } from "~/ui/account-display";
import { Avatar } from "~/ui/avatar";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";

type Answer = EndpointOutput<"scoreboards/get-board">;

/** The row; one's own is marked by a word and a ground. */
export function BoardRow({
	row,
	metrics,
	isTeam,
}: {
	row: Answer["rows"][number];
	metrics: Answer["metrics"];
	isTeam: boolean;
}) {
	const { t } = useTranslation("scoreboards");
	const words = usePointsWords();
	const { place, is_tied, is_own, name, image_url, member_count, total, figures } = row;
	return (
		<li className={is_own === 1 ? "board-row is-own" : "board-row"}>
			<span className="board-place">
				<span aria-hidden="true">
					{is_tied === 1 && "="}
					{place}
				</span>
				<span className="unseen">{t(is_tied === 1 ? "board.tied" : "board.place", { place })}</span>
			</span>
			<Avatar name={name} image_url={image_url} isGroup={isTeam} />
			<div className="board-who">
				<span className="strong">{name}</span>{" "}
				{is_own === 1 && <Tag tone="main">{t(isTeam ? "board.yourTeam" : "board.you")}</Tag>}
				{isTeam && <div className="meta">{t("board.people", { count: member_count ?? 0 })}</div>}
				<dl className="board-figures">
					{metrics.map(({ metric }, at) => (
						<div key={metric}>
							<dt>{t(`metrics.${metric}`)}</dt>
							<dd>{words.figure(figures[at] ?? 0)}</dd>
						</div>
					))}
				</dl>
			</div>
			<span className="board-total">
				{words.figure(total)}
				<span className="unseen"> {t("board.total")}</span>
			</span>
		</li>
	);
}
