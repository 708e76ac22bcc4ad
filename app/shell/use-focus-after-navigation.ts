/** Where the keyboard stands after a screen gave way to another, or was read again after an action, without a page load. */
import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Moves the focus to the new screen when the element that had it is gone, so that Tab goes on there and not nowhere. */
export function useFocusAfterNavigation(): void {
	const { key } = useLocation();
	const shown = useRef(key);
	useEffect(() => {
		if (shown.current === key) return;
		shown.current = key;
		if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
	}, [key]);
}
