/** Who of the reader's own reports has not been recognized for long; invariant: nobody is told it of anybody else's reports. */
import { z } from "zod";
import { personOutput, presentPerson } from "#workers/features/members";
import { dayMs } from "#workers/kernel/clock";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { listLongUnthanked } from "../store/long-unthanked";

/** So many days are long, and so many people are named. */
const longDays = 60;
const maxNamed = 6;

export const getLongUnthanked = defineEndpoint({
	name: "recognition/get-long-unthanked",
	path: "/api/points/api_get_long_unthanked",
	summary:
		"Who reports to the reader and has not been recognized for 60 days, who waits longest first; six at most of 200 reports.",
	access: "signed_in",
	flags: ["give_recognition_enabled"],
	input: z.object({}),
	output: z.object({
		days: z.int(),
		people: z.array(personOutput.extend({ last_received_at: z.int().nullable() })),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, clock, read }) => {
		const since = clock.now() - longDays * dayMs;
		const people = await read(listLongUnthanked(account.id, user.id, { since, max: maxNamed }));
		return { days: longDays, people: people.map(presentPerson) };
	},
});
