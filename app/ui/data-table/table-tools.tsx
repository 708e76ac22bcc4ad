/** The title bar of a table: one button for filters (on a phone for sorting too), what is chosen, and the tools. */
import { Form } from "@remix-run/react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "~/ui/texts";
import { Anchor } from "../anchor";
import { Button, ButtonLink } from "../button";
import { classNames } from "../class-names";
import { Icon } from "../icon";
import { Tag } from "../tag";
import type { TableColumn, TableFilters } from "./columns";
import "./table-tools.css";

/** The title bar; nothing where there is neither filter nor tool nor anything to sort by. */
export function TableTools<Row>({
	columns,
	filters,
	tools,
	endTools,
}: {
	columns: TableColumn<Row>[];
	filters?: TableFilters;
	tools?: ReactNode;
	endTools?: ReactNode;
}) {
	const { t } = useTranslation("common");
	const sortable = columns.filter((column) => column.sortHref);
	if (!filters && !tools && !endTools && sortable.length === 0) return null;
	const isOnlyForMobile = !filters && !tools && !endTools;
	const hasPanel = filters !== undefined && filters.fields !== null;
	return (
		<div className={classNames("table-tools", isOnlyForMobile && "cards-only")}>
			{(hasPanel || sortable.length > 0) && (
				<details className={classNames("table-filters", !hasPanel && "cards-only")} open={filters?.isOpen || undefined}>
					<summary className="button">
						<Icon name="filter" />
						{hasPanel ? t("table.filters") : t("table.sort")}
					</summary>
					{sortable.length > 0 && <SortLinks columns={sortable} />}
					{hasPanel && <FilterForm filters={filters} />}
				</details>
			)}
			{filters && !hasPanel && <HiddenForm filters={filters} />}
			{tools}
			{filters?.chosen?.map((chosen) => (
				<Tag key={chosen.label} tone="main" removeHref={chosen.removeHref} removeLabel={t("table.removeFilter")}>
					{chosen.label}
				</Tag>
			))}
			{endTools && <EndTools>{endTools}</EndTools>}
		</div>
	);
}

/** The tools at the end: a row where there is room; else a sheet that one button opens, in which each has its words. */
function EndTools({ children }: { children: ReactNode }) {
	const { t } = useTranslation("common");
	const id = useId();
	return (
		<div className="row-wrap end">
			<button type="button" className="button" popovertarget={id}>
				{t("table.tools")}
				<Icon name="chevron-down" size="small" />
			</button>
			{/* biome-ignore lint/a11y/useSemanticElements: it holds forms of its own, so it is no fieldset */}
			<div id={id} className="list-tools" popover="auto" role="group" aria-label={t("table.tools")}>
				{children}
			</div>
		</div>
	);
}

/** Closes the sheet, such as when what was pressed in it is answered above the list. */
export function closeEndTools(): void {
	document.querySelector<HTMLElement>(".list-tools:popover-open")?.hidePopover();
}

function FilterForm({ filters }: { filters: TableFilters }) {
	const { t } = useTranslation("common");
	return (
		<Form id={filters.formId} className="filter-grid dense" action={filters.action} method="get" preventScrollReset>
			<HiddenFields of={filters} />
			{filters.fields}
			<div className="row">
				<Button>{t("table.apply")}</Button>
				{filters.clearHref && (
					<ButtonLink kind="quiet" href={filters.clearHref} keepsScroll>
						{t("table.clearAll")}
					</ButtonLink>
				)}
			</div>
		</Form>
	);
}

/** The form of fields that all stand in the title bar. */
function HiddenForm({ filters }: { filters: TableFilters }) {
	return (
		<Form id={filters.formId} action={filters.action} method="get" preventScrollReset>
			<HiddenFields of={filters} />
		</Form>
	);
}

function HiddenFields({ of }: { of: TableFilters }) {
	return Object.entries(of.hiddenFields ?? {}).map(([name, value]) => (
		<input key={name} type="hidden" name={name} value={value} />
	));
}

/** On a phone there are no headings to click: sorting is links beside the filters. */
function SortLinks<Row>({ columns }: { columns: TableColumn<Row>[] }) {
	const { t } = useTranslation("common");
	return (
		<nav className="filter-grid cards-only" aria-label={t("table.sort")}>
			<span className="meta">{t("table.sort")}</span>
			<div className="row-wrap">
				{columns.map((column) => (
					<Anchor
						key={column.key}
						className={classNames("tag", column.sorted && "tag-main")}
						href={column.sortHref ?? ""}
						aria-current={column.sorted ? "true" : undefined}
						keepsScroll
					>
						{column.heading}
						{column.sorted && <Icon name={column.sorted === "ascending" ? "arrow-up" : "arrow-down"} size="small" />}
					</Anchor>
				))}
			</div>
		</nav>
	);
}
