/** The document's title from what a loader calls `title`. */
import type { MetaFunction } from "@remix-run/cloudflare";

/** The title of a screen with the company behind it. */
export const titleMeta: MetaFunction = ({ data, matches }) => {
	const root = matches[0]?.data as { account?: { company_name: string } } | undefined;
	const title = (data as { title?: string } | undefined)?.title;
	return [{ title: [title, root?.account?.company_name].filter(Boolean).join(" · ") }];
};
