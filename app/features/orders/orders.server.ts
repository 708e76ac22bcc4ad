/** A page of the signed-in person's orders, searched by what was ordered. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formatTime } from "~/shell/dates.server";

/** How many orders a page has. */
const pageSize = 10;

/** `page` counts from 1 in the query; `search` is kept in it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const page = Math.max(1, Math.trunc(Number(query.get("page"))) || 1);
	const search = query.get("search")?.trim().slice(0, 200) ?? "";
	const [{ account }, orders] = await Promise.all([
		context.call("account/init-account", {}),
		context.call("orders/get-member-orders", { page: page - 1, pageSize, searchString: search || undefined }),
	]);
	const reader = { time_zone: account.time_zone ?? "UTC", language_code: context.language_code };
	return {
		title: context.texts.t("orders:title"),
		page,
		search,
		total_rows: orders.total_rows,
		total_pages: orders.total_pages,
		page_size: pageSize,
		orders: orders.table_rows.map((order) => ({ ...order, date: formatTime(order.created_at, "recognition", reader) })),
	};
}
