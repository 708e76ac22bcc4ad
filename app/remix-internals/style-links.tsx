/** The styles of screens: those of the first stand in its document, those of a later one come before it shows, and all stay. */
import { Links, UNSAFE_RemixContext, useMatches } from "@remix-run/react";
import { useContext, useState } from "react";

/** What a route's `handle` may say: the files that only some of its readers need, by what its loader answered. */
export type StyledHandle = { styles: (data: unknown) => string[] };

const underWay = new Map<string, Promise<void>>();

/** Stands in the place of Remix's `Links`, which takes the styles of a page away while a dialog still shows it below. */
export function StyleLinks() {
	const [first] = useState(useStyles());
	return (
		<>
			{import.meta.env.DEV && <Links />}
			{first.map((href) => (
				<link key={href} rel="stylesheet" href={href} />
			))}
		</>
	);
}

/** What the page that is about to show has to wait for. */
export function useMissingStyles(): Promise<void>[] {
	const styles = useStyles();
	return import.meta.env.SSR ? [] : styles.flatMap((href) => askFor(href) ?? []);
}

/** The files of the page and of what it stands in: what a file's rules build on comes before it. */
function useStyles(): string[] {
	const routes = useContext(UNSAFE_RemixContext)?.manifest.routes;
	const files = useMatches().flatMap(({ id, data, handle }) => [
		// Remix names a screen's own file before those of what the screen imports.
		...(import.meta.env.DEV ? [] : [...(routes?.[id]?.css ?? [])].reverse()),
		...((handle as Partial<StyledHandle> | undefined)?.styles?.(data) ?? []),
	]);
	return [...new Set(files)];
}

/** A file that is still to come; what cannot be had holds nobody up. */
function askFor(href: string): Promise<void> | undefined {
	if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return underWay.get(href);
	const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
	const settled = new Promise<void>((resolve) => {
		link.onload = link.onerror = () => {
			underWay.delete(href);
			resolve();
		};
	});
	underWay.set(href, settled);
	document.head.appendChild(link);
	return settled;
}
