/** People who have not joined yet, the newest first: all, those who were never invited, and those who were. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";
import { peopleFilters } from "#workers/kernel/people-filters";

export const notJoinedFace = defineListFace({
	name: "invitations/get-not-joined",
	address: "/members/invitations",
	empty: { words: "invitations:list.empty" },
	page_size: 25,
	columns: [
		{ id: "name", heading: "invitations:list.name", kind: "text", role: "lead" },
		{ id: "created_at", heading: "invitations:list.added", kind: "date", role: "pair" },
		{
			id: "invited_at",
			heading: "invitations:list.invited",
			kind: "timestamp",
			role: "pair",
			isToTheMinute: true,
			none: "invitations:list.never",
		},
	],
	filters: {
		invitation: {
			kind: "choice",
			label: "invitations:list.filter",
			choices: ["never", "sent"],
			words: "invitations:list.invitations",
			any: "invitations:list.all",
		},
		/** Only people whom this upload added. */
		upload_id: { kind: "reference", label: "invitations:list.upload", to: "upload", isByLink: true },
		...peopleFilters,
	},
	default_sort: { id: "created_at", desc: true },
	report: { type: "not_joined_report", roles: ["account_owner"] },
});
