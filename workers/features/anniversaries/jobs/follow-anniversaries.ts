/**
 * What the clock does about anniversaries: opens cards 14 days before, publishes them at 8 in the account's time zone, and
 * pays what waited for a budget; invariant: each once, since every batch asserts the card as it was read.
 */
import { sql } from "drizzle-orm";
import { dayIn } from "#workers/features/programs";
import { assertThat } from "#workers/kernel/assertions";
import { hourMs } from "#workers/kernel/clock";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { never, placeOf } from "#workers/kernel/due-work";
import { constraintFailure } from "#workers/kernel/errors";
import type { Scope } from "#workers/kernel/scope";
import { nextMidnight, publishedAt } from "../rules/days";
import { openCards, type WalkPlace } from "../steps/open-cards";
import { isUnpayable, paymentOf } from "../steps/pay-points";
import { publishDueCard } from "../steps/publish-card";
import { findNextDay, listDueCards } from "../store/cards";
import { findRulesVersion, listActiveRules, type RuleRow, rulesVersion } from "../store/rules";
import { arePointsWaiting, findAnyWaiting, listWaiting, notePaid, type WaitingPlace } from "../store/waiting";

const name = "anniversaries/follow-anniversaries";
const publishedAtOnce = 10;
const paidAtOnce = 20;

/** So often points that wait look for a budget that can pay. */
const retryMs = hourMs;

/** Where the day's walks stand: that through people, and that through cards whose points wait (null: it is over). */
type Place = WalkPlace & { unpaid_after?: WaitingPlace | null };

const beforeAll: WaitingPlace = { day: "", card_id: 0 };

export const followAnniversaries: ScheduledWork = {
	name,
	summary: "Opens cards for signing 14 days before, publishes them at 8, and pays points that waited for a budget.",
	triggers: ["anniversary_rules_due_added", "anniversary_rules_due_changed", "anniversary_cards_due_again"],
	handler: async (scope) => {
		const { account, clock, read } = scope;
		const now = clock.now();
		const today = dayIn(account.time_zone, now);
		const [[known], [version], rules] = await Promise.all([
			read(placeOf(account.id, name)),
			read(findRulesVersion(account.id)),
			read(listActiveRules(account.id)),
		]);
		const place = goOnFrom(known?.place ?? null, today, version!.version);
		const isMoreToPublish = await publishDue(scope, today, rules);
		const unpaid_after = await payWaiting(scope, place.unpaid_after ?? beforeAll);
		const walked = rules.length === 0 ? { ...place, isOver: true } : await openCards(scope, rules, place);
		const next: Place = { ...walked, unpaid_after };
		const isMore = isMoreToPublish || unpaid_after !== null || !next.isOver;
		const due_at = isMore ? now : await nextMoment(scope, rules);
		// A rule that was saved meanwhile is looked at at once.
		return {
			due_at: sql`iif(${rulesVersion(account.id)} = ${next.version}, ${due_at}, ${now})`,
			place: JSON.stringify(next),
		};
	},
};

/** Where the day's walk stands; another day, or other rules, begin it anew. */
function goOnFrom(known: string | null, today: string, version: number): Place {
	const place = known === null ? undefined : (JSON.parse(known) as Place);
	if (place?.today === today && place.version === version) return place;
	return { today, version, kind: "work", month_day: "", user_id: 0, isOver: false };
}

/** Publishes some of what is due; tells whether there may be more. */
async function publishDue(scope: Scope<null>, today: string, rules: readonly RuleRow[]): Promise<boolean> {
	const { account, clock, read } = scope;
	const cards = await read(listDueCards(account.id, today, publishedAtOnce));
	const due = cards.filter(({ day }) => publishedAt(day, account.time_zone) <= clock.now());
	for (const card of due) await skipChanged(() => publishDueCard(scope, card, rules));
	return due.length === publishedAtOnce;
}

/** Pays some of what waited, where a budget can by now; gives where to go on, so that none waits behind those that cannot be paid. */
async function payWaiting(scope: Scope<null>, after: WaitingPlace): Promise<WaitingPlace | null> {
	const { account, read, commit } = scope;
	const waiting = await read(listWaiting(account.id, after, paidAtOnce));
	for (const { program_id, ...card } of waiting) {
		const paying = await paymentOf(scope, { ...card, program_id });
		if (!paying) continue;
		await skipChanged(async () => {
			await commit({
				statements: [
					assertThat("internal_rows_changed", arePointsWaiting(account.id, card.card_id)),
					...paying,
					notePaid(account.id, card.card_id),
				],
				answer: {},
			});
		});
	}
	const last = waiting.at(-1);
	return last && waiting.length === paidAtOnce ? { day: last.day, card_id: last.card_id } : null;
}

/** What changed since it was read, or cannot be paid by then, is looked at again when it is due. */
async function skipChanged(work: () => Promise<void>): Promise<void> {
	try {
		await work();
	} catch (error) {
		if (constraintFailure(error)?.name !== "internal_rows_changed" && !isUnpayable(error)) throw error;
	}
}

/** The next card's hour, the next day's walk, or the next look for a budget. */
async function nextMoment({ account, clock, read }: Scope<null>, rules: readonly RuleRow[]): Promise<number> {
	const now = clock.now();
	const [[next], [waiting]] = await Promise.all([read(findNextDay(account.id)), read(findAnyWaiting(account.id))]);
	return Math.min(
		next ? Math.max(now, publishedAt(next.day, account.time_zone)) : never,
		waiting ? now + retryMs : never,
		rules.length > 0 ? nextMidnight(now, account.time_zone) : never,
	);
}
