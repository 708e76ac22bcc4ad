/** Allots the selected members their spotlights of this year, in the place of what they had; invariant: whoever has left by then gets none. */
import { z } from "zod";
import { areAllHere, listStatuses } from "#workers/features/members";
import { assertThat } from "#workers/kernel/assertions";
import { defineBulkAction } from "#workers/kernel/define-bulk-action";
import { yearIn } from "../rules/years";
import { saveAllocations } from "../store/figures";

/** The most spotlights of a person in a year. */
const maxSpotlights = 10_000;

const input = z.object({
	/** What each may issue in the year. */
	spotlights_allocated: z.int().min(0).max(maxSpotlights),
});

export const allocateSpotlights = defineBulkAction({
	name: "executive-summary/allocate-spotlights",
	list: "members/get-members-under-account",
	key: "allocate-spotlights",
	place: 25,
	path: "/api/reports/api_bulk_allocate_spotlights",
	summary: "Allots each of the selected members the same number of spotlights for this year.",
	access: ["account_owner"],
	flags: ["executive_summary_enabled"],
	input,
	fields: { spotlights_allocated: "executive-summary:bulk.allocate.spotlights_allocated" },
	words: "executive-summary:bulk.allocate",
	apply: async ({ account, clock, read }, run, ids) => {
		const people = await read(listStatuses(account.id, ids));
		const here = people.filter(({ status }) => status !== "terminated" && status !== "erased").map(({ id }) => id);
		const found = new Set(here);
		const year = yearIn(account.time_zone, clock.now());
		return {
			statements: [
				assertThat("internal_rows_changed", areAllHere(account.id, here)),
				saveAllocations(account.id, year, here, run.input.spotlights_allocated),
			],
			skipped: ids.filter((id) => !found.has(id)).map((id) => ({ id, reason: "has_left" })),
		};
	},
});
