/** Follows the links to screens within the page: one listener for all of them, where each would need its own. */
import { useNavigate } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { applicationPath } from "~/ui/anchor";
import { alone, dialogFrom, over } from "./open-over";

/** Navigates on plain clicks on links that `Anchor` marked as screens; every other click stays the browser's. */
export function useLinkFollowing(): void {
	const navigate = useNavigate();
	const latest = useRef(navigate);
	latest.current = navigate;
	useEffect(() => {
		const follow = (event: MouseEvent) => {
			const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>("a[data-screen]");
			if (!link || !isPlain(event) || (link.target && link.target !== "_self")) return;
			const url = new URL(link.href);
			if (url.origin !== window.location.origin || !isScreen(url.pathname)) return;
			event.preventDefault();
			const to = { pathname: url.pathname.slice(applicationPath.length) || "/", search: url.search, hash: url.hash };
			// The history stands where the person sees it to stand, also while the page it went back to is still read.
			const { pathname, search, hash } = window.location;
			const opensDialog = link.dataset.opens === "dialog" && url.pathname !== pathname;
			if (opensDialog && matchMedia(dialogFrom).matches) return latest.current(to, over);
			latest.current(to, {
				replace: url.pathname + url.search + url.hash === pathname + search + hash,
				preventScrollReset: link.dataset.keepsScroll === "true",
				state: alone,
			});
		};
		document.addEventListener("click", follow);
		return () => document.removeEventListener("click", follow);
	}, []);
}

function isPlain(event: MouseEvent): boolean {
	const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
	return event.button === 0 && !hasModifier && !event.defaultPrevented;
}

function isScreen(path: string): boolean {
	return path === applicationPath || path.startsWith(`${applicationPath}/`);
}
