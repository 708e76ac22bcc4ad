/** The feed's own screen, and what fetches further pages. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readFeed } from "./feed-items.server";

/** One page of the feed. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	return {
		title: context.texts.t("activity:feed.title"),
		feed: await readFeed(context, new URL(request.url).searchParams),
	};
}
