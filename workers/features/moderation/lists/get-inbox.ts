/** What waits for somebody's decision, and what was decided, the newest first; narrowed by kind. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { moderationKinds } from "../rules/requests";

export const inboxFace = defineListFace({
	name: "moderation/get-inbox",
	address: "/moderation",
	title: "moderation:title",
	empty: { words: "moderation:empty", by: "tab" },
	headings: "moderation:columns",
	page_size: 10,
	columns: [
		{ id: "name", kind: "person", image: "image_url", role: "lead" },
		{ id: "kind", kind: "text", words: "moderation:kinds", role: "line" },
		{ id: "created_at", kind: "timestamp", sort: "created_at", role: "end" },
		{ id: "message", kind: "text", role: "line" },
	],
	filters: {
		state: {
			kind: "choice",
			label: "moderation:columns.state",
			choices: ["waiting", "decided"],
			words: "moderation:states",
			areTabs: true,
		},
		kind: {
			kind: "choice",
			label: "moderation:columns.kind",
			choices: moderationKinds,
			words: "moderation:kinds",
			any: "moderation:anyKind",
		},
	},
	default_sort: { id: "created_at", desc: true },
});
