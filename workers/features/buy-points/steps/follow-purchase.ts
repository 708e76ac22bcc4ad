/**
 * Takes a purchase one step on by what its provider says; invariant: money that was taken becomes points exactly once, since each
 * step asserts the one before it, and money goes back only after its points did.
 */
import { minuteMs, secondMs } from "#workers/kernel/clock";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { type PaymentOutcome, type PaymentProvider, pageToken } from "../rules/payment-provider";
import { creditPoints, unitOf } from "../store/points-of-purchase";
import {
	findPurchase,
	lookAgain,
	noteCredited,
	noteRefunded,
	type PurchaseRow,
	type Step,
	writeStep,
} from "../store/purchases";
import { openProvider, paymentOf } from "./open-provider";
import { purchaseNumber } from "./present-purchase";
import { tellBuyer } from "./tell-buyer";

/** What must hold for each batch of whoever follows, and what ends their message with the last one. */
export type Following = { holds: () => Statement[]; end: () => Statement[] };

/** Between two questions while bank or buyer have the say, and when nobody answered. */
const pauseMs = minuteMs;
const awayMs = 30 * secondMs;
/** So long after the price ended its page is still opened: the half hour that pages stay open at least begins then. */
const pageGraceMs = minuteMs / 2;
/** So long after the price ended a question that nobody answered is withdrawn. */
const graceMs = 5 * minuteMs;

/** Follows one purchase until somebody else has the say. */
export async function followPurchase(scope: Scope, id: number, following: Following): Promise<void> {
	const row = await read(scope, id);
	if (!row) return end(scope, following);
	if (row.state === "captured") return credit(scope, row, following);
	if (row.state === "refunded" && row.refund_id === null) return payBack(scope, row, following);
	const isTry = row.state === "created" && row.token !== null;
	if (!isTry && row.state !== "authorised") return end(scope, following);
	const outcome = await ask(await openProvider(scope), scope, row);
	const now = scope.clock.now();
	if (outcome.kind === "away") {
		const again = lookAgain(scope.account.id, row, now + awayMs);
		return void (await scope.commit({ statements: [...following.holds(), again, ...following.end()], answer: {} }));
	}
	const isPaid = outcome.kind === "paid";
	await scope.commit({
		statements: [
			...following.holds(),
			...writeStep(scope.account.id, row, stepOf(outcome, now)),
			...(isPaid ? [] : following.end()),
		],
		answer: {},
	});
	if (isPaid) await credit(scope, await read(scope, id), following);
}

async function read(scope: Scope, id: number): Promise<PurchaseRow | undefined> {
	return (await scope.read(findPurchase(scope.account.id, id)))[0];
}

function ask(provider: PaymentProvider, scope: Scope, row: PurchaseRow): Promise<PaymentOutcome> {
	const payment = paymentOf(scope, row);
	if (row.token === pageToken) {
		// Nobody has the address of a page that is not noted here, and none can be opened for a price of the past.
		if (scope.clock.now() > row.expires_at + pageGraceMs)
			return Promise.resolve({ kind: "declined", failure: "page_left", card: null });
		return provider.openPage(payment);
	}
	if (row.token !== null) return provider.pay(payment);
	return provider.look(payment, scope.clock.now() > row.expires_at + graceMs);
}

function stepOf(outcome: Exclude<PaymentOutcome, { kind: "away" }>, now: number): Step {
	const { intent_id, session_id } = outcome;
	const names = { intent_id, session_id };
	switch (outcome.kind) {
		case "paid":
			return { ...names, state: "captured", card: outcome.card, captured_at: now, look_at: now + pauseMs };
		case "asks":
			return { ...names, state: "authorised", next_url: outcome.url, look_at: now + pauseMs };
		case "processing":
			return { ...names, state: "authorised", look_at: now + pauseMs };
		case "declined":
			return { ...names, state: "failed", card: outcome.card, failure: outcome.failure, look_at: null };
	}
}

/** The points come with the note that they did, and with the receipt. */
async function credit(scope: Scope, row: PurchaseRow | undefined, following: Following): Promise<void> {
	if (row?.state !== "captured") return end(scope, following);
	const { account, clock, newId } = scope;
	const ids = { funding_transaction_id: newId(), issuance_transaction_id: newId() };
	const told = await tellBuyer(scope, row, "credited");
	await scope.commit({
		statements: [
			...following.holds(),
			...noteCredited(account.id, row, ids, clock.now()),
			...creditPoints({ ...ids, ...paidOf(scope, row), points: row.points }),
			...told.statements,
			...following.end(),
		],
		answer: {},
		audit: { subject_kind: "purchase", subject_id: row.id, details: { points: row.points }, by: row.user_id },
		follow: told.follow,
	});
}

/** What the ledger is told of a purchase. */
export function paidOf({ account, clock, newId }: Pick<Scope, "account" | "clock" | "newId">, row: PurchaseRow) {
	return {
		...{ account_id: account.id, purchase_id: row.id, actor_id: row.user_id, reason: purchaseNumber(row), newId },
		user_id: row.product === "top_up" ? null : row.user_id,
		unit: unitOf(row),
		now: clock.now(),
	};
}

async function payBack(scope: Scope, row: PurchaseRow, following: Following): Promise<void> {
	const { account, clock } = scope;
	const outcome = await (await openProvider(scope)).refund(paymentOf(scope, row));
	const said =
		outcome.kind === "refunded"
			? noteRefunded(account.id, row.id, outcome.refund_id)
			: lookAgain(account.id, row, clock.now() + awayMs);
	await scope.commit({ statements: [...following.holds(), said, ...following.end()], answer: {} });
}

async function end(scope: Scope, following: Following): Promise<void> {
	const statements = following.end();
	if (statements.length > 0) await scope.commit({ statements: [...following.holds(), ...statements], answer: {} });
}
