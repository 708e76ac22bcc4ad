/** Who thanked whom in public; invariant: of recognitions for other eyes, hidden posts and people who have left, nothing is told. */
import { DateTime } from "luxon";
import { z } from "zod";
import { nameOf } from "#workers/features/members";
import { findThanksVersion, listPublicThanks, maxThanks, type ThanksRow } from "#workers/features/recognition";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { peopleOf, sumOf, tiesOf, tiesOfAll, tiesOfOne } from "../rules/choose-ties";
import { ranges } from "../rules/ranges";
import { listPeopleHere } from "../store";

/** What is drawn: legible as a map, and as a circle around one person. */
const roomOfMap = { maxPeople: 60, maxTies: 120 };
const roomOfCircle = { maxPeople: 25, maxTies: 120 };

const tie = z.object({ one_id: z.int(), other_id: z.int(), given: z.int(), returned: z.int() });
const person = z.object({
	id: z.int(),
	name: z.string(),
	image_url: z.string().nullable(),
	/** Of all that was read, whatever is drawn. */
	given: z.int(),
	received: z.int(),
});

export const getGalaxy = defineEndpoint({
	name: "galaxy/get-galaxy",
	path: "/api/galaxy/api_get_galaxy",
	summary:
		"Public recognitions of the last days as ties between people: the most connected ones, and the circle of one person.",
	access: "signed_in",
	flags: ["give_recognition_enabled"],
	input: z.object({
		days: z.literal([...ranges]).default(90),
		/** Whose circle it is; one's own unless given. */
		person_id: z.int().optional(),
	}),
	output: z.object({
		people: z.array(person),
		/** Ties of the whole map. */
		ties: z.array(tie),
		/** Ties of the circle; none where the person has none in these days. */
		circle: z.array(tie),
		/** Everybody and every tie there is, drawn or not. */
		people_count: z.int(),
		tie_count: z.int(),
		recognition_count: z.int(),
		/** 1: there were more recognitions than are read; the newest ones count. */
		is_bounded: z.literal([0, 1]),
		since: z.int(),
		as_of: z.int(),
	}),
	repetition: { kind: "read" },
	cache: ({ account, clock }, { days }) => ({
		version: findThanksVersion(account.id),
		until: async () => startOfToday(account.time_zone, clock.now()).plus({ days: 1 }).toMillis(),
		key: days,
	}),
	handler: async ({ account, clock, read }, { days }) => {
		const now = clock.now();
		const since = startOfToday(account.time_zone, now).minus({ days }).toMillis();
		const rows = await read(listPublicThanks(account.id, since));
		const ids = [...new Set(rows.flatMap(({ giver_id, recipient_id }) => [giver_id, recipient_id]))];
		const people = ids.length > 0 ? await read(listPeopleHere(account.id, ids)) : [];
		const here = new Set(people.map(({ id }) => id));
		const told = rows.filter(
			({ giver_id, recipient_id, count }) => count > 0 && here.has(giver_id) && here.has(recipient_id),
		);
		const ties = tiesOf(told);
		const given = sumsBy(told, "giver_id");
		const received = sumsBy(told, "recipient_id");
		const connected = new Set(peopleOf(ties));
		return {
			people: people
				.filter(({ id }) => connected.has(id))
				.map(({ id, image_url, ...names }) => ({
					...{ id, name: nameOf(names), image_url },
					...{ given: given.get(id) ?? 0, received: received.get(id) ?? 0 },
				})),
			ties,
			circle: [],
			people_count: connected.size,
			tie_count: ties.length,
			recognition_count: ties.reduce((sum, one) => sum + sumOf(one), 0),
			is_bounded: rows.reduce((sum, { read_count }) => sum + read_count, 0) >= maxThanks ? (1 as const) : (0 as const),
			since,
			as_of: now,
		};
	},
	finish: ({ user }, { people, ties, ...facts }, { person_id = user.id }) => {
		const map = tiesOfAll(ties, user.id, roomOfMap);
		const circle = tiesOfOne(ties, person_id, roomOfCircle);
		const drawn = new Set(peopleOf([...map, ...circle]));
		return { ...facts, people: people.filter(({ id }) => drawn.has(id)), ties: map, circle };
	},
});

/** How often each person stands on this side. */
function sumsBy(rows: readonly ThanksRow[], side: "giver_id" | "recipient_id"): Map<number, number> {
	const sums = new Map<number, number>();
	for (const row of rows) sums.set(row[side], (sums.get(row[side]) ?? 0) + row.count);
	return sums;
}

function startOfToday(time_zone: string, now: number): DateTime {
	return DateTime.fromMillis(now, { zone: time_zone }).startOf("day");
}
