/** A declared list as a table, on a phone as cards: filters, what is chosen, sorting, selection, report and pages. */
import { Form } from "@remix-run/react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import type { TableSelection } from "~/ui/data-table/columns";
import { DataTable } from "~/ui/data-table/data-table";
import { useTranslation } from "~/ui/texts";
import { useIsScripted } from "~/ui/use-is-scripted";
import { type OwnCells, useListColumns } from "./cells";
import { FilterControl } from "./filter-fields";
import { ListGrid } from "./list-grid";
import type { ListPage, Written } from "./list-page";
import { pagerOf } from "./list-pager";
import { NoRows, type NoRowsProps } from "./no-rows";
import { PageSizes, PersonalTools, ViewsOfList } from "./personal-tools";
import { SuggestedField } from "./suggested-field";
import { TitleBar } from "./title-bar";
import { useIsListBusy } from "./use-is-list-busy";
import { useKeptSelection } from "./use-kept-selection";

/** What can be done with several rows: the address that the chosen ids are sent to, and the words for it. */
export type BulkAction<Row> = {
	action: string;
	/** The name of the field that holds the ids. */
	name: string;
	label: string;
	nameOf: (row: Row) => string;
};

/** Props of a list's table; `cells` are those that the column's kind does not draw as the screen wants. */
export type ListTableProps<Row> = Omit<NoRowsProps, "list" | "hasCard"> & {
	list: ListPage<Row>;
	caption: string;
	cells?: OwnCells<Row & Written>;
	/** Draws a row where the list is laid out as a grid; without it there are rows alone. */
	card?: (row: Row & Written) => ReactNode;
	rowKey?: (row: Row & Written) => string | number;
	bulk?: BulkAction<Row & Written>;
	selection?: TableSelection<Row & Written>;
	endTools?: ReactNode;
};

/** The table. */
export function ListTable<Row extends object>(props: ListTableProps<Row>) {
	const { list, caption, bulk } = props;
	const columns = useListColumns(list.columns, props.cells ?? {});
	const own = useBulk(list.rows, bulk);
	const kept = useKeptSelection(list);
	const isBusy = useIsListBusy();
	const form = useId();
	const inTitleBar = list.filters.filter(({ isInTitleBar }) => isInTitleBar);
	const shown = {
		caption,
		rows: list.rows,
		rowKey: props.rowKey ?? idOf,
		filters: list.filters.length + list.chosen.length > 0 ? filtersOf(list, form) : undefined,
		tools: inTitleBar.length > 0 && <TitleBar fields={inTitleBar} form={form} />,
		endTools: list.personal ? (
			<>
				<PersonalTools personal={list.personal} />
				{props.endTools}
			</>
		) : (
			props.endTools
		),
		empty: <NoRows list={list} drawing={props.drawing} emptyAction={props.emptyAction} />,
		pager: pagerOf(list),
		isBusy,
	};
	const table =
		list.layout === "grid" && props.card ? (
			<ListGrid {...shown} card={props.card} />
		) : (
			<DataTable {...shown} columns={columns} selection={props.selection ?? own ?? kept} />
		);
	if (!list.personal) return table;
	return (
		<div className="stack-small">
			<ViewsOfList personal={list.personal} />
			{table}
			{list.total_rows > (list.personal.sizes[0]?.size ?? 0) && <PageSizes sizes={list.personal.sizes} />}
		</div>
	);
}

function idOf(row: object): string | number {
	return (row as { id: number }).id;
}

function filtersOf<Row>({ address, hidden, filters, chosen, clearHref }: ListPage<Row>, formId: string) {
	const fields = filters.filter(({ isInTitleBar }) => !isInTitleBar);
	return {
		formId,
		action: address,
		hiddenFields: hidden,
		chosen,
		clearHref: chosen.length > 0 ? clearHref : undefined,
		isOpen: filters.some(({ suggested }) => suggested !== undefined),
		fields:
			fields.length === 0
				? null
				: fields.map((field) =>
						field.kind === "suggested" ? (
							<SuggestedField key={field.name} field={field} />
						) : (
							<FilterControl key={field.name} field={field} value={field.value} />
						),
					),
	};
}

const bulkFormId = "chosen-rows";

/** The boxes of a page's rows; without scripts they are plain boxes of the form that leads to the action. */
function useBulk<Row extends Written>(rows: Row[], bulk?: BulkAction<Row>): TableSelection<Row> | undefined {
	const { t } = useTranslation("lists");
	const isScripted = useIsScripted();
	const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set());
	if (!bulk) return undefined;
	const count = rows.filter((row) => chosen.has(idOf(row))).length;
	return {
		formId: bulkFormId,
		name: bulk.name,
		valueFor: (row) => String(idOf(row)),
		labelFor: bulk.nameOf,
		isSelected: (row) => chosen.has(idOf(row)),
		onChange: (row, isSelected) =>
			setChosen(new Set(isSelected ? [...chosen, idOf(row)] : [...chosen].filter((other) => other !== idOf(row)))),
		onChangeAll: (isSelected) => setChosen(new Set(isSelected ? rows.map(idOf) : [])),
		bar: rows.length > 0 && (
			<Form
				id={bulkFormId}
				method="get"
				action={bulk.action}
				className={classNames("selection-bar", count === 0 && "is-empty")}
			>
				<div className="selection-words strong script-only" aria-live="polite">
					{t("selection.count", { count })}
				</div>
				<div className="end">
					<Button size="small" disabled={isScripted && count === 0}>
						{bulk.label}
					</Button>
				</div>
			</Form>
		),
	};
}
