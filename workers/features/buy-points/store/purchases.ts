/** The SQL of purchases: each step asserts the one before it, so that whatever is told twice or late changes nothing. */
import { type SQL, sql } from "drizzle-orm";
import { type Addressee, addresseeColumns } from "#workers/features/members";
import { assertThat } from "#workers/kernel/assertions";
import { dayMs } from "#workers/kernel/clock";
import { never } from "#workers/kernel/due-work";
import type { Statement } from "#workers/kernel/sql";
import type { Failure } from "../rules/payment-provider";
import type { Product, PurchaseState } from "../rules/purchase";

/** A purchase as it is stored. */
export type PurchaseRow = {
	id: number;
	number: number;
	user_id: number;
	product: Product;
	points: number;
	price_cents: number;
	fee_cents: number;
	total_cents: number;
	currency: string;
	state: PurchaseState;
	expires_at: number;
	attempt: number;
	token: string | null;
	intent_id: string | null;
	session_id: string | null;
	refund_id: string | null;
	next_url: string | null;
	card: string | null;
	failure: Failure | null;
	funding_transaction_id: number | null;
	issuance_transaction_id: number | null;
	look_at: number | null;
	captured_at: number | null;
	credited_at: number | null;
	refunded_at: number | null;
	created_at: number;
};

const columns = sql.raw(
	`p.id, p.number, p.user_id, p.product, p.points, p.price_cents, p.fee_cents, p.total_cents, p.currency, p.state, p.expires_at,
	p.attempt, p.token, p.intent_id, p.session_id, p.refund_id, p.next_url, p.card, p.failure, p.funding_transaction_id,
	p.issuance_transaction_id, p.look_at, p.captured_at, p.credited_at, p.refunded_at, p.created_at`,
);

/** The first number that people see. */
const firstNumber = 30_001;

/** One purchase. */
export function findPurchase(account_id: number, id: number) {
	return sql<PurchaseRow>`select ${columns} from purchases p where p.account_id = ${account_id} and p.id = ${id}`;
}

/** Its buyer, as somebody who is written to. */
export function findBuyer(account_id: number, user_id: number) {
	return sql<Addressee>`select ${addresseeColumns("u")} from users u where u.account_id = ${account_id} and u.id = ${user_id}`;
}

/** What is agreed on when a price is asked for. */
export type NewPurchase = Pick<
	PurchaseRow,
	"id" | "user_id" | "product" | "points" | "price_cents" | "fee_cents" | "total_cents" | "currency" | "expires_at"
>;

/** Writes a quote under the next number. */
export function insertPurchase(account_id: number, quote: NewPurchase, now: number): Statement {
	return sql`insert into purchases (account_id, id, number, user_id, product, points, price_cents, fee_cents, total_cents, currency,
			expires_at, created_at)
		values (${account_id}, ${quote.id},
			coalesce((select max(n.number) from purchases n where n.account_id = ${account_id}), ${firstNumber - 1}) + 1,
			${quote.user_id}, ${quote.product}, ${quote.points}, ${quote.price_cents}, ${quote.fee_cents}, ${quote.total_cents},
			${quote.currency}, ${quote.expires_at}, ${now})`;
}

/** Begins to pay, or to pay again after a failure, while the price holds and nothing is under way. */
export function beginAttempt(
	account_id: number,
	{ id, token, isPage, look_at, now }: { id: number; token: string; isPage: boolean; look_at: number; now: number },
): Statement[] {
	const mayBegin = sql`p.account_id = ${account_id} and p.id = ${id} and p.expires_at > ${now}
		and ((p.state = 'created' and p.token is null) or p.state = 'failed')
		and p.session_id is null and (p.attempt = 0 or ${isPage ? 0 : 1})`;
	return [
		assertThat("purchase_under_way", sql`exists (select 1 from purchases p where ${mayBegin})`),
		sql`update purchases set state = 'created', attempt = attempt + 1, token = ${token}, failure = null, next_url = null, card = null,
			look_at = ${look_at} where account_id = ${account_id} and id = ${id}`,
	];
}

/** What a payment's provider said; `state` is the step that follows, from the try that was asked about. */
export type Step = {
	state: PurchaseState;
	card?: string | null;
	failure?: Failure | null;
	next_url?: string | null;
	intent_id?: string | undefined;
	session_id?: string | undefined;
	look_at: number | null;
	captured_at?: number;
};

