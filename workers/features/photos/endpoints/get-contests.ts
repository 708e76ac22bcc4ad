/** The contests, and a chosen one as the signed-in person sees it; invariant: nobody learns a count before voting has ended. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { contestPhases, dayOfVote, phaseOf, votesPer } from "../rules/contest";
import { maxEntries } from "../rules/limits";
import { pageOf, photoOutput, presentPhoto } from "../steps/present-photo";
import { findContest, findVote, listContests } from "../store/contests";
import { listOwnEntries, listPhotos, listWinners } from "../store/photos";

const contestOutput = z.object({
	id: z.int(),
	title: z.string(),
	rules: z.string(),
	entries_from: z.int(),
	entries_until: z.int(),
	votes_until: z.int(),
	votes_per: z.enum(votesPer),
	first_prize: z.string(),
	second_prize: z.string(),
	third_prize: z.string(),
	phase: z.enum(contestPhases),
});

export const getContests = defineEndpoint({
	name: "photos/get-contests",
	path: "/api/photo_albums/api_get_contests",
	summary:
		"The photo contests, with the entries of the chosen one (the latest unless named) and one's own entries and vote.",
	access: "signed_in",
	input: z.object({ contest_id: z.int().optional(), before_id: z.int().optional() }),
	output: z.object({
		contests: z.array(contestOutput),
		contest: contestOutput.nullable(),
		entries: z.array(photoOutput),
		next_before_id: z.int().nullable(),
		own_entries: z.array(photoOutput),
		/** The entry that has the person's vote, or the one of today. */
		voted_id: z.int().nullable(),
		/** Once voting has ended: the three with the most votes. */
		winners: z.array(photoOutput),
		entries_left: z.int(),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, clock, read }, { contest_id, before_id }) => {
		const now = clock.now();
		const [rows, [named]] = await Promise.all([
			read(listContests(account.id)),
			contest_id === undefined ? [] : read(findContest(account.id, contest_id)),
		]);
		const chosen = contest_id === undefined ? rows[0] : named;
		if (contest_id !== undefined && !chosen) throw notFound("photo_contest");
		const contests = rows.map((row) => ({ ...row, phase: phaseOf(row, now) }));
		const nothing = { contest: null, entries: [], next_before_id: null, own_entries: [], voted_id: null, winners: [] };
		if (!chosen) return { contests, ...nothing, entries_left: 0 };
		const phase = phaseOf(chosen, now);
		const day = dayOfVote(chosen.votes_per, now, account.time_zone);
		const isShown = phase === "voting" || phase === "closed";
		const [entries, own, [vote], winners] = await Promise.all([
			isShown ? read(listPhotos(account.id, { contest_id: chosen.id }, before_id)) : [],
			read(listOwnEntries(account.id, chosen.id, user.id)),
			read(findVote(account.id, { contest_id: chosen.id, user_id: user.id, day })),
			phase === "closed" ? read(listWinners(account.id, chosen.id)) : [],
		]);
		const { page, next_before_id } = pageOf(entries);
		const show = (photos: typeof own) =>
			photos.map((photo) => presentPhoto(photo, user.id, phase === "closed" ? winners : undefined));
		const taking = own.filter(({ status }) => status === "pending" || status === "approved").length;
		return {
			contests,
			contest: { ...chosen, phase },
			...{ entries: show(page), next_before_id, own_entries: show(own), winners: show(winners) },
			voted_id: vote?.photo_id ?? null,
			entries_left: phase === "entering" ? Math.max(0, maxEntries - taking) : 0,
		};
	},
});
