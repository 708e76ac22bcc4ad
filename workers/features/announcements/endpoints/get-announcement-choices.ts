/** What an announcement can be made of: groups with their people, the pins that are taken, and how the last one did. */
import { z } from "zod";
import { findMemberCounts, listGroupChoices } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { nameIn } from "#workers/kernel/name-in";
import { rightsOf } from "../rules/report";
import { maxPins } from "../rules/statuses";
import { findLast } from "../store/announcements";
import { listPins } from "../store/pins";

/** More than these are not chosen from a form. */
const maxChoices = 200;

export const getAnnouncementChoices = defineEndpoint({
	name: "announcements/get-announcement-choices",
	path: "/api/announcements/api_get_announcement_choices",
	summary: "Groups with how many people they have, taken pins, and whom the last announcement reached.",
	access: ["account_owner"],
	input: z.object({}),
	output: z.object({
		/** How many people there are to tell. */
		everybody_count: z.int(),
		groups: z.array(z.object({ id: z.int(), name: z.string(), people_count: z.int() })),
		max_pins: z.int(),
		/** What is pinned, now or later. */
		pins: z.array(z.object({ id: z.int(), title: z.string(), starts_at: z.int(), expires_at: z.int().nullable() })),
		/** The last one that people got. */
		last: z
			.object({
				id: z.int(),
				title: z.string(),
				asks_confirmation: z.literal([0, 1]),
				delivered_count: z.int(),
				read_count: z.int(),
				confirmed_count: z.int(),
				may_remind: z.literal([0, 1]),
			})
			.nullable(),
	}),
	repetition: { kind: "read" },
	handler: async (scope) => {
		const { account, clock } = scope;
		const now = clock.now();
		const [[counts], groups, pins, [last]] = await Promise.all([
			scope.read(findMemberCounts(account.id)),
			scope.read(listGroupChoices(account.id, maxChoices)),
			scope.read(listPins(account.id, now)),
			scope.read(findLast(account.id)),
		]);
		return {
			everybody_count: counts?.active ?? 0,
			groups,
			max_pins: maxPins,
			pins: pins.map(({ titles, ...pin }) => ({ ...pin, title: nameIn(titles, scope) })),
			last: last ? { ...last, title: nameIn(last.titles, scope), ...rightsOf(last, now) } : null,
		};
	},
});
