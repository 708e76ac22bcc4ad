/** Ends points whose time has come and tells people ahead, a batch for each person, undone if their points move meanwhile; counts what a rule would do. */
import { notify, toldPoints } from "#workers/features/notifications";
import {
	isUnmoved,
	listAccountsOfMember,
	listHolders,
	listLots,
	listOutstanding,
	listReturns,
	postTransactions,
	tenantAccountId,
} from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import { dayMs } from "#workers/kernel/clock";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { never } from "#workers/kernel/due-work";
import { constraintFailure } from "#workers/kernel/errors";
import { nextMoment } from "#workers/kernel/expiry-notices";
import type { Scope } from "#workers/kernel/scope";
import { type ExpiryRule, endingsOf, leastDays, noticesDue } from "../rules/endings";
import { endingRanges } from "../rules/preview";
import {
	findHolder,
	findRule,
	gatherPeople,
	isRule,
	isStillDue,
	listDuePeople,
	nextDue,
	type RuleRow,
	updateLooked,
	updatePreview,
} from "../store";

/** So many people are looked at in one run, a few side by side, so that their reads travel together. */
const peopleAtOnce = 200;
const sideBySide = 10;
/** So many are counted in one step, so many steps in one run; and so many are gathered in one run. */
const countedAtOnce = 200;
const stepsAtOnce = 20;
const gatheredAtOnce = 5_000;

/** How the ledger's transaction of what ended is marked. */
export const expirySource = "points_expiry";

export const expireMemberPoints: ScheduledWork = {
	name: "points-expiry/expire-points",
	summary: "Ends points whose time has come, tells their owners ahead, and counts what a rule would do.",
	triggers: [
		"points_expiries_added",
		"points_expiries_changed",
		"points_expiry_rules_added",
		"points_expiry_rules_changed",
	],
	handler: async (scope) => {
		const { account, clock, commit, read } = scope;
		const [rule] = await read(findRule(account.id));
		if (!rule) return never;
		await countMore(scope, rule);
		const { months, earliest_at, reached } = rule;
		if (months === null || earliest_at === null) return nextDue(account.id);
		if (reached !== null)
			await commit({ statements: gatherPeople(account.id, reached, gatheredAtOnce, clock.now()), answer: {} });
		const people = await read(listDuePeople(account.id, clock.now(), peopleAtOnce));
		for (let at = 0; at < people.length; at += sideBySide) {
			const some = people.slice(at, at + sideBySide);
			await Promise.all(some.map((person) => lookAt(scope, { months, earliest_at }, person)));
		}
		return nextDue(account.id);
	},
};

/** Goes on with the preview, as far as one run goes. */
async function countMore(scope: Scope<null>, rule: RuleRow): Promise<void> {
	let now: RuleRow | undefined = rule;
	for (let step = 0; step < stepsAtOnce && now && now.preview_reached !== null; step += 1) {
		await countStep(scope, now, now.preview_reached);
		[now] = await scope.read(findRule(scope.account.id));
	}
}

/** Adds what the next people would lose at the first run to the preview. */
async function countStep(scope: Scope<null>, rule: RuleRow, after: number): Promise<void> {
	const { account, clock, commit, read } = scope;
	const now = clock.now();
	const ranges = endingRanges(rule.preview_months ?? 0, now, account.time_zone);
	const part = { after, max: countedAtOnce, to: now, ranges };
	const [[holders], found] = await Promise.all([
		read(listHolders(account.id, part)),
		read(listOutstanding(account.id, part)),
	]);
	const ending = found.find(({ key }) => key === "ending");
	const reached = holders?.count === countedAtOnce ? holders.last : null;
	const counted = { reached, points: ending?.points ?? 0, people: ending?.people ?? 0 };
	await commit({ statements: [updatePreview(account.id, rule, counted)], answer: {} });
}

async function lookAt(scope: Scope<null>, rule: ExpiryRule, person: { user_id: number; looked_at: number }) {
	const { account, clock, newId, read, translate } = scope;
	const { user_id } = person;
	const now = clock.now();
	const [accounts, people, expired_id] = await Promise.all([
		read(listAccountsOfMember(account.id, user_id)),
		read(findHolder(account.id, user_id)),
		tenantAccountId(scope, "expired"),
	]);
	const points = accounts.find(({ unit }) => unit === "points")!;
	const [lots, returns] = await Promise.all([
		read(listLots(account.id, points.id, now)),
		read(listReturns(account.id, points.id, now - (leastDays + 2) * dayMs)),
	]);
	const endings = endingsOf(lots, returns, rule, account.time_zone);
	const ended = endings.filter(({ expires_at }) => expires_at <= now);
	const later = endings.filter(({ expires_at }) => expires_at > now);
	const amount = ended.reduce((sum, one) => sum + one.points, 0);
	const notices = noticesDue(later, person.looked_at, now).map((due) =>
		notify(scope, "points-expiry/points-expire", people, { ...due, points: toldPoints(account, due.points) }),
	);
	const next = later.map(({ expires_at }) => nextMoment(expires_at, now));
	const expiry = {
		...{ account_id: account.id, id: newId(), kind: "assignment" as const, actor_id: null, created_at: now },
		...{ idempotency_key: `${expirySource}:${user_id}:${person.looked_at}`, source: expirySource },
		reason: translate("points-expiry:expired"),
		entry: { debit_account_id: points.id, credit_account_id: expired_id, amount },
	};
	try {
		await scope.commit({
			statements: [
				assertThat("internal_rows_changed", isUnmoved(account.id, points)),
				assertThat("internal_rows_changed", isRule(account.id, rule)),
				assertThat("internal_rows_changed", isStillDue(account.id, person)),
				...postTransactions(amount > 0 ? [expiry] : []),
				updateLooked(account.id, user_id, next.length > 0 ? Math.min(...next) : null, now),
				...notices.flatMap(({ statements }) => statements),
			],
			answer: {},
			follow: notices.flatMap(({ follow }) => follow),
		});
	} catch (error) {
		// Their points moved at this moment, or the rule changed; they stay due.
		if (constraintFailure(error)?.name !== "internal_rows_changed") throw error;
	}
}
