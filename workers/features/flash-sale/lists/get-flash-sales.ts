/** Flash sales as account owners manage them: those that run, come and are over; a report as well. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

/** Where a sale stands. */
export const saleStates = ["running", "coming", "over"] as const;

export const flashSalesFace = defineListFace({
	name: "flash-sale/get-flash-sales",
	address: "/store/manage/sales",
	title: "flash-sale:manage.title",
	empty: { words: "flash-sale:manage.empty" },
	headings: "flash-sale:manage.columns",
	page_size: 20,
	columns: [
		{ id: "item", kind: "text", to: "/store/manage/item/{item_id}", role: "lead" },
		{ id: "state", kind: "status", words: "flash-sale:manage.states" },
		{ id: "points", kind: "points", role: "figure" },
		{ id: "points_was", kind: "points", role: "pair" },
		{ id: "sold", kind: "number", role: "pair" },
		{ id: "quantity", kind: "number", role: "pair" },
		{ id: "limit_per_member", kind: "number", role: "pair" },
		{ id: "starts_at", kind: "timestamp", isToTheMinute: true, role: "pair" },
		{ id: "live_to_date", kind: "timestamp", isToTheMinute: true, role: "pair", sort: "live_to_date" },
	],
	filters: {
		state: {
			kind: "choice",
			label: "flash-sale:manage.columns.state",
			choices: saleStates,
			words: "flash-sale:manage.states",
			any: "flash-sale:manage.anyState",
		},
	},
	default_sort: { id: "live_to_date", desc: true },
	report: { type: "flash_sales_report", roles: ["account_owner"] },
});
