/** Where the keyboard stands when somebody else's place, or another page of their reports, is shown under the same path. */
import { useEffect, useRef } from "react";

/** Moves the focus to the screen when the link that had it is gone; the frame does so where the path changes. */
export function useFocusOfPlace(place: string): void {
	const shown = useRef(place);
	useEffect(() => {
		if (shown.current === place) return;
		shown.current = place;
		const isLost = !document.activeElement || document.activeElement === document.body;
		if (isLost) document.getElementById("main")?.focus({ preventScroll: true });
	}, [place]);
}
