/** A page of all orders of the account with its filters, and the request for a report of them. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formatTime } from "~/shell/dates.server";
import { readForm } from "~/shell/form-data.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { type ManagementQuery, managementAddress, readManagementQuery } from "./management-query";

const pageSize = 10;

/** One page of the list; a page behind the last one leads to the last. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = readManagementQuery(new URL(request.url).searchParams);
	const [{ account }, { user }, orders] = await Promise.all([
		context.call("account/init-account", {}),
		context.call("session/init-user", {}),
		context.call("orders/get-orders-for-management", {
			page: query.page - 1,
			pageSize,
			anchor: query.anchor || undefined,
			sorted: [{ id: "created_at", desc: !query.isOldestFirst }],
			filters: filtersOf(query),
		}),
	]);
	if (query.page > 1 && query.page > orders.total_pages)
		throw redirect(managementAddress(query, { page: Math.max(1, orders.total_pages) }));
	const reader = { time_zone: account.time_zone ?? "UTC", language_code: context.language_code };
	return {
		title: context.texts.t("orders:management.title"),
		query,
		mayReport: user.role === "account_owner",
		orders: orders.table_rows.map((order) => ({
			...order,
			date: formatTime(order.created_at, "recognition", reader),
		})),
		page_size: pageSize,
		total_rows: orders.total_rows,
		total_pages: orders.total_pages,
		anchor: orders.extra_data.anchor,
		repeatKey: crypto.randomUUID(),
	};
}

/** Asks for the report of the list with its filters. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await readForm(request);
	const query = readManagementQuery(new URL(request.url).searchParams);
	const report = { report_type: "orders_management_report", filters: filtersOf(query) };
	const outcome = await context.attempt("reports/request-report-download", report, { key: form.key });
	if (!outcome.ok) return { refusal: outcome.refusal };
	const back = managementAddress(query, { page: query.page, anchor: query.anchor });
	throw redirectWithNotice(back, "orders:notices.reportRequested");
}

function filtersOf({ search, status, startDate, endDate }: ManagementQuery) {
	return {
		searchString: search || undefined,
		status: status || undefined,
		startDate: startDate || undefined,
		endDate: endDate || undefined,
	};
}
