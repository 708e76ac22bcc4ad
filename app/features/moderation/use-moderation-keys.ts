/** Keys of the inbox: to move between requests, to decide the open one, and to see all of them; never while somebody types. */
import { useEffect, useRef } from "react";

/** What the keys do. */
export type ModerationKeys = {
	next: () => void;
	previous: () => void;
	press: (key: "a" | "r") => void;
	/** Goes to the points that may be lowered. */
	lower: () => void;
	help: () => void;
};

const moves: Record<string, "next" | "previous"> = {
	j: "next",
	ArrowDown: "next",
	k: "previous",
	ArrowUp: "previous",
};

/** Listens while the page stands. */
export function useModerationKeys(keys: ModerationKeys): void {
	const latest = useRef(keys);
	latest.current = keys;
	useEffect(() => {
		const listen = (event: KeyboardEvent) => {
			if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
			const move = moves[event.key];
			if (move) latest.current[move]();
			else if (event.key === "a" || event.key === "r") latest.current.press(event.key);
			else if (event.key === "l") latest.current.lower();
			else if (event.key === "?") latest.current.help();
			else return;
			event.preventDefault();
		};
		document.addEventListener("keydown", listen);
		return () => document.removeEventListener("keydown", listen);
	}, []);
}

/** Whether the key belongs to what has the focus: a field, a list of choices, or a dialog that is open. */
function isTaken(target: EventTarget | null): boolean {
	if (document.querySelector("dialog[open], [popover]:popover-open")) return true;
	return target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable], [role]") !== null;
}
