/** Sendings of invitations, the newest first: planned, under way and over. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const sendingsFace = defineListFace({
	name: "invitations/get-sendings",
	page_size: 5,
	columns: [],
	filters: { upload_id: { kind: "reference", label: "invitations:list.upload", to: "upload", isByLink: true } },
	default_sort: { id: "created_at", desc: true },
});
