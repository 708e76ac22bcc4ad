/** What the page of a published event shows, with times in words. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** The publication. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const { event, ...found } = await context.call("nominations/get-publication", { event_id: context.id(params.id) });
	return {
		title: event.name,
		event: {
			...{ id: event.id, points: event.points, nomination_count: event.nomination_count },
			published: event.published_at === null ? "" : context.format.time(event.published_at, "recognition"),
		},
		...found,
	};
}
