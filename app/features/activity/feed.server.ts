/** The feed's own screen, and what fetches further pages. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { readPinned } from "~/features/announcements/index.server";
import { readFeed } from "./feed-items.server";

/** One page of the feed; a page behind the last one leads to the beginning. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const [feed, pinned] = await Promise.all([readFeed(context, new URL(request.url).searchParams), readPinned(context)]);
	if (feed.page > 1 && feed.items.length === 0) throw redirect(`/activities?scope=${feed.scope}`);
	return { title: context.texts.t("activity:feed.title"), feed, pinned };
}
