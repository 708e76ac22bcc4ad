/** One link for every address: inside the application, in the same page, or elsewhere. */
import type { AnchorHTMLAttributes } from "react";

/** Props of a link: `isDocument` is for downloads and other addresses that no screen answers. */
export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
	href: string;
	isDocument?: boolean;
	opensNewTab?: boolean;
	/** Stays where it is on the page, for links that only change a list. */
	keepsScroll?: boolean;
	/** Opens the page over this one, where scripts run and there is room. */
	opens?: "dialog";
	/** In a dialog it closes it; on a page it leads on. */
	closes?: "dialog";
};

/** Where the application lives below the host. */
export const applicationPath = "/webapp";

/**
 * A link; addresses that start with a slash are screens, given without `/webapp`. It is a plain element: Remix's Link
 * resolves and subscribes in each, and a page has a hundred; `useLinkFollowing` follows them all (docs/performance.md).
 */
export function Anchor({ href, isDocument, opensNewTab, keepsScroll, opens, closes, children, ...rest }: AnchorProps) {
	const props = opensNewTab ? { ...rest, target: "_blank", rel: "noreferrer" } : rest;
	if (isDocument || !/^[/?.]/.test(href)) {
		return (
			<a {...props} href={leadsSomewhere(href) ? href : undefined}>
				{children}
			</a>
		);
	}
	return (
		<a
			{...props}
			href={screenAddress(href)}
			data-screen=""
			data-keeps-scroll={keepsScroll}
			data-opens={opens}
			data-closes={closes}
		>
			{children}
		</a>
	);
}

/** False for an address with a scheme that no link of ours has, such as javascript: in words that came from elsewhere. */
function leadsSomewhere(href: string): boolean {
	return /^(https?|mailto|tel|blob):/i.test(href) || !/^\s*[a-z][a-z0-9+.\s-]*:/i.test(href);
}

/** A screen's address on the host. */
function screenAddress(href: string): string {
	if (!href.startsWith("/")) return href;
	return href === "/" || /^\/[?#]/.test(href) ? `${applicationPath}${href.slice(1)}` : `${applicationPath}${href}`;
}
