/** Where there is room for a dialog, links to the page of giving open it over the page on which they stand. */
import { useLocation } from "@remix-run/react";
import { lazy, Suspense, useEffect, useState } from "react";

const GiveDialog = lazy(() => import("./give-dialog"));

/** The width from which giving is a dialog; below it is a page. */
export const dialogFrom = "(min-width: 768px)";

const givePath = "/webapp/recognitions/give";

/** Takes clicks on such links anywhere in the application; draws nothing until one comes. */
export function GiveAnywhere() {
	const [address, setAddress] = useState<string | null>(null);
	const { pathname } = useLocation();
	const close = () => setAddress(null);
	useEffect(() => {
		const take = (event: MouseEvent) => {
			const wished = addressOf(event);
			if (!wished || location.pathname === givePath || !matchMedia(dialogFrom).matches) return;
			event.preventDefault();
			setAddress(wished);
		};
		window.addEventListener("click", take, { capture: true });
		return () => window.removeEventListener("click", take, { capture: true });
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the dialog
	useEffect(close, [pathname]);
	if (address === null) return null;
	return (
		<Suspense fallback={null}>
			<GiveDialog address={address} onClose={close} onSent={close} />
		</Suspense>
	);
}

/** The address of the page of giving that a plain click asks for, without /webapp. */
function addressOf(event: MouseEvent): string | null {
	if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
	const link = event.target instanceof Element ? event.target.closest("a") : null;
	if (!link || link.target === "_blank" || link.origin !== location.origin || link.pathname !== givePath) return null;
	return link.pathname.replace(/^\/webapp/, "") + link.search;
}
