/** What runs pinned for the reader, for the screens that show it above the feed. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

type Context = LoaderFunctionArgs["context"];

/** The pinned announcements as their cards show them. */
export type Pinned = Awaited<ReturnType<typeof readPinned>>[number];

/** Reads them. */
export async function readPinned(context: Context) {
	const { announcements } = await context.call("announcements/get-pinned-announcements", {});
	return announcements.map(({ id, title, excerpt, author, expires_at, asks_confirmation, confirmed_at }) => ({
		...{ id, title, excerpt, author_name: author.name },
		until: expires_at === null ? null : context.format.time(expires_at - 1, "recognition"),
		isAsking: asks_confirmation === 1 && confirmed_at === null,
	}));
}
