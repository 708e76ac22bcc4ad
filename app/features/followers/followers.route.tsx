/** Whom the reader follows: finding people, and the lists of following, followers, groups and blocks. */
import { useLoaderData } from "@remix-run/react";
import { SearchForm } from "~/form/search-form";
import { ListPager } from "~/list/list-pager";
import { NoRows } from "~/list/no-rows";
import { ListReport } from "~/list/report-button";
import { titleMeta } from "~/shell/title-meta";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/page-head";
import { Tabs } from "~/ui/tabs";
import { useTranslation } from "~/ui/texts";
import { FollowRow } from "./follow-row";
import type { loader } from "./followers.server";
import "./followers.css";

export { action, loader } from "./followers.server";

export const meta = titleMeta;

/** The page. */
export default function Followers() {
	const { title, list } = useLoaderData<typeof loader>();
	const { t } = useTranslation("followers");
	return (
		<div className="page-narrow stack">
			<PageHead
				title={title}
				subtitle={t("subtitle")}
				back={{ href: "/activities?scope=following", label: t("back") }}
			/>
			<FindPeople />
			<Tabs label={title} tabs={list.tabs} />
			{list.rows.length === 0 ? (
				<NoRows list={list} drawing="people" hasCard />
			) : (
				<>
					<ul className="card card-flush rows">
						{list.rows.map((row) => (
							<FollowRow key={row.id} row={row} place="list" />
						))}
					</ul>
					<ListPager list={list} />
					<ListReport report={list.report} />
				</>
			)}
		</div>
	);
}

function FindPeople() {
	const { typed, found } = useLoaderData<typeof loader>();
	const { t } = useTranslation("followers");
	return (
		<Card title={t("find.title")} className="stack-small">
			<SearchForm
				action="/followers"
				className="find-people"
				id="find-people"
				search={typed}
				label={t("find.label")}
				button={t("find.button")}
			/>
			{found?.length === 0 && <p>{t("find.nobody", { typed })}</p>}
			{found && found.length > 0 && (
				<ul className="plain-list rows">
					{found.map((person) => (
						<FollowRow key={person.id} row={{ ...person, kind: "person", title: person.title ?? "" }} place="found" />
					))}
				</ul>
			)}
		</Card>
	);
}
