/** How a panel of the menu opens and closes beside being pressed: by a mouse that rests on its button, and by the keyboard's focus. */
import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { hoverDelayMs } from "~/ui/timings";

/** What the panel, its button and the entry around both listen to. */
export function usePanel() {
	const panel = useRef<HTMLDivElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>();
	/** The panel opened without being asked: the first press keeps it, the next one closes it. */
	const isOpenUnasked = useRef(false);
	/** A panel that closes gives the focus back to its button, which must not open it again. */
	const isClosing = useRef(false);
	useEffect(() => {
		const element = panel.current;
		const begin = (event: Event) => {
			isClosing.current = (event as ToggleEvent).newState === "closed";
			if (isClosing.current) isOpenUnasked.current = false;
		};
		const end = () => {
			isClosing.current = false;
		};
		element?.addEventListener("beforetoggle", begin);
		element?.addEventListener("toggle", end);
		return () => {
			clearTimeout(timer.current);
			element?.removeEventListener("beforetoggle", begin);
			element?.removeEventListener("toggle", end);
		};
	}, []);
	const isOpen = () => panel.current?.matches(":popover-open") ?? false;
	const open = () => {
		if (!panel.current?.isConnected || isOpen()) return;
		panel.current.showPopover();
		isOpenUnasked.current = true;
	};
	const close = () => {
		if (isOpen()) panel.current?.hidePopover();
	};
	const later = (action: () => void, delayMs: number) => (event: PointerEvent) => {
		if (event.pointerType !== "mouse") return;
		clearTimeout(timer.current);
		timer.current = setTimeout(action, delayMs);
	};
	const pointer = { onPointerEnter: later(open, hoverDelayMs), onPointerLeave: later(close, 3 * hoverDelayMs) };
	const button = {
		onFocus: (event: FocusEvent) => {
			if (!isClosing.current && event.currentTarget.matches(":focus-visible")) open();
		},
		onClick: (event: MouseEvent) => {
			if (isOpenUnasked.current && isOpen()) event.preventDefault();
			isOpenUnasked.current = false;
		},
	};
	const entry = {
		onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
			if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
		},
	};
	return { panel, entry, button, pointer };
}
