/** Whether another page of a list, or another choice of its filters, is on its way. */
import { useLocation, useNavigation } from "@remix-run/react";

/** True while a screen asks for itself under another address, which is what all links and filters of a list do. */
export function useIsListBusy(): boolean {
	const { state, location } = useNavigation();
	const { pathname } = useLocation();
	return state === "loading" && location !== undefined && location.pathname.endsWith(pathname);
}
