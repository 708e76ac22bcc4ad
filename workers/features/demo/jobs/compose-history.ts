/** Composes the rows of a stretch of the demo's history from its events and what they refer to. */
import type { NewActivity } from "#workers/features/activity";
import type { Entry, Reversal, Transaction } from "#workers/features/points";
import { certificateCode, certificateCodeBytes, splitByAudience } from "#workers/features/recognition";
import { minuteMs } from "#workers/kernel/clock";
import {
	type HistoryEvent,
	isSettled,
	lineProgress,
	type OrderEntry,
	orderProgress,
	type RecognitionEntry,
} from "../rules/history";
import type { CommentRow, OrderLineRow, OrderRow, ReactionRow, RecognitionRow, SoldVariant } from "../store/history";

type Person = { id: number; manager_id: number | null; points_account_id: number };

/** People, programs, behaviours and variants by the words that the file uses. */
export type Cast = {
	account_id: number;
	/** The moment that the file's minutes count back from. */
	now: number;
	newId: () => number;
	people: Map<string, Person>;
	programs: Map<string, { id: number; budget_id: number; ledger_account_id: number }>;
	behaviors: Map<string, number>;
	/** Ids by their drawings. */
	badges: Map<string, number>;
	/** By handle and options, as `variantKey` writes them. */
	variants: Map<string, SoldVariant>;
	orders_paid_id: number;
	/** Whether anybody takes things back. */
	takesReturns: boolean;
};

/** The rows of a stretch; `moved` are transactions with their entry in the order of time. */
export type HistoryRows = {
	activities: NewActivity<"recognition">[];
	recognitions: RecognitionRow[];
	moved: (Transaction & { entry: Entry })[];
	unmoved: Transaction[];
	/** What gives the points of a line back. */
	returned: Reversal[];
	comments: CommentRow[];
	likes: ReactionRow[];
	orders: OrderRow[];
	lines: OrderLineRow[];
	sold: { variant_id: number; quantity: number }[];
};

const reasonLength = 120;

/** The key of a variant by its item's handle and its option values. */
export function variantKey(handle: string, options_key: string): string {
	return `${handle} ${options_key}`;
}

/** The rows of these events. Throws when an event names somebody or something that does not exist. */
export function composeHistory(events: readonly HistoryEvent[], cast: Cast): HistoryRows {
	const rows: HistoryRows = {
		activities: [],
		recognitions: [],
		moved: [],
		unmoved: [],
		returned: [],
		comments: [],
		likes: [],
		orders: [],
		lines: [],
		sold: [],
	};
	for (const event of events) {
		if (event.kind === "recognition") addRecognition(rows, event.entry, cast);
		else addOrder(rows, event.entry, cast);
	}
	return rows;
}

function addRecognition(rows: HistoryRows, entry: RecognitionEntry, cast: Cast): void {
	const giver = get(cast.people, entry.giver_email);
	const recipients = entry.recipient_emails.map((email) => get(cast.people, email));
	const posts = splitByAudience(recipients, entry.visibility).map((post) => ({ id: cast.newId(), ...post }));
	const created_at = at(cast, entry.minutes_ago);
	for (const post of posts) {
		rows.activities.push({
			id: post.id,
			actor_id: giver.id,
			visibility: entry.visibility,
			team_manager_id: post.team_manager_id,
			people: post.recipients.map(({ id }) => id),
			teams: post.recipients.map(({ manager_id }) => manager_id),
			details: { recipient_count: post.recipients.length },
			created_at,
		});
		for (const recipient of post.recipients)
			addRecipient(rows, entry, { giver, recipient, activity_id: post.id, created_at }, cast);
	}
	const activity_id = posts[0]!.id;
	const reaction = ({ email, minutes_ago }: { email: string; minutes_ago: number }, text: string) => ({
		id: cast.newId(),
		activity_id,
		user_id: get(cast.people, email).id,
		text,
		created_at: at(cast, minutes_ago),
	});
	rows.comments.push(
		...entry.comments.map(({ mentions = [], ...comment }) => ({
			...reaction(comment, comment.text),
			mentioned_ids: JSON.stringify(mentions.map((email) => get(cast.people, email).id)),
		})),
	);
	rows.likes.push(...entry.likes.map((like) => reaction(like, "")));
}

type Giving = { giver: Person; recipient: Person; activity_id: number; created_at: number };

function addRecipient(
	rows: HistoryRows,
	entry: RecognitionEntry,
	{ giver, recipient, activity_id, created_at }: Giving,
	cast: Cast,
): void {
	const program = get(cast.programs, entry.program);
	const id = cast.newId();
	const transaction: Transaction = {
		account_id: cast.account_id,
		id: cast.newId(),
		kind: entry.points > 0 ? "Issuance" : "non_monetary",
		idempotency_key: `recognition-${id}`,
		actor_id: giver.id,
		source: "recognition",
		reason: [...entry.message].slice(0, reasonLength).join(""),
		program_id: program.id,
		budget_id: entry.points > 0 ? program.budget_id : null,
		activity_id,
		created_at,
	};
	const movement = {
		debit_account_id: program.ledger_account_id,
		credit_account_id: recipient.points_account_id,
		amount: entry.points,
	};
	if (entry.points > 0) rows.moved.push({ ...transaction, entry: movement });
	else rows.unmoved.push(transaction);
	rows.recognitions.push({
		id,
		activity_id,
		transaction_id: transaction.id,
		giver_id: giver.id,
		recipient_id: recipient.id,
		recipient_manager_id: recipient.manager_id,
		program_id: program.id,
		behavior_ids: JSON.stringify(entry.behaviors.map((key) => get(cast.behaviors, key))),
		badge_id: entry.badge === undefined ? null : get(cast.badges, entry.badge),
		points: entry.points,
		message: entry.message,
		visibility: entry.visibility,
		certificate_code: certificateCode(crypto.getRandomValues(new Uint8Array(certificateCodeBytes))),
		created_at,
	});
}

