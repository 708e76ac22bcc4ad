/** The sales dashboard: whose sales, of which days, then graphs and tables in the order of the viewer's layout. */
import { Form, useLoaderData } from "@remix-run/react";
import { Graph } from "~/graph/graph";
import graphStyles from "~/graph/graph.css?url";
import { DollarsNote } from "~/list/dollars-note";
import { useIsListBusy } from "~/list/use-is-list-busy";
import type { StyledHandle } from "~/remix-internals/style-links";
import { titleMeta } from "~/shell/title-meta";
import { Anchor } from "~/ui/anchor";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { EmptyState } from "~/ui/empty-state";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import { Tabs } from "~/ui/tabs";
import { Tag } from "~/ui/tag";
import { TextInput } from "~/ui/text-input";
import { useTranslation } from "~/ui/texts";
import type { loader } from "./dashboard.server";
import { TopItems } from "./top-items";
import "./dashboard.css";

export { loader } from "./dashboard.server";

export const meta = titleMeta;

/** The styles of graphs. */
export const handle = { styles: () => [graphStyles] } satisfies StyledHandle;

/** The page. */
export default function SalesDashboard() {
	const data = useLoaderData<typeof loader>();
	const isBusy = useIsListBusy();
	const { t } = useTranslation("sales-dashboard");
	const loading = isBusy ? t("loading") : undefined;
	return (
		<>
			<PageHead title={data.title} subtitle={data.subtitle} />
			<div className="stack sales-dashboard" data-layout={data.layout}>
				<Filters />
				{data.hasMoney && <DollarsNote />}
				{data.problem && <Notice tone="bad">{data.problem}</Notice>}
				{data.parts.length === 0 && (
					<EmptyState drawing="chart" title={t("noGraphs.title")}>
						{t("noGraphs.text")}
					</EmptyState>
				)}
				<div className="sales-graphs">
					{data.parts.map(({ name, title, graph, table, isWide }) => (
						<div key={name} id={name} className={classNames("sales-graph", isWide && "sales-graph-wide")}>
							{name === "popular_categories" && <Tabs label={t("by.label")} tabs={data.byLinks} />}
							{graph ? (
								<Graph graph={{ ...graph, loading }} />
							) : (
								<TopItems title={title} table={table} retry={data.retry} loading={loading} />
							)}
						</div>
					))}
				</div>
			</div>
		</>
	);
}

/** Whose sales and which days; another role begins with nothing else chosen. */
function Filters() {
	const { roles, days, search, hasSearch, hidden, found, chosen, clear } = useLoaderData<typeof loader>();
	const { t } = useTranslation("sales-dashboard");
	const nobody = found && found.length === 0 ? t("noneFits") : undefined;
	return (
		<div className="stack-small">
			{roles.length > 0 && (
				<>
					<Tabs label={t("show")} tabs={roles} />
					{roles.length > 1 && <p className="meta">{t("resets")}</p>}
				</>
			)}
			<Form method="get" action="/sales_dashboard" className="sales-filters" role="search" aria-label={t("filters")}>
				{hidden.map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				{hasSearch && (
					<Field label={t("searchLabel")} error={nobody ?? (found ? t("severalFit") : undefined)}>
						<TextInput
							key={search}
							type="search"
							icon="search"
							name="search"
							defaultValue={search}
							placeholder={t("search")}
							maxLength={100}
						/>
					</Field>
				)}
				<Field label={t("from")}>
					<TextInput key={days.startDate} type="date" name="startDate" defaultValue={days.startDate} />
				</Field>
				<Field label={t("to")}>
					<TextInput key={days.endDate} type="date" name="endDate" defaultValue={days.endDate} />
				</Field>
				<Button>{t("apply")}</Button>
			</Form>
			{found && found.length > 0 && (
				<ul className="menu-list" aria-label={t("searchLabel")}>
					{found.map(({ href, label }) => (
						<li key={href}>
							<Anchor className="hit" href={href} keepsScroll>
								{label}
							</Anchor>
						</li>
					))}
				</ul>
			)}
			{chosen.length > 0 && (
				<p className="row-wrap">
					{chosen.map(({ id, name }) => (
						<Tag key={id}>{t("chosen", { name })}</Tag>
					))}
					<Anchor className="hit" href={clear}>
						{t("everyone")}
					</Anchor>
				</p>
			)}
		</div>
	);
}
