/** The dialogs that stand over the page now: all outside the topmost is out of reach, so that what is told meanwhile stands in it. */
import { useSyncExternalStore } from "react";

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** Shows a dialog over the page, until it is closed. */
export function showModal(dialog: HTMLDialogElement): void {
	dialog.showModal();
	dialog.addEventListener("close", leaveClosed);
	change([...open.filter((other) => other !== dialog), dialog]);
}

/** The topmost dialog; undefined while none is open. */
export function useTopDialog(): HTMLDialogElement | undefined {
	return useSyncExternalStore(
		subscribe,
		() => open.at(-1),
		() => undefined,
	);
}

/** A dialog that was shown again before its closing was told stays. */
function leaveClosed(): void {
	change(open.filter((dialog) => dialog.open));
}

function change(next: readonly HTMLDialogElement[]): void {
	open = next;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}
