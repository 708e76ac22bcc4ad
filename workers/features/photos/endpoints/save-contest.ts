/** Starts a contest; invariant: its moments follow each other, guarded by the check `photo_contests_windows`. */
import { z } from "zod";
import { updateFlags } from "#workers/features/account";
import { text } from "#workers/kernel/bounds";
import { endOfDay, startOfDay } from "#workers/kernel/days";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { insertContest } from "../store/contests";

const day = z.iso.date().max(10);

export const saveContest = defineEndpoint({
	name: "photos/save-contest",
	path: "/api/photo_albums/api_save_contest",
	summary: "Starts a photo contest: entries from one day to another, then votes until a third, all inclusive.",
	access: ["account_owner"],
	input: z.object({
		title: text(60).min(1),
		rules: text(2_000).default(""),
		entries_from: day,
		entries_until: day,
		votes_until: day,
	}),
	output: z.object({ contest_id: z.int() }),
	errors: { contest_windows: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { title, rules, ...days }) => {
		const { account, user, clock } = scope;
		const { entries_from, entries_until, votes_until } = days;
		if (entries_from > entries_until || entries_until >= votes_until) throw refuse("contest_windows");
		const id = scope.newId();
		const contest = {
			...{ id, title, rules, created_by: user.id, created_at: clock.now() },
			entries_from: startOfDay(entries_from, account.time_zone),
			entries_until: endOfDay(entries_until, account.time_zone),
			votes_until: endOfDay(votes_until, account.time_zone),
		};
		return scope.commit({
			statements: [insertContest(account.id, contest), updateFlags(account.id, { photo_contest_enabled: 1 })],
			answer: { contest_id: id },
			audit: { subject_kind: "photo_contest", subject_id: id, details: { name: title, ...days } },
		});
	},
});