/** Writes a step, as long as the purchase is still the one that was read. */
export function writeStep(account_id: number, row: PurchaseRow, step: Step): Statement[] {
	return [
		isStill(account_id, row),
		sql`update purchases set state = ${step.state}, token = null, card = ${step.card ?? row.card}, failure = ${step.failure ?? null},
			next_url = ${step.next_url ?? null}, intent_id = coalesce(${step.intent_id ?? null}, intent_id),
			session_id = coalesce(${step.session_id ?? null}, session_id), look_at = ${step.look_at},
			captured_at = ${step.captured_at ?? row.captured_at} where account_id = ${account_id} and id = ${row.id}`,
	];
}

/** Puts off the next question to the provider. */
export function lookAgain(account_id: number, row: PurchaseRow, look_at: number): Statement {
	return sql`update purchases set look_at = ${look_at} where account_id = ${account_id} and id = ${row.id}
		and state = ${row.state} and attempt = ${row.attempt}`;
}

/** Notes that the points are there, with the two transactions that brought them. */
export function noteCredited(
	account_id: number,
	row: PurchaseRow,
	ids: { funding_transaction_id: number; issuance_transaction_id: number },
	now: number,
): Statement[] {
	return [
		isStill(account_id, row),
		sql`update purchases set state = 'credited', credited_at = ${now}, look_at = null,
			funding_transaction_id = ${ids.funding_transaction_id}, issuance_transaction_id = ${ids.issuance_transaction_id}
			where account_id = ${account_id} and id = ${row.id}`,
	];
}

/** Notes that the points were taken back; the money follows. */
export function noteTakenBack(account_id: number, row: PurchaseRow, now: number, look_at: number): Statement[] {
	return [
		assertThat(
			"purchase_not_refundable",
			sql`exists (select 1 from purchases p where p.account_id = ${account_id} and p.id = ${row.id} and p.state = 'credited')`,
		),
		sql`update purchases set state = 'refunded', refunded_at = ${now}, look_at = ${look_at}
			where account_id = ${account_id} and id = ${row.id}`,
	];
}

/** Notes that the money is back. */
export function noteRefunded(account_id: number, id: number, refund_id: string): Statement {
	return sql`update purchases set refund_id = ${refund_id}, look_at = null
		where account_id = ${account_id} and id = ${id} and state = 'refunded'`;
}

/** Purchases of which the provider is to be asked, the oldest first. */
export function listToLookAt(account_id: number, now: number, limit: number) {
	return sql<{ id: number }>`select p.id from purchases p indexed by purchases_to_look_at
		where p.account_id = ${account_id} and p.look_at is not null and p.look_at <= ${now} order by p.look_at limit ${limit}`;
}

/** Puts the next question about these off, so that their messages are not written again meanwhile. */
export function putOff(account_id: number, ids: readonly number[], look_at: number): Statement {
	return sql`update purchases set look_at = ${look_at} where account_id = ${account_id} and look_at is not null
		and id in (select value from json_each(${JSON.stringify(ids)}))`;
}

/** Whether the provider, or the points, have anything to say of it. */
export function isUnderWay({ state, token, refund_id }: PurchaseRow): boolean {
	if (state === "created") return token !== null;
	return state === "authorised" || state === "captured" || (state === "refunded" && refund_id === null);
}

/** When the schedule is to ask next; never while nothing is under way. */
export const nextToLookAt = (account_id: number) =>
	sql`coalesce((select min(p.look_at) from purchases p where p.account_id = ${account_id} and p.look_at is not null), ${never})`;

/** How long quotes stay that nobody paid. */
export const quotesKeptMs = dayMs;

function isStill(account_id: number, { id, state, attempt }: PurchaseRow): Statement {
	return assertThat(
		"internal_purchase_changed",
		sql`exists (select 1 from purchases p where p.account_id = ${account_id} and p.id = ${id}
			and p.state = ${state} and p.attempt = ${attempt})`,
	);
}

/** What purchases are called. */
export function purchaseName(account_id: number, id: number | SQL) {
	return sql<{
		name: string;
	}>`select 'BP-' || p.number as name from purchases p where p.account_id = ${account_id} and p.id = ${id}`;
}
