/** Competitions that run, come and are over; or the board of one. */
import { useLoaderData } from "@remix-run/react";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { PageHead } from "~/ui/page-head";
import { Tag } from "~/ui/tag";
import { useTranslation } from "~/ui/texts";
import { competitionAddress, manageAddress } from "./addresses";
import { Board } from "./board";
import type { loader } from "./scoreboards.server";
import { toneOf } from "./tone-of";
import "./scoreboards.css";

export { loader } from "./scoreboards.server";

export const meta = titleMeta;

/** The page. */
export default function Scoreboards() {
	const { title, mayManage, mayReadStandings, competitions, board } = useLoaderData<typeof loader>();
	const { t } = useTranslation("scoreboards");
	if (board) return <Board board={board} mayReadStandings={mayReadStandings} />;
	return (
		<div className="stack page-middle">
			<PageHead
				title={title}
				subtitle={t("subtitle")}
				actions={mayManage && <ButtonLink href={manageAddress}>{t("menu.manage")}</ButtonLink>}
			/>
			{competitions.length === 0 ? (
				<EmptyState drawing="program" title={t("empty.title")}>
					{t("empty.text")}
				</EmptyState>
			) : (
				(["running", "coming", "over"] as const).map((section) => <Section key={section} section={section} />)
			)}
		</div>
	);
}

const sectionOf = (status: string) =>
	status === "scheduled" ? "coming" : status === "running" || status === "frozen" ? "running" : "over";

function Section({ section }: { section: "running" | "coming" | "over" }) {
	const { competitions } = useLoaderData<typeof loader>();
	const { t } = useTranslation("scoreboards");
	const own = competitions.filter(({ status }) => sectionOf(status) === section);
	if (own.length === 0) return null;
	return (
		<Card title={t(`sections.${section}`)} isFlush>
			<ul className="plain-list rows board-list">
				{own.map(({ id, name, status, from, to, own_place, placed_count }) => (
					<li key={id} className="row-wrap">
						<span className="grow board-name">
							<Anchor className="hit strong" href={competitionAddress(id)}>
								{name}
							</Anchor>
							<br />
							<span className="meta">
								{from} – {to}
							</span>
						</span>
						<span className="row-wrap">
							{own_place !== null && (
								<span>
									<span className="strong">{t("board.place", { place: own_place })}</span>{" "}
									<span className="meta">{t("board.of", { count: placed_count })}</span>
								</span>
							)}
							{status !== "scheduled" && status !== "running" && (
								<Tag tone={toneOf(status)}>{t(`states.${status}`)}</Tag>
							)}
						</span>
					</li>
				))}
			</ul>
		</Card>
	);
}
