/** The cells of a list by the kind of their column; a screen adds those that are its own. */
import type { ReactNode } from "react";
import type { CellRole, ColumnKind } from "#workers/kernel/list-face";
import { type PointsWords, usePointsWords } from "~/ui/account-display";
import { Avatar } from "~/ui/avatar";
import type { TableColumn } from "~/ui/data-table/columns";
import type { ListColumn, Written } from "./list-page";

/** A screen's own cells by column. */
export type OwnCells<Row> = { [Column in string]?: (row: Row) => ReactNode };

const roleOfKind: Partial<Record<ColumnKind, CellRole>> = {
	points: "figure",
	date: "end",
	timestamp: "end",
	link: "action",
};

const kindsAtEnd: readonly ColumnKind[] = ["number", "points", "money"];

/** The columns of a table. */
export function useListColumns<Row extends Written>(
	columns: readonly ListColumn[],
	own: OwnCells<Row>,
): TableColumn<Row>[] {
	const words = usePointsWords();
	return columns.map((column) => ({
		key: column.id,
		heading: column.heading,
		role: column.role ?? roleOfKind[column.kind],
		toEnd: kindsAtEnd.includes(column.kind),
		sortHref: column.sortHref,
		sorted: column.sorted,
		cell: (row) => (own[column.id] ? own[column.id]?.(row) : <Cell column={column} row={row} words={words} />),
	}));
}

function Cell({ column, row, words }: { column: ListColumn; row: Written; words: PointsWords }) {
	const value = (row as unknown as Record<string, unknown>)[column.id];
	const written = row.written[column.id];
	if (value === null || value === undefined || value === "") return <>-</>;
	switch (column.kind) {
		case "date":
		case "timestamp":
			return (
				<time dateTime={typeof value === "number" ? new Date(value).toISOString() : String(value)}>{written}</time>
			);
		case "points":
		case "number":
			return <>{words.figure(Number(value))}</>;
		case "money":
			return <>{written}</>;
		case "person":
			return <Person name={String(value)} image_url={pictureOf(column, row)} />;
		default:
			return <>{String(value)}</>;
	}
}

function pictureOf({ image }: ListColumn, row: Written): string | null {
	return image ? ((row as unknown as Record<string, string | null>)[image] ?? null) : null;
}

function Person({ name, image_url }: { name: string; image_url: string | null }) {
	return (
		<span className="row person">
			<Avatar name={name} image_url={image_url} sizePx={32} />
			<span className="strong">{name}</span>
		</span>
	);
}
