/** One's own purchases of points, newest first. @browser-safe */
import { roles } from "#workers/kernel/identity";
import { defineListFace } from "#workers/kernel/list-face";
import { products, purchaseStates } from "../rules/purchase";

export const paymentHistoryFace = defineListFace({
	name: "buy-points/get-payment-history",
	title: "buy-points:history.title",
	empty: { words: "buy-points:history.empty" },
	headings: "buy-points:history.columns",
	page_size: 10,
	columns: [
		{ id: "number", kind: "text", to: "/buy_points?purchase={id}", role: "lead" },
		{ id: "created_at", kind: "timestamp", sort: "created_at", role: "line" },
		{ id: "state", kind: "status", words: "buy-points:states" },
		{ id: "points", kind: "points", role: "figure" },
		{ id: "total_cents", kind: "money" },
		{ id: "product", kind: "text", words: "buy-points:products" },
	],
	filters: {
		state: {
			kind: "choice",
			label: "buy-points:history.columns.state",
			choices: purchaseStates,
			words: "buy-points:states",
			any: "buy-points:history.anyState",
		},
		product: {
			kind: "choice",
			label: "buy-points:history.columns.product",
			choices: products,
			words: "buy-points:products",
			any: "buy-points:history.anyProduct",
		},
	},
	default_sort: { id: "created_at", desc: true },
	report: { type: "purchases_report", roles: roles },
});
