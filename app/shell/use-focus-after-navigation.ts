/** Where the keyboard stands after a screen gave way to another without a page load. */
import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Moves the focus to the new screen when the element that had it is gone, so that Tab goes on there and not nowhere. */
export function useFocusAfterNavigation(): void {
	const { pathname } = useLocation();
	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		const isLost = !document.activeElement || document.activeElement === document.body;
		if (isLost) document.getElementById("main")?.focus({ preventScroll: true });
	}, [pathname]);
}
