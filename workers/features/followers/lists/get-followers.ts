/** Whom one follows, who follows one, the groups that one is in, and whom one blocked. @browser-safe */
import { roles } from "#workers/kernel/identity";
import { defineListFace } from "#workers/kernel/list-face";

export const followersFace = defineListFace({
	name: "followers/get-followers",
	address: "/followers",
	title: "followers:title",
	empty: { words: "followers:empty", by: "tab" },
	headings: "followers:columns",
	page_size: 20,
	columns: [
		{ id: "name", kind: "text", role: "lead" },
		{ id: "title", kind: "text", isOnlyInReport: true },
	],
	filters: {
		relation: {
			kind: "choice",
			label: "followers:title",
			choices: ["following", "followers", "groups", "blocked"],
			words: "followers:tabs",
			areTabs: true,
		},
	},
	default_sort: { id: "id", desc: true },
	report: { type: "following_report", roles: roles },
	isPersonal: false,
});
