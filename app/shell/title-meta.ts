/** The document's title from what a loader calls `title`. */
import type { MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse } from "@remix-run/react";

/** What the root's loader says of titles. */
type RootTitles = { account?: { company_name: string }; title_begins?: string; error_titles?: Record<string, string> };

/** The title of a screen, or of the page in its place, with the company behind it, and before it that its form was refused. */
export const titleMeta: MetaFunction = ({ data, error, matches }) => {
	const root = matches[0]?.data as RootTitles | undefined;
	const status = isRouteErrorResponse(error) ? error.status : 500;
	const title = error
		? (root?.error_titles?.[status] ?? root?.error_titles?.[500])
		: (data as { title?: string } | undefined)?.title;
	const whole = [title, root?.account?.company_name].filter(Boolean).join(" · ");
	return [{ title: [root?.title_begins, whole].filter(Boolean).join(" ") }];
};
