/** The focus goes to what a form answered, so that nobody has to look for it or presses past it. */
import { type RefObject, useEffect, useRef } from "react";

/** The reference for the place, which takes the focus with each answer anew; it has a `tabIndex` of -1. */
export function useFocusOnAnswer(answer: object): RefObject<HTMLDivElement> {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (answer) place.current?.focus();
	}, [answer]);
	return place;
}
