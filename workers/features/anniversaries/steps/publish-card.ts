/**
 * Publishes a card that is due, in one batch: the card, its post in the feed, its points and who is told; invariant: once,
 * since the batch asserts that it is being signed. Points that the budget cannot pay wait, and the owners are told.
 */
import { insertActivities } from "#workers/features/activity";
import { findOwners, isActive, nameOf } from "#workers/features/members";
import { notify, toldPoints } from "#workers/features/notifications";
import { assertThat } from "#workers/kernel/assertions";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { dayOfYear } from "../rules/days";
import { cancelCard, type DueCard, isSigning, publishCard } from "../store/cards";
import type { RuleRow } from "../store/rules";
import { isUnpayable, paymentOf } from "./pay-points";

/** What stands on a card whose rule is gone by then. */
const usualBadge = "star";

/** Publishes it, or cancels it where there is nobody to get it. The day of hiring may have been corrected since it was opened. */
export async function publishDueCard(scope: Scope<null>, due: DueCard, rules: readonly RuleRow[]): Promise<void> {
	const { account } = scope;
	const card = { ...due, years: yearsOf(due) };
	if (!isStillMeant(card)) {
		await scope.commit({
			statements: [
				assertThat("internal_rows_changed", isSigning(account.id, card.card_id)),
				cancelCard(account.id, card.card_id),
			],
			answer: {},
		});
		return;
	}
	const rule = rules.find(({ kind, years }) => kind === card.kind && years === card.years);
	const activity_id = card.choice === "private" ? null : scope.newId();
	const payment = paymentFor(card, rule, activity_id);
	const payable = payment && (await paymentOf(scope, payment));
	try {
		await publish(scope, card, { rule, activity_id, points: payment?.points ?? 0, paying: payable });
	} catch (error) {
		if (!payable || !isUnpayable(error)) throw error;
		await publish(scope, card, { rule, activity_id, points: payment.points, paying: undefined });
	}
}

/** Whoever left, does not want it any more, has another day by now, or no year to mark, gets no card. */
function isStillMeant({ kind, years, status, choice, date, day }: DueCard): boolean {
	if (!isActive(status) || choice === "none" || date === null) return false;
	return dayOfYear(date, day.slice(0, 4)) === day && (kind === "birthday" || years > 0);
}

/** The years with the company on the card's day; a birthday has none. */
function yearsOf({ kind, date, day }: DueCard): number {
	return kind === "birthday" || date === null ? 0 : Number(day.slice(0, 4)) - Number(date.slice(0, 4));
}

function paymentFor(card: DueCard, rule: RuleRow | undefined, activity_id: number | null) {
	if (!rule || rule.points === 0 || rule.program_id === null) return undefined;
	if (card.is_eligible_to_receive_points !== 1 || card.points_account_id === null) return undefined;
	const { card_id, points_account_id } = card;
	const { points, program_id, message } = rule;
	return { card_id, points, program_id, points_account_id, message, activity_id };
}

type Publishing = {
	rule: RuleRow | undefined;
	activity_id: number | null;
	points: number;
	/** The statements that pay; none: there are no points, or they wait. */
	paying: Statement[] | undefined;
};

async function publish(scope: Scope<null>, card: DueCard, { rule, activity_id, points, paying }: Publishing) {
	const { account, clock, read } = scope;
	const now = clock.now();
	const isWaiting = points > 0 && !paying;
	const about = { card_id: card.card_id, kind: card.kind, years: card.years };
	const { signature_count } = card;
	const notices = [
		notify(scope, "anniversaries/published", [card], {
			...about,
			signature_count,
			points: toldPoints(account, isWaiting ? 0 : points),
		}),
		...(isWaiting
			? [
					notify(scope, "anniversaries/points-waiting", await read(findOwners(account.id)), {
						card_id: card.card_id,
						name: nameOf(card),
						points: toldPoints(account, points),
					}),
				]
			: []),
	];
	await scope.commit({
		statements: [
			assertThat("internal_rows_changed", isSigning(account.id, card.card_id)),
			...(activity_id === null ? [] : postOf(scope, card, activity_id)),
			...(paying ?? []),
			publishCard(
				account.id,
				card.card_id,
				{
					...{ years: card.years, badge: rule?.badge ?? usualBadge, message: rule?.message ?? "", points, activity_id },
					program_id: points > 0 ? (rule?.program_id ?? null) : null,
					points_state: points === 0 ? "none" : isWaiting ? "waiting" : "paid",
					visibility: activity_id === null ? "private" : "public",
				},
				now,
			),
			...notices.flatMap(({ statements }) => statements),
		],
		answer: {},
		follow: notices.flatMap(({ follow }) => follow),
	});
}

function postOf({ account, clock }: Scope<null>, card: DueCard, id: number): Statement[] {
	const { user_id, manager_id, card_id } = card;
	return insertActivities(account.id, "anniversary", [
		{
			...{ id, actor_id: user_id, visibility: "public", team_manager_id: null, created_at: clock.now() },
			...{ people: [user_id], teams: [manager_id], details: { card_id } },
		},
	]);
}