function addOrder(rows: HistoryRows, entry: OrderEntry, cast: Cast): void {
	const buyer = get(cast.people, entry.member_email);
	const id = cast.newId();
	const created_at = at(cast, entry.minutes_ago);
	const progress = orderProgress(entry.minutes_ago);
	const status_at = at(cast, progress.line_minutes_ago);
	const turn = Number(entry.id.replaceAll(/\D/g, "")) || entry.minutes_ago;
	const lines = entry.items.map(({ handle, options, quantity, points }, place): OrderLineRow => {
		const {
			id: variant_id,
			handle: _handle,
			options_key: _key,
			...words
		} = get(cast.variants, variantKey(handle, options.join(" / ")));
		return {
			...words,
			id: cast.newId(),
			order_id: id,
			user_id: buyer.id,
			variant_id,
			quantity,
			points,
			transaction_id: cast.newId(),
			...parcelOf(
				words.delivery,
				cast.takesReturns,
				lineProgress(progress.line_status, {
					turn: turn + place,
					delivery: words.delivery,
					minutes_ago: entry.minutes_ago,
				}),
			),
			status_at,
			created_at,
		};
	});
	rows.lines.push(...lines);
	const back = lines.filter(({ status }) => status !== "delivered" && isSettled(status));
	const isInStock = ({ status }: OrderLineRow) => status === "cancelled" || status === "returned";
	rows.sold.push(
		...lines.filter((line) => !isInStock(line)).map(({ variant_id, quantity }) => ({ variant_id, quantity })),
	);
	rows.returned.push(...back.map((line) => reversalOf(line, buyer, cast)));
	rows.orders.push({
		id,
		user_id: buyer.id,
		status: lines.every(({ status }) => isSettled(status)) ? "closed" : progress.status,
		total_points: lines.reduce((sum, line) => sum + line.points * line.quantity, 0),
		total_cents: lines.reduce((sum, line) => sum + line.price_cents * line.quantity, 0),
		line_count: lines.length,
		unit_count: lines.reduce((sum, line) => sum + line.quantity, 0),
		address: JSON.stringify(entry.address),
		cart_key: `demo:${entry.id}`,
		created_at,
	});
	lines.forEach((line, index) => {
		rows.moved.push(redemptionOf(line, { buyer, key: `redemption:demo:${entry.id}:${index}` }, cast));
	});
}

/** How far a line has come and with whom, and whether its buyer asks to send it back. */
function parcelOf(delivery: string, takesReturns: boolean, { status, asksReturn }: ReturnType<typeof lineProgress>) {
	const isSent = delivery === "courier" && ["shipped", "delivered", "refunded", "returned"].includes(status);
	return {
		status,
		carrier: isSent ? "DHL" : "",
		tracking_number: isSent ? "JD01 4600 0098 12" : "",
		asks_return: asksReturn && takesReturns ? (1 as const) : (0 as const),
	};
}

/** What gives a line's points back. */
function reversalOf(line: OrderLineRow, buyer: Person, cast: Cast): Reversal {
	return {
		account_id: cast.account_id,
		id: cast.newId(),
		kind: "Redemption Reversed",
		idempotency_key: `redemption-reversed:${line.transaction_id}`,
		reverses_transaction_id: line.transaction_id,
		actor_id: buyer.id,
		source: "order",
		reason: line.quantity > 1 ? `${line.quantity} × ${line.name}` : line.name,
		order_id: line.order_id,
		created_at: line.status_at,
	};
}

/** What paid a line. */
function redemptionOf(line: OrderLineRow, { buyer, key }: { buyer: Person; key: string }, cast: Cast) {
	return {
		account_id: cast.account_id,
		id: line.transaction_id,
		kind: "Redemption" as const,
		idempotency_key: key,
		actor_id: buyer.id,
		source: "order",
		reason: line.quantity > 1 ? `${line.quantity} × ${line.name}` : line.name,
		order_id: line.order_id,
		created_at: line.created_at,
		entry: {
			debit_account_id: buyer.points_account_id,
			credit_account_id: cast.orders_paid_id,
			amount: line.points * line.quantity,
		},
	};
}

function at(cast: Cast, minutes_ago: number): number {
	return cast.now - minutes_ago * minuteMs;
}

function get<Value>(map: Map<string, Value>, key: string): Value {
	const value = map.get(key);
	if (value === undefined) throw new Error(`the history names ${key}, which does not exist`);
	return value;
}
