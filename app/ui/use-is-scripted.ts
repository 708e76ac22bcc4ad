/** Whether scripts run: false on the server and in the first render, true from then on. */
import { useEffect, useState } from "react";

/** True once the page is alive. */
export function useIsScripted(): boolean {
	const [isScripted, setIsScripted] = useState(false);
	useEffect(() => setIsScripted(true), []);
	return isScripted;
}
