/** Fetches a table again in place: whenever what it is told is another thing than before. */
import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Fetches when `reason` becomes another value, but not for the first one that the page begins with, nor for none. */
export function useRefetch(reason: unknown): void {
	const { revalidate } = useRevalidator();
	const known = useRef(reason);
	useEffect(() => {
		if (known.current === reason) return;
		known.current = reason;
		if (reason !== undefined) revalidate();
	}, [reason, revalidate]);
}
