/** The cards that one received, and those that one sent. @browser-safe */
import { roles } from "#workers/kernel/identity";
import { defineListFace } from "#workers/kernel/list-face";

export const appreciationsFace = defineListFace({
	name: "appreciations/get-appreciations",
	address: "/appreciations",
	title: "appreciations:title",
	empty: { words: "appreciations:empty", by: "tab" },
	headings: "appreciations:columns",
	page_size: 12,
	columns: [
		{ id: "sender", kind: "person", image: "sender_image", hiddenOn: ["sent"] },
		{ id: "recipient", kind: "person", image: "recipient_image", hiddenOn: ["received"] },
		{ id: "design", kind: "text", words: "appreciations:designs" },
		{ id: "message", kind: "text", role: "line" },
		{ id: "created_at", kind: "timestamp", sort: "created_at" },
	],
	filters: {
		/** Left out: those that I received. */
		direction: {
			kind: "choice",
			label: "appreciations:title",
			choices: ["received", "sent"],
			words: "appreciations:tabs",
			areTabs: true,
		},
	},
	default_sort: { id: "created_at", desc: true },
	report: { type: "appreciations_report", roles: roles },
	isPersonal: false,
});
