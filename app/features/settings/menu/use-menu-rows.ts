/** The menu's entries while they are sorted: moves by buttons, keys, numbers and dragging, with the focus kept and each move told. */
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { DisplayOrder } from "#workers/features/settings/rules/menu-order";
import { changesOf, type MenuRow, moveRow, numberRow } from "./menu-moves";

/** The rows and what moves them; `moved` is the row that moved last. */
export function useMenuRows(first: MenuRow[]) {
	const [rows, setRows] = useState(first);
	const [moved, setMoved] = useState<string>();
	const list = useRef<HTMLOListElement>(null);
	const focused = useRef<Element | null>(null);
	const [dragged, setDragged] = useState<string>();
	const change = (key: string, next: (rows: MenuRow[], at: number) => MenuRow[]) => {
		focused.current = document.activeElement;
		setRows((before) =>
			next(
				before,
				before.findIndex((row) => row.key === key),
			),
		);
		setMoved(key);
	};
	const move = (key: string, by: number) => change(key, (before, at) => moveRow(before, at, at + by));
	// A row that changes its place in the document loses the focus.
	useEffect(() => {
		const { current } = focused;
		if (rows && current instanceof HTMLElement && list.current?.contains(current)) current.focus();
		focused.current = null;
	}, [rows]);
	useDragging(dragged, {
		over: (y) => {
			const to = placeAt(list.current, y);
			if (to >= 0 && dragged) change(dragged, (before, at) => (at === to ? before : moveRow(before, at, to)));
		},
		end: () => setDragged(undefined),
	});
	return {
		rows,
		moved,
		list,
		dragged,
		move,
		drag: setDragged,
		/** What differs from what is saved: the order under this name, and entries that are shown or hidden. */
		changes: (orderName: string) => changesOf(first, rows, orderName),
		discard: () => {
			setRows(first);
			setMoved(undefined);
			list.current?.querySelector("button")?.focus();
		},
		number: (key: string, order: DisplayOrder) => change(key, (before, at) => numberRow(before, at, order)),
		show: (key: string, is_shown: 0 | 1) =>
			setRows((before) => before.map((row) => (row.key === key ? { ...row, is_shown } : row))),
		pressOnGrip: (key: string) => (event: KeyboardEvent) => {
			const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
			if (by === undefined) return;
			event.preventDefault();
			move(key, by);
		},
	};
}

/** While a row is dragged, the pointer is followed wherever it goes; the row under it gives way. */
function useDragging(dragged: string | undefined, { over, end }: { over: (y: number) => void; end: () => void }) {
	const latest = useRef({ over, end });
	latest.current = { over, end };
	useEffect(() => {
		if (dragged === undefined) return;
		const follow = (event: PointerEvent) => latest.current.over(event.clientY);
		const stop = () => latest.current.end();
		addEventListener("pointermove", follow);
		addEventListener("pointerup", stop);
		addEventListener("pointercancel", stop);
		return () => {
			removeEventListener("pointermove", follow);
			removeEventListener("pointerup", stop);
			removeEventListener("pointercancel", stop);
		};
	}, [dragged]);
}

/** Which row of the list lies at this height; -1 where none does. */
function placeAt(list: HTMLElement | null, y: number): number {
	return [...(list?.children ?? [])].findIndex((row) => {
		const { top, bottom } = row.getBoundingClientRect();
		return y >= top && y < bottom;
	});
}
