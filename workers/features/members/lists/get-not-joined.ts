/** People who have not joined yet, the newest first: all, those who were never invited, and those who were. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const notJoinedFace = defineListFace({
	name: "members/get-not-joined",
	address: "/members/invitations",
	page_size: 25,
	columns: [
		{ id: "name", heading: "members:list.name", kind: "text", role: "lead" },
		{ id: "created_at", heading: "members:list.added", kind: "date", role: "pair" },
		{ id: "invited_at", heading: "members:list.invited", kind: "timestamp", role: "pair", isToTheMinute: true },
	],
	filters: {
		invitation: {
			kind: "choice",
			label: "members:list.filter",
			choices: ["never", "sent"],
			words: "members:list.invitations",
			any: "members:list.all",
		},
		/** Only people whom this upload added. */
		upload_id: { kind: "reference", label: "members:list.upload", to: "upload", isByLink: true },
	},
	default_sort: { id: "created_at", desc: true },
});
