/** The cells of a list by the kind of their column; a screen adds those that are its own. */
import type { ReactNode } from "react";
import type { CellRole, ColumnKind } from "#workers/kernel/list-face";
import { type PointsWords, usePointsWords } from "~/ui/account-display";
import { Anchor } from "~/ui/anchor";
import { Avatar } from "~/ui/avatar";
import { Breakable } from "~/ui/breakable";
import type { TableColumn } from "~/ui/data-table/columns";
import { Nothing } from "~/ui/data-table/nothing";
import { StatusDot } from "~/ui/status-dot";
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
		isHeadingHidden: column.kind === "link",
		role: column.role ?? roleOfKind[column.kind],
		toEnd: kindsAtEnd.includes(column.kind),
		sortHref: column.sortHref,
		sorted: column.sorted,
		cell: (row) => (own[column.id] ? own[column.id]?.(row) : <Cell column={column} row={row} words={words} />),
	}));
}

function Cell({ column, row, words }: { column: ListColumn; row: Written; words: PointsWords }) {
	const written = row.written[column.id];
	const value = (row as unknown as Record<string, unknown>)[column.id] ?? written;
	const isThere = value !== null && value !== undefined && value !== "";
	if (!isThere && column.text === undefined) return column.none ?? <Nothing />;
	if (column.to) return <Leading column={column} row={row} to={column.to} />;
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
		case "status":
			return written ? <StatusDot status={String(value)} label={written} /> : String(value);
		default:
			return <Breakable text={written ?? String(value)} />;
	}
}

/** The way to what the row is about: by what the column says, else by what stands in it. */
function Leading({ column: { id, opens, text }, row, to }: { column: ListColumn; row: Written; to: string }) {
	const fields = row as unknown as Record<string, unknown>;
	const href = to.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(fields[name])));
	const label = text === undefined ? undefined : row.written[id];
	return (
		<Anchor className={text === undefined ? "link hit" : "link"} href={href} opens={opens} aria-label={label}>
			{text ?? row.written[id] ?? String(fields[id])}
		</Anchor>
	);
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
