/** One link for every address: inside the application, in the same page, or elsewhere. */
import { Link } from "@remix-run/react";
import type { AnchorHTMLAttributes } from "react";

/** Props of a link: `isDocument` is for downloads and other addresses that no screen answers. */
export type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
	href: string;
	isDocument?: boolean;
	opensNewTab?: boolean;
	/** Stays where it is on the page, for links that only change a list. */
	keepsScroll?: boolean;
};

/** A link; addresses that start with a slash are screens, given without `/webapp`. */
export function Anchor({ href, isDocument, opensNewTab, keepsScroll, children, ...rest }: AnchorProps) {
	const props = opensNewTab ? { ...rest, target: "_blank", rel: "noreferrer" } : rest;
	if (isDocument || !/^[/?.]/.test(href)) {
		return (
			<a {...props} href={href}>
				{children}
			</a>
		);
	}
	return (
		<Link {...props} to={href} preventScrollReset={keepsScroll}>
			{children}
		</Link>
	);
}
