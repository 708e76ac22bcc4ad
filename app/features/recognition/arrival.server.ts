/** Reads what was given to the reader since they last looked. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { shownWithBadge } from "./badge.server";

/** The newest recognition that arrived, and how many more there are. */
export type Arrival = NonNullable<Awaited<ReturnType<typeof readArrival>>>;

/** What has arrived; told once. */
export async function readArrival(context: LoaderFunctionArgs["context"]) {
	const { arrival, more_count } = await context.call("recognition/open-arrivals", {});
	if (!arrival) return null;
	const { created_at, badge, behaviors, program, ...shown } = arrival;
	const worn = shownWithBadge({ badge, behaviors, program });
	return { ...shown, ...worn, when: context.format.time(created_at, "ago"), more_count };
}
