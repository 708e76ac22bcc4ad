/** The board of a competition: what it shows and of when, one's own place, the rows, and beside them prizes, what counts and the rules. */
import { usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { Pager } from "~/ui/pager";
import { useTranslation } from "~/ui/texts";
import { competitionAddress } from "./addresses";
import { BoardAside } from "./board-aside";
import { BoardRow } from "./board-row";
import type { ShownBoard } from "./shown-board";

/** The page of one competition. */
export function Board({ board, mayReadStandings }: { board: ShownBoard; mayReadStandings: boolean }) {
	const { t } = useTranslation("scoreboards");
	const { figure } = usePointsWords();
	const { competition, from, to } = board;
	const { id, name, goal, target } = competition;
	return (
		<div className="stack page-middle">
			<PageHead
				title={name}
				subtitle={t(`board.${goal}`, { from, to, target: figure(target) })}
				back={{ href: "/scoreboards", label: t("title") }}
				actions={
					mayReadStandings &&
					competition.placed_count > 0 && (
						<ButtonLink href={`/scoreboards/standings?competition=${id}`}>{t("board.download")}</ButtonLink>
					)
				}
			/>
			<State board={board} />
			{competition.status === "scheduled" ? (
				<div className="board-coming">
					<BoardAside board={board} />
				</div>
			) : (
				<div className="board-page">
					<div className="stack">
						<OwnPlace board={board} />
						<Rows board={board} />
					</div>
					<BoardAside board={board} />
				</div>
			)}
		</div>
	);
}

function State({ board }: { board: ShownBoard }) {
	const { t } = useTranslation("scoreboards");
	const words = usePointsWords();
	const { competition, shown, start, end, award } = board;
	const { status } = competition;
	return (
		<>
			{status === "frozen" && (
				<Notice>
					<p className="strong">{t("board.frozenTitle")}</p>
					<p>{t("board.frozenText", { time: shown, end })}</p>
				</Notice>
			)}
			{status === "cancelled" && <Notice tone="warn">{t("board.cancelledText")}</Notice>}
			{status === "scheduled" && <Notice>{t("board.comingText", { time: start })}</Notice>}
			{award && (
				<Notice tone={award.status === "lost" ? "warn" : "good"}>
					{t(`board.award.${award.status}`, { points: words.withLabel(award.points) })}
				</Notice>
			)}
		</>
	);
}

/** One's own row, always, also where it is on another page. */
function OwnPlace({ board }: { board: ShownBoard }) {
	const { t } = useTranslation("scoreboards");
	const { own, competition, is_competing } = board;
	const isTeam = competition.competitor === "teams";
	if (is_competing === 0) return null;
	if (!own)
		return (
			<Card title={t("board.yourPlace")}>
				<p>{t(isTeam ? "board.noTeamPlace" : "board.noPlace")}</p>
			</Card>
		);
	return (
		<Card title={t(isTeam ? "board.yourTeam" : "board.yourPlace")} isFlush>
			<ol className="plain-list board-rows">
				<BoardRow row={own} board={board} />
			</ol>
		</Card>
	);
}

function Rows({ board }: { board: ShownBoard }) {
	const { t } = useTranslation("scoreboards");
	const { rows, competition, page, total_pages, shown } = board;
	const { id, status } = competition;
	if (rows.length === 0)
		return (
			<EmptyState drawing="program" title={t("board.none")}>
				{t("board.noneText")}
			</EmptyState>
		);
	return (
		<Card title={t("board.standing")} isFlush>
			<p className="meta board-note">
				{t("board.asOf", { time: shown })} {status === "running" && t("board.renewed")}
			</p>
			<ol className="plain-list board-rows">
				{rows.map((row) => (
					<BoardRow key={row.position} row={row} board={board} />
				))}
			</ol>
			<div className="board-note">
				<Pager
					page={page + 1}
					pageCount={total_pages}
					hrefFor={(next) => competitionAddress(id, next)}
					action="/scoreboards"
					hiddenFields={{ competition: String(id) }}
					label={t("board.pages")}
				/>
				<p className="meta">{t("board.ties")}</p>
				{rows.some(({ movement }) => movement !== null) && <p className="meta">{t("movement.about")}</p>}
				{competition.competitor === "people" && (
					<p>
						<Anchor className="hit" href="/profile/privacy">
							{t("choice.title")}
						</Anchor>
					</p>
				)}
			</div>
		</Card>
	);
}
