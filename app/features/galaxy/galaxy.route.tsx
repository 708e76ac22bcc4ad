/** Who thanked whom: a map of everybody, or the circle of one person, with the table behind it. */
import { useLoaderData } from "@remix-run/react";
import { ranges } from "#workers/features/galaxy/rules/ranges";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./galaxy.server";
import { PeopleMap } from "./people-map";
import "./galaxy.css";

export { loader } from "./galaxy.server";

export const meta = titleMeta;

type Page = ReturnType<typeof useLoaderData<typeof loader>>;

/** The page's address with these days, about this person or everybody. */
function addressOf(days: number, person?: number): string {
	const query = new URLSearchParams({
		...(days !== 90 && { days: `${days}` }),
		...(person && { person: `${person}` }),
	});
	return query.size > 0 ? `/galaxy?${query}` : "/galaxy";
}

/** The page. */
export default function Galaxy() {
	const page = useLoaderData<typeof loader>();
	const { t } = useTranslation("galaxy");
	const { title, days, focus, me, rows, counts, since } = page;
	const tabs = ranges.map((range) => ({
		href: addressOf(range, focus?.id),
		label: t("days", { count: range }),
		isCurrent: range === days,
	}));
	const isEmpty = rows.length === 0;
	return (
		<div className="stack galaxy">
			<PageHead
				title={title}
				subtitle={isEmpty ? t("since", { since }) : t("sum", { ...counts, count: counts.recognition_count, since })}
			/>
			<div className="between galaxy-tools">
				<Tabs label={t("range")} tabs={tabs} />
				{focus ? (
					<ButtonLink icon="users" href={addressOf(days)} keepsScroll>
						{t("everybody")}
					</ButtonLink>
				) : (
					!isEmpty && (
						<ButtonLink className="galaxy-of-whole" icon="user" href={addressOf(days, me)} keepsScroll>
							{t("mine")}
						</ButtonLink>
					)
				)}
			</div>
			{page.isUnknown && <Notice>{t("unknown")}</Notice>}
			{isEmpty ? (
				<EmptyState
					drawing="search"
					title={t("empty")}
					action={
						<ButtonLink kind="main" icon="award" href="/recognitions/give" opens="dialog">
							{t("give")}
						</ButtonLink>
					}
				>
					{t("emptyText")}
				</EmptyState>
			) : (
				<>
					<GalaxyMap page={page} />
					<ThanksTable page={page} />
				</>
			)}
		</div>
	);
}

function GalaxyMap({ page: { people, map, small, me, focus, days, counts, isBounded } }: { page: Page }) {
	const { t } = useTranslation("galaxy");
	const shared = { people, me, hrefOf: (id: number) => addressOf(days, id) };
	const name = people.find(({ id }) => id === small.center)?.name ?? "";
	const circleTitle = (id: number | undefined, of: string) =>
		id === me ? t("circleOfYou") : t("circle", { name: of });
	const hidden = { people: counts.people_count - counts.drawn_people, ties: counts.tie_count - counts.drawn_ties };
	return (
		<section className="card galaxy-card" aria-label={focus ? circleTitle(focus.id, focus.name) : t("map")}>
			<h2 className="galaxy-of-whole">{focus ? circleTitle(focus.id, focus.name) : t("map")}</h2>
			<h2 className="galaxy-of-small">{circleTitle(small.center, name)}</h2>
			<PeopleMap
				{...shared}
				className="galaxy-whole galaxy-of-whole"
				label={focus ? circleTitle(focus.id, focus.name) : t("map")}
				places={map.places}
				ties={map.ties}
				center={focus?.id}
			/>
			<PeopleMap
				{...shared}
				className="galaxy-small galaxy-of-small"
				label={circleTitle(small.center, name)}
				places={small.places}
				ties={small.ties}
				center={small.center}
			/>
			<p className="meta">
				{t("legend")}
				{!focus && hidden.people > 0 && ` ${t("morePeople", { count: hidden.people })}`}
				{!focus && hidden.people <= 0 && hidden.ties > 0 && ` ${t("moreTies", { count: hidden.ties })}`}
				{isBounded && ` ${t("bounded")}`}
			</p>
		</section>
	);
}

function ThanksTable({ page: { rows, days, me } }: { page: Page }) {
	const { t } = useTranslation("galaxy");
	const person = (id: number, name: string) => (
		<Anchor className="link hit" href={addressOf(days, id)}>
			{id === me ? t("you") : name}
		</Anchor>
	);
	return (
		<details className="galaxy-table">
			<summary className="link hit">{t("table")}</summary>
			<DataTable
				caption={t("tableCaption")}
				columns={[
					{ key: "giver", heading: t("giver"), role: "lead", cell: (row) => person(row.giver_id, row.giver) },
					{ key: "recipient", heading: t("recipient"), cell: (row) => person(row.recipient_id, row.recipient) },
					{ key: "count", heading: t("times"), role: "figure", toEnd: true, cell: (row) => row.count },
				]}
				rows={rows}
				rowKey={(row) => `${row.giver_id} ${row.recipient_id}`}
				empty={null}
			/>
		</details>
	);
}
