/**
 * Follows competitions by the clock: starts, freezes and ends them, reckons their boards, tells people, shares prizes out and
 * pays them; invariant: each step is a batch of its own that asserts the competition as it was read, so that each is done once.
 */
import { sql } from "drizzle-orm";
import { notify, toldPoints } from "#workers/features/notifications";
import { assertThat } from "#workers/kernel/assertions";
import { minuteMs } from "#workers/kernel/clock";
import { startOfDayOf } from "#workers/kernel/days";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { constraintFailure } from "#workers/kernel/errors";
import { isOn } from "#workers/kernel/identity";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { dueWhileRunning, nextStep } from "../rules/competition";
import { awarding, paying } from "../steps/award-prizes";
import { countReached, reckon } from "../store/board";
import {
	type CompetitionRow,
	isUnchanged,
	listDue,
	listPrizes,
	listStale,
	moveCompetition,
	nextDue,
	noteTold,
} from "../store/competitions";
import { listToTell } from "../store/entrants";

/** So many competitions are followed in one run, and so many people told in one batch. */
const atOnce = 20;
const toldAtOnce = 200;

/** So long a client whose competitions are switched off is left alone. */
const askedAgainMs = 10 * minuteMs;

type Effect = { statements: Statement[]; follow?: OutboxMessage[]; status?: string };

export const followCompetitions: ScheduledWork = {
	name: "scoreboards/follow-competitions",
	summary: "Starts, freezes and ends competitions, reckons their boards, tells people, and pays the prizes.",
	triggers: ["scoreboard_competitions_due_added", "scoreboard_competitions_due_changed"],
	handler: async (scope) => {
		const { account, clock, read } = scope;
		const now = clock.now();
		const next = nextDue(account.id, now);
		if (!isOn(account, "scoreboard_competitions_enabled")) return sql`max(${next}, ${now + askedAgainMs})`;
		const due = await read(listDue(account.id, now, atOnce));
		for (const competition of due) await commitOnce(scope, competition, await effectOf(scope, competition));
		const stale = await read(listStale(account.id, now, atOnce));
		for (const competition of stale) await commitOnce(scope, competition, await reckoning(scope, competition));
		return next;
	},
};

/** What the clock does now with a competition that is due. */
async function effectOf(scope: Scope<null>, competition: CompetitionRow): Promise<Effect> {
	const { account, clock } = scope;
	const { id } = competition;
	const now = clock.now();
	const step = nextStep(competition, now);
	const move = (status: "running" | "frozen", due_at: number, telling: CompetitionRow["telling"]): Effect => ({
		statements: [moveCompetition(account.id, id, { status, due_at, telling }, now)],
		status,
	});
	if (step === "start") return move("running", now, "started");
	if (step === "freeze") {
		const frozen = move("frozen", competition.ends_at, "");
		return { ...frozen, statements: [...frozen.statements, ...reckoned(scope, id)] };
	}
	if (step === "end") return ending(scope, competition);
	if (step === "award") return { statements: await awarding(scope, competition) };
	if (step === "tell") return telling(scope, competition);
	if (step === "pay") return { statements: await paying(scope, competition) };
	return { statements: [noteTold(account.id, id, null, dueWhileRunning(competition, now))] };
}

/** Reckons a board; where enough have reached the target, the competition is over. */
async function reckoning(scope: Scope<null>, competition: CompetitionRow): Promise<Effect> {
	const { account, read } = scope;
	const { id, goal } = competition;
	if (goal === "target") {
		const [prizes, [reached]] = await Promise.all([
			read(listPrizes(account.id, id)),
			read(countReached(account.id, id)),
		]);
		if ((reached?.count ?? 0) >= Math.max(1, prizes.length)) return ending(scope, competition);
	}
	return { statements: reckoned(scope, id) };
}

/** The board as it is now, on this day of the account. */
function reckoned({ account, clock }: Scope<null>, id: number): Statement[] {
	const now = clock.now();
	return reckon(account.id, id, { now, today: startOfDayOf(now, account.time_zone) });
}

/** From now on nothing counts any more, and the board is what it was at this moment. */
function ending(scope: Scope<null>, { id }: CompetitionRow): Effect {
	const { account, clock } = scope;
	const now = clock.now();
	return {
		statements: [
			moveCompetition(account.id, id, { status: "final", due_at: now, telling: "" }, now),
			...reckoned(scope, id),
		],
		status: "final",
	};
}

/** Tells the next people, and notes up to whom they were told. */
async function telling(scope: Scope<null>, competition: CompetitionRow): Promise<Effect> {
	const { account, clock, read } = scope;
	const { id, name, status } = competition;
	const now = clock.now();
	const people = await read(listToTell(account.id, competition, toldAtOnce));
	const values = { competition_id: id, name };
	const told =
		competition.telling === "started"
			? notify(scope, "scoreboards/started", people, values)
			: notify(scope, "scoreboards/ended", people, ({ place, points }) => ({
					...{ ...values, place },
					points: toldPoints(account, points),
				}));
	const last = people.length === toldAtOnce ? people.at(-1)!.id : null;
	const due_at = status === "final" ? now : dueWhileRunning(competition, now);
	return { statements: [...told.statements, noteTold(account.id, id, last, due_at)], follow: told.follow };
}

/** Writes it, unless the competition has become another one meanwhile; then the next run looks again. */
async function commitOnce(scope: Scope<null>, competition: CompetitionRow, effect: Effect): Promise<void> {
	const { statements, follow, status } = effect;
	try {
		await scope.commit({
			statements: [assertThat("internal_rows_changed", isUnchanged(scope.account.id, competition)), ...statements],
			answer: {},
			follow,
			audit: status
				? { subject_kind: "scoreboard_competition", subject_id: competition.id, details: { status } }
				: undefined,
		});
	} catch (error) {
		if (constraintFailure(error)?.name !== "internal_rows_changed") throw error;
	}
}
