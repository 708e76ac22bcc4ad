/**
 * Follows contests whose voting has ended: keeps their three places, tells the winners, and puts the contest into the feed;
 * invariant: each contest in one batch that asserts it as it was read, so that it is done once.
 */
import { notify } from "#workers/features/notifications";
import { assertThat } from "#workers/kernel/assertions";
import { dayMs } from "#workers/kernel/clock";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { constraintFailure } from "#workers/kernel/errors";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { Scope } from "#workers/kernel/scope";
import { prizeOf } from "../rules/prizes";
import { type ContestRow, keepPlaces, listToEnd, nextEnd, runsAsRead } from "../store/contests";
import { listTakers, listWinners, type PhotoRow } from "../store/photos";

/** So many contests are followed in one run. */
const atOnce = 20;

/** A contest that ended longer ago is no news: its places are kept, and nobody is told. */
const newsMs = 7 * dayMs;

export const endContests: ScheduledWork = {
	name: "photos/end-contests",
	summary: "Keeps the three places of a photo contest that has ended, tells its winners, and puts it into the feed.",
	triggers: ["photo_contests_due_added", "photo_contests_due_changed"],
	handler: async (scope) => {
		const { account, clock, read } = scope;
		const due = await read(listToEnd(account.id, clock.now(), atOnce));
		for (const contest of due) {
			try {
				await end(scope, contest);
			} catch (error) {
				// Changed or removed at this moment: it is looked at again.
				if (constraintFailure(error)?.name !== "internal_rows_changed") throw error;
			}
		}
		return nextEnd(account.id);
	},
};

async function end(scope: Scope<null>, contest: ContestRow & { created_by: number }): Promise<void> {
	const { account, clock, read } = scope;
	const now = clock.now();
	const winners = await read(listWinners(account.id, contest.id));
	const isNews = now - contest.votes_until < newsMs && winners.length > 0;
	const told = isNews ? await tellWinners(scope, contest, winners) : [];
	await scope.commit({
		statements: [
			assertThat("internal_rows_changed", runsAsRead(account.id, contest)),
			...keepPlaces(
				account.id,
				contest.id,
				winners.map(({ id }) => id),
				now,
			),
			...told.flatMap(({ statements }) => statements),
		],
		answer: {},
		follow: [...told.flatMap(({ follow }) => follow), ...(isNews ? [postOf(scope, contest, winners)] : [])],
	});
}

/** Each winner of each place. */
async function tellWinners(scope: Scope<null>, contest: ContestRow, winners: readonly PhotoRow[]) {
	const people = await scope.read(
		listTakers(
			scope.account.id,
			winners.map(({ user_id }) => user_id),
		),
	);
	return winners.map((winner, at) =>
		notify(scope, "photos/contest-won", people.filter((person) => person.id === winner.user_id).slice(0, 1), {
			contest_id: contest.id,
			contest: contest.title,
			photo: winner.title,
			place: String(at + 1) as "1" | "2" | "3",
			prize: prizeOf(contest, at + 1),
		}),
	);
}

/** The post in the feed, of whoever won; it concerns all winners. */
function postOf({ newId, clock }: Scope<null>, { id }: ContestRow, winners: readonly PhotoRow[]): OutboxMessage {
	const people = [...new Set(winners.map(({ user_id }) => user_id))];
	return {
		job: "activity/add-activity",
		payload: {
			...{ activity_id: newId(), kind: "photo_contest", actor_id: people[0]!, people },
			...{ details: { contest_id: id }, created_at: clock.now() },
		},
	};
}
