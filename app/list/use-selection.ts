/**
 * What is ticked in a list while scripts run: each change shows at once and is sent 500 ms after the last one; until the
 * server has answered nothing can be done with what is selected, and what it could not keep goes back to what it last confirmed.
 */
import { useCallback, useEffect, useRef, useState } from "react";
import { CallRefused } from "~/call/call";
import { send } from "~/call/send";
import { signInAgainAfter } from "~/call/sign-in-again";
import { useFrame } from "~/shell/use-frame";
import { selectionDebounceMs } from "~/ui/timings";
import type { SelectionFrame } from "./list-page";

/** What was changed and not confirmed yet: single rows, and before them perhaps all or nothing. */
type Changes = { type: "rows" | "all" | "none"; marks: ReadonlyMap<number, boolean> };

/** What the server confirmed last: the page's ticked rows, and how many in all. */
type Confirmed = { count: number; ticked: ReadonlySet<number> };

/** What is selected, and how it is changed. */
export type Selection = {
	isTicked: (id: number) => boolean;
	tick: (ids: readonly number[], isTicked: boolean) => void;
	tickAll: () => void;
	tickNone: () => void;
	count: number;
	/** True from a change until the server has answered it. */
	isPending: boolean;
	/** Why the last change was not kept: the server's words, or none of its own where nothing came. */
	failure: { words?: string } | null;
};

const noChanges: Changes = { type: "rows", marks: new Map() };

/** The selection of a page; `onSettled` is told when all or nothing was selected at once, which other rows of the page follow. */
export function useSelection(frame: SelectionFrame | null, onSettled: () => void): Selection {
	const { csrf_token } = useFrame();
	const [confirmed, setConfirmed] = useState(() => confirmedBy(frame));
	const [changes, setChanges] = useState(noChanges);
	const [sent, setSent] = useState<Changes>();
	const [failure, setFailure] = useState<Selection["failure"]>(null);
	const latest = useRef({ frame, changes, onSettled, csrf_token });
	latest.current = { frame, changes, onSettled, csrf_token };
	useEffect(() => setConfirmed(confirmedBy(frame)), [frame]);
	const isChanged = changes !== noChanges;
	const flush = useCallback(async () => {
		const { frame: shown, changes: sending, csrf_token: token } = latest.current;
		if (!shown) return;
		setSent(sending);
		setChanges(noChanges);
		try {
			const { count, selected_ids, unselected_ids } = await sendChanges(shown, sending, token);
			// The page may be another one by now.
			const ticked = tickedBy(latest.current.frame ?? shown, sending, selected_ids, unselected_ids);
			setConfirmed({ count, ticked });
			if (sending.type !== "rows") latest.current.onSettled();
		} catch (error) {
			if (signInAgainAfter(error)) return;
			setChanges(noChanges);
			setFailure(error instanceof CallRefused ? { words: error.message } : {});
		}
		setSent(undefined);
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each further change begins the wait anew.
	useEffect(() => {
		if (!isChanged || sent) return;
		const timer = setTimeout(flush, selectionDebounceMs);
		return () => clearTimeout(timer);
	}, [changes, sent, flush]);
	useSentWhenLeft(latest);
	const change = (next: Changes) => {
		setFailure(null);
		setChanges(next);
	};
	const isTicked = (id: number) => changedTo(changes, id) ?? (sent && changedTo(sent, id)) ?? confirmed.ticked.has(id);
	return {
		isTicked,
		tick: (ids, isOn) =>
			change({ ...changes, marks: new Map([...changes.marks, ...ids.map((id) => [id, isOn] as const)]) }),
		tickAll: () => change({ type: "all", marks: new Map() }),
		tickNone: () => change({ type: "none", marks: new Map() }),
		count: confirmed.count,
		isPending: isChanged || sent !== undefined,
		failure,
	};
}

function confirmedBy(frame: SelectionFrame | null): Confirmed {
	const ticked = frame?.boxes.filter(({ isSelected }) => isSelected).map(({ id }) => id);
	return { count: frame?.count ?? 0, ticked: new Set(ticked) };
}

/** What a change says of a row; nothing where it leaves it as it is. */
function changedTo({ type, marks }: Changes, id: number): boolean | undefined {
	return marks.get(id) ?? { rows: undefined, all: true, none: false }[type];
}

/** The rows of the page that are ticked by what the server answered. */
function tickedBy(
	{ boxes }: SelectionFrame,
	{ type }: Changes,
	selected_ids: readonly number[],
	unselected_ids: readonly number[],
): ReadonlySet<number> {
	const isInSet = { rows: undefined, all: true, none: false }[type];
	const ticked = boxes.filter((box) => {
		if (box.reason !== null) return false;
		return selected_ids.includes(box.id) || ((isInSet ?? box.isInSet) && !unselected_ids.includes(box.id));
	});
	return new Set(ticked.map(({ id }) => id));
}

/** All or nothing first, then the single rows that were changed after it. */
async function sendChanges({ table_hash, filters }: SelectionFrame, { type, marks }: Changes, csrf_token: string) {
	const ids = (isOn: boolean) => [...marks].filter(([, mark]) => mark === isOn).map(([id]) => id);
	const name = "bulk-actions/update-selection";
	const rows = { type: "rows" as const, table_hash, selected_ids: ids(true), unselected_ids: ids(false) };
	if (type === "rows") return (await send(name, rows, csrf_token)).selectionData;
	const { selectionData } = await send(name, { type, table_hash, filters }, csrf_token);
	return marks.size === 0 ? selectionData : (await send(name, rows, csrf_token)).selectionData;
}

/** Whoever leaves the list before the wait is over takes nothing back: it is sent at once. */
function useSentWhenLeft(latest: {
	current: { frame: SelectionFrame | null; changes: Changes; csrf_token: string };
}): void {
	useEffect(
		() => () => {
			const { frame, changes, csrf_token } = latest.current;
			if (frame && changes !== noChanges) sendChanges(frame, changes, csrf_token).catch(() => {});
		},
		[latest],
	);
}
