/** Reads what was given to the reader since they last looked. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { shownWithBadge } from "./badge.server";
import { type PostPicture, toPostPicture } from "./post.server";

/** The newest recognition that arrived, and how many more there are. */
export type Arrival = NonNullable<Awaited<ReturnType<typeof readArrival>>> & { picture?: PostPicture };

/** What has arrived; told once. */
export async function readArrival(context: LoaderFunctionArgs["context"]) {
	const { arrival, more_count } = await context.call("recognition/open-arrivals", {});
	if (!arrival) return null;
	const { created_at, badge, behaviors, program, picture, ...shown } = arrival;
	const worn = shownWithBadge({ badge, behaviors, program });
	const shownPicture = picture ? { picture: toPostPicture(picture) } : {};
	return { ...shown, ...worn, ...shownPicture, when: context.format.time(created_at, "ago"), more_count };
}
