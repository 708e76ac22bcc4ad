/** The standings of a competition for those who run it, with their report: the latest one, or the one of the address. @browser-safe */
import { defineListFace } from "#workers/kernel/list-face";

export const standingsFace = defineListFace({
	name: "scoreboards/get-standings",
	address: "/scoreboards/standings",
	title: "scoreboards:standings.title",
	empty: { words: "scoreboards:standings.empty" },
	headings: "scoreboards:standings.columns",
	page_size: 20,
	columns: [
		{ id: "place", kind: "number", role: "figure", sort: "position" },
		{ id: "name", kind: "text", role: "lead" },
		{ id: "participant_id", kind: "text", role: "quiet", none: "scoreboards:standings.team" },
		{ id: "total", kind: "number" },
		{ id: "prize", kind: "points" },
	],
	filters: {
		competition: {
			kind: "reference",
			label: "scoreboards:standings.competition",
			to: "scoreboard_competition",
			isByLink: true,
		},
	},
	default_sort: { id: "position", desc: false },
	report: { type: "scoreboard_standings_report", roles: ["account_owner"] },
	isPersonal: false,
});
