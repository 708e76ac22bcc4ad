/**
 * Starts a contest, or changes one until voting begins; invariants: its moments follow each other (`photo_contests_windows`),
 * no day that it takes entries on is over, and a change is of the contest as it was read.
 */
import { z } from "zod";
import { updateFlags } from "#workers/features/account";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { endOfDay, startOfDay } from "#workers/kernel/days";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { phaseOf, votesPer } from "../rules/contest";
import { maxPrizeLength } from "../rules/prizes";
import { findContest, insertContest, runsAsRead, updateContest } from "../store/contests";

const day = z.iso.date().max(10);

export const saveContest = defineEndpoint({
	name: "photos/save-contest",
	path: "/api/photo_albums/api_save_contest",
	summary:
		"Starts a photo contest, or changes one until voting begins: entries from one day to another, then votes until a third, all inclusive.",
	access: ["account_owner"],
	input: z.object({
		/** Left out for a new one. */
		contest_id: z.int().optional(),
		title: text(60).min(1),
		rules: text(2_000).default(""),
		/** Once entries are taken it stays as it is. */
		entries_from: day,
		entries_until: day,
		votes_until: day,
		/** What each person has one vote for. */
		votes_per: z.enum(votesPer).default("contest"),
		/** What each of the first three places wins, in words; empty where it wins nothing. */
		first_prize: text(maxPrizeLength).default(""),
		second_prize: text(maxPrizeLength).default(""),
		third_prize: text(maxPrizeLength).default(""),
	}),
	output: z.object({ contest_id: z.int() }),
	errors: { contest_windows: {}, contest_days_over: {}, contest_frozen: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { contest_id, title, rules, votes_per, ...said }) => {
		const { account, user, clock, read } = scope;
		const now = clock.now();
		const [known] = contest_id === undefined ? [] : await read(findContest(account.id, contest_id));
		if (contest_id !== undefined && !known) throw notFound("photo_contest");
		const phase = known && phaseOf(known, now);
		if (phase === "voting" || phase === "closed") throw refuse("contest_frozen");
		const id = known?.id ?? scope.newId();
		const { first_prize, second_prize, third_prize, ...days } = said;
		const contest = {
			...{ id, title, rules, votes_per, first_prize, second_prize, third_prize },
			entries_from:
				known && phase === "entering" ? known.entries_from : startOfDay(days.entries_from, account.time_zone),
			entries_until: endOfDay(days.entries_until, account.time_zone),
			votes_until: endOfDay(days.votes_until, account.time_zone),
		};
		const { entries_from, entries_until, votes_until } = contest;
		if (entries_from > entries_until || entries_until >= votes_until) throw refuse("contest_windows");
		if (entries_until <= now) throw refuse("contest_days_over");
		return scope.commit({
			statements: known
				? [assertThat("contest_frozen", runsAsRead(account.id, known)), updateContest(account.id, contest)]
				: [
						insertContest(account.id, { ...contest, created_by: user.id, created_at: now }),
						updateFlags(account.id, { photo_contest_enabled: 1 }),
					],
			answer: { contest_id: id },
			audit: { subject_kind: "photo_contest", subject_id: id, details: { name: title, votes_per, ...days } },
		});
	},
});
