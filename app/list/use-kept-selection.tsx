/** The checkbox column of a list whose selection is kept on the server, with the bar above its rows. */
import { useRevalidator } from "@remix-run/react";
import { formId } from "~/form/form-answer";
import type { TableSelection } from "~/ui/data-table/columns";
import type { ListPage } from "./list-page";
import { SelectionBar } from "./selection-bar";
import { useSelection } from "./use-selection";
import "./selection-bar.css";

/** The column; undefined of a list that has none. */
export function useKeptSelection<Row extends object>(list: ListPage<Row, unknown>): TableSelection<Row> | undefined {
	const frame = list.selection;
	const { revalidate } = useRevalidator();
	const selection = useSelection(frame, revalidate);
	if (!frame) return undefined;
	const boxes = new Map(frame.boxes.map((box) => [box.id, box]));
	const boxOf = (row: Row) => boxes.get((row as { id: number }).id);
	const open = frame.boxes.filter(({ reason }) => reason === null).map(({ id }) => id);
	return {
		formId: formId(frame.form.name),
		name: "selected_ids",
		valueFor: (row) => String(boxOf(row)?.id ?? ""),
		labelFor: (row) => boxOf(row)?.label ?? "",
		isSelected: (row) => selection.isTicked(boxOf(row)?.id ?? 0),
		isHidden: (row) => boxOf(row)?.reason !== null,
		whyHidden: (row) => boxOf(row)?.reason ?? undefined,
		onChange: (row, isTicked) => selection.tick([boxOf(row)?.id ?? 0], isTicked),
		onChangeAll: (isTicked) => selection.tick(open, isTicked),
		bar: (frame.boxes.length > 0 || selection.count > 0) && (
			<SelectionBar list={list} frame={frame} selection={selection} />
		),
	};
}
