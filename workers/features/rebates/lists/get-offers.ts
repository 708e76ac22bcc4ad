/** Offers of rebates, by name, for account owners; a report too. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const rebateOffersFace = defineListFace({
	name: "rebates/get-offers",
	address: "/rebates/offers",
	title: "rebates:offers.title",
	empty: { words: "rebates:offers.empty" },
	headings: "rebates:offers.columns",
	page_size: 20,
	columns: [
		{ id: "name", kind: "text", to: "/rebates/offers/{id}", role: "lead", sort: "name" },
		{ id: "brand", kind: "text", role: "line" },
		{ id: "points_per_dollar", kind: "number", role: "pair" },
		{ id: "cap_points", kind: "points", role: "pair" },
		{ id: "starts_at", kind: "date", form: "sales", role: "pair" },
		{ id: "ends_at", kind: "date", form: "sales", role: "pair" },
		{ id: "state", kind: "status", words: "rebates:offers.states" },
	],
	filters: { searchString: { kind: "search", label: "rebates:offers.search" } },
	default_sort: { id: "name", desc: false },
	report: { type: "rebate_offers_report", roles: ["account_owner"] },
});
