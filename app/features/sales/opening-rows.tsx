/** A list whose rows open what their link opens, wherever they are clicked; without scripts, and by keyboard, the link alone does. */
import type { MouseEvent, ReactNode } from "react";
import "./opening-rows.css";

/** The list; `isOn` where its rows have a link. */
export function OpeningRows({ isOn, children }: { isOn: boolean; children: ReactNode }) {
	if (!isOn) return children;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the link within the row is what has the focus and the name.
		// biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard follows that link.
		<div className="opening-rows" onClick={openRow}>
			{children}
		</div>
	);
}

/** Follows the link of the row, unless something in it was meant or its words were selected. */
function openRow({ target }: MouseEvent<HTMLElement>) {
	const clicked = target as Element;
	const isOwn = clicked.closest("a, button, input, label, summary, select") !== null;
	if (isOwn || window.getSelection()?.isCollapsed === false) return;
	clicked.closest("tbody tr")?.querySelector<HTMLAnchorElement>("a[data-opens]")?.click();
}
