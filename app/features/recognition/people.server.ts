/** What the page of everyone thanked in a post shows. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

const pageSize = 50;

/** One page of the people of a post; a post that the reader may not see does not exist. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const activity_id = context.id(params.id);
	const page = Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get("page"))) || 1);
	const [{ activity }, people] = await Promise.all([
		context.call("activity/get-activity", { activity_id }),
		context.call("recognition/get-recipients", {
			page: Math.min(page, 100_000) - 1,
			pageSize,
			filters: { activity_id },
		}),
	]);
	if (activity.kind !== "recognition") throw new Response(null, { status: 404 });
	return {
		title: context.texts.t("recognition:people.title"),
		activity_id,
		groups: activity.group_names,
		people: people.table_rows,
		page,
		page_size: pageSize,
		total_rows: people.total_rows,
		total_pages: people.total_pages,
	};
}
