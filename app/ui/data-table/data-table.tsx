/** A table where there is room and cards on a phone, from columns declared once; sorting, filtering and paging are links and forms. */
import { type ColumnDef, getCoreRowModel, useReactTable } from "@tanstack/react-table";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "~/ui/texts";
import { Anchor } from "../anchor";
import { classNames } from "../class-names";
import { Icon } from "../icon";
import { LoadingIndicator } from "../loading";
import { Pager, type PagerProps } from "../pager";
import type { TableColumn, TableFilters, TableSelection } from "./columns";
import "./data-table.css";
import "./table-cards.css";
import { Nothing } from "./nothing";
import { TableTools } from "./table-tools";

/** Props of a table. */
export type DataTableProps<Row> = {
	/** Says what the table holds; read aloud, not seen. */
	caption: string;
	columns: TableColumn<Row>[];
	rows: Row[];
	rowKey: (row: Row) => string | number;
	/** Stands in the place of the rows when there are none. */
	empty: ReactNode;
	filters?: TableFilters;
	/** Stands in the title bar: date pickers at the start, 'Download Report' at the end. */
	tools?: ReactNode;
	endTools?: ReactNode;
	selection?: TableSelection<Row>;
	pager?: PagerProps;
	isBusy?: boolean;
};

/** Roles keep their meaning when a phone shows the rows as cards: a changed display would drop them. */
const roles = {
	table: { role: "table" },
	group: { role: "rowgroup" },
	row: { role: "row" },
	head: { role: "columnheader" },
	cell: { role: "cell" },
};

/** A data table inside a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
	const { caption, columns, rows, rowKey, selection, isBusy } = props;
	const { t } = useTranslation("common");
	const definitions = useMemo(() => columns.map(toDefinition), [columns]);
	const table = useReactTable({
		data: rows,
		columns: definitions,
		getCoreRowModel: getCoreRowModel(),
		getRowId: (row) => String(rowKey(row)),
		manualSorting: true,
		manualPagination: true,
		manualFiltering: true,
	});
	return (
		<section className="card card-flush table-card" aria-label={caption} aria-busy={isBusy || undefined}>
			{isBusy && <LoadingIndicator />}
			<div className={classNames("table-room", roomClass(columns, selection !== undefined))}>
				<TableTools
					columns={rows.length > 0 ? columns : []}
					filters={props.filters}
					tools={props.tools}
					endTools={props.endTools}
				/>
				{selection?.bar && <div className="table-bulk">{selection.bar}</div>}
				{rows.length === 0 ? (
					props.empty
				) : (
					<ScrollBox label={caption}>
						<table {...roles.table} className="table">
							<caption>{caption}</caption>
							<thead {...roles.group}>
								<tr {...roles.row}>
									{selection && <SelectAll selection={selection} rows={rows} />}
									{columns.map((column) => (
										<Heading key={column.key} column={column} />
									))}
								</tr>
							</thead>
							<tbody {...roles.group}>
								{table.getRowModel().rows.map((row) => (
									<tr key={row.id} {...roles.row}>
										{selection && <SelectRow selection={selection} row={row.original} />}
										{row.getVisibleCells().map((cell, index) => (
											<td
												key={cell.id}
												{...roles.cell}
												className={cellClass(columns[index])}
												data-label={columns[index]?.heading}
											>
												{shownIn(columns[index]?.cell(row.original))}
											</td>
										))}
									</tr>
								))}
							</tbody>
						</table>
					</ScrollBox>
				)}
				{props.pager && <Pager label={t("pager.labelOf", { list: caption })} {...props.pager} />}
			</div>
		</section>
	);
}

/** What a column says of a row; a dash where that is nothing. */
function shownIn(cell: ReactNode): ReactNode {
	return cell === undefined || cell === null || cell === "-" ? <Nothing /> : cell;
}

/** Eight columns and more do not fit a tablet, ten not beside the owner's navigation: such rows are cards for longer. */
function roomClass<Row>(columns: TableColumn<Row>[], isSelecting: boolean): string | undefined {
	const count = columns.filter(({ role }) => role !== "hidden").length + Number(isSelecting);
	return count >= 10 ? "for-most" : count >= 8 ? "for-many" : undefined;
}

/** A wide table scrolls in its own box, with the keyboard too; one that fits is no stop on the way to what is in it. */
function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
	const box = useRef<HTMLDivElement>(null);
	const [isScrolling, setScrolling] = useState(true);
	useEffect(() => {
		const element = box.current;
		if (!element) return;
		const measure = () => setScrolling(element.scrollWidth > element.clientWidth + 1);
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return (
		// biome-ignore lint/a11y/useSemanticElements: the box is no fieldset, and no landmark either
		<div ref={box} role="group" className="table-scroll" tabIndex={isScrolling ? 0 : undefined} aria-label={label}>
			{children}
		</div>
	);
}

function toDefinition<Row>(column: TableColumn<Row>): ColumnDef<Row> {
	return { id: column.key, header: column.heading };
}

function cellClass<Row>(column: TableColumn<Row> | undefined): string {
	return classNames(`as-${column?.role ?? "pair"}`, column?.toEnd && "to-end");
}

/** A heading leaves together with the cells under it. */
function headClass<Row>({ role, toEnd }: TableColumn<Row>) {
	return classNames(role === "hidden" && "as-hidden", toEnd && "to-end") || undefined;
}

function Heading<Row>({ column }: { column: TableColumn<Row> }) {
	const arrow = column.sorted === "ascending" ? "arrow-up" : column.sorted === "descending" ? "arrow-down" : "sort";
	return (
		<th {...roles.head} scope="col" className={headClass(column)} aria-sort={column.sorted}>
			{column.sortHref ? (
				<Anchor href={column.sortHref} keepsScroll>
					{column.heading}
					<Icon name={arrow} size="small" />
				</Anchor>
			) : (
				<span className={column.isHeadingHidden ? "unseen" : undefined}>{column.heading}</span>
			)}
		</th>
	);
}

function SelectAll<Row>({ selection, rows }: { selection: TableSelection<Row>; rows: Row[] }) {
	const { t } = useTranslation("common");
	const selectable = rows.filter((row) => !selection.isHidden?.(row));
	return (
		<th {...roles.head} scope="col" className="as-select">
			<label className="script-only">
				<input
					type="checkbox"
					className="box"
					checked={selectable.length > 0 && selectable.every(selection.isSelected)}
					onChange={(event) => selection.onChangeAll?.(event.currentTarget.checked)}
				/>
				<span className="unseen">{t("table.selectAll")}</span>
			</label>
		</th>
	);
}

function SelectRow<Row>({ selection, row }: { selection: TableSelection<Row>; row: Row }) {
	const { t } = useTranslation("common");
	if (selection.isHidden?.(row))
		return (
			<td {...roles.cell} className="as-select" title={selection.whyHidden?.(row)}>
				<span className="unseen">{selection.whyHidden?.(row)}</span>
			</td>
		);
	const isControlled = selection.onChange !== undefined;
	const state = isControlled ? { checked: selection.isSelected(row) } : { defaultChecked: selection.isSelected(row) };
	return (
		<td {...roles.cell} className="as-select">
			<label>
				<input
					{...state}
					type="checkbox"
					className="box"
					form={selection.formId}
					name={selection.name}
					value={selection.valueFor(row)}
					aria-label={t("table.select", { name: selection.labelFor(row) })}
					onChange={isControlled ? (event) => selection.onChange?.(row, event.currentTarget.checked) : undefined}
				/>
			</label>
		</td>
	);
}
