/** What may happen to points, one entry for each kind of operation: how often, with what input, and what it does. */
import fc from "fast-check";
import { postTransaction, postTransactions, reverseTransaction, type Transaction } from "#workers/features/points";
import type { TransactionKind } from "#workers/features/points/rules/transaction-kinds";
import { celebrate } from "./anniversaries";
import { outcomes, submitAndDecide } from "./approvals";
import { confirmPoints, splitBudget } from "./budgets";
import { claimAndVoid } from "./certificates";
import { cancelOrder, importDeposits, importMembers, order, recognise, repeatRequest } from "./endpoints";
import { playAndClose } from "./games";
import { haveIdea } from "./ideas";
import { type ModelTransaction, type Movement, written } from "./model";
import { publishWinner } from "./nominations";
import { askBack } from "./rebates";
import { sell } from "./sales";
import { ends, scheduleAndCome } from "./scheduled";
import { competeAndPay } from "./scoreboards";
import { askAndClose } from "./surveys";
import { findTransaction, sizes, type World, write } from "./world";

/** A kind of operation. It does the same to the world and to the model and gives both outcomes, to be compared. */
export type Operation<Input> = {
	weight: number;
	input: fc.Arbitrary<Input>;
	take(world: World, input: Input): Promise<{ found: unknown; expected: unknown }>;
};

const operation = <Input>(
	weight: number,
	input: fc.Arbitrary<Input>,
	take: Operation<Input>["take"],
): Operation<Input> => ({ weight, input, take });

/** Below every id that the Worker makes, so that the two never meet. */
const firstId = 1_000_000_000;

const person = fc.nat(sizes.members - 1);
const budget = fc.nat(sizes.programs - 1);
const variant = fc.nat(sizes.variants - 1);
const unit = fc.constantFrom("points", "wallet");
const amount = fc.integer({ min: 1, max: 400 });
const quantity = fc.integer({ min: 1, max: 4 });
const which = fc.nat();

/** Every kind of operation; one that is added here takes part in every run. */
export const operations = {
	issue: operation(6, fc.record({ unit, person, amount }), (world, { unit, person, amount }) =>
		post(world, "Issuance [Direct Deposit]", [{ from: `${unit} adjustments`, to: `${unit} of ${person}`, amount }]),
	),
	fundBudget: operation(2, fc.record({ budget, amount }), (world, { budget, amount }) =>
		post(world, "assignment", [{ from: "points adjustments", to: `budget ${budget}`, amount: amount * 10 }]),
	),
	give: operation(8, fc.record({ budget, people: fc.subarray([0, 1, 2, 3, 4], { minLength: 1 }), amount }), give),
	spend: operation(
		12,
		fc.record({ unit, person, amounts: fc.array(amount, { minLength: 1, maxLength: 3 }) }),
		(world, { unit, person, amounts }) =>
			post(
				world,
				unit === "wallet" ? "purchase" : "Redemption",
				amounts.map((amount) => ({ from: `${unit} of ${person}`, to: `${unit} orders_paid`, amount })),
			),
	),
	transfer: operation(4, fc.record({ budget, amount }), (world, { budget, amount }) =>
		post(world, "assignment", [{ from: `budget ${budget}`, to: `budget ${1 - budget}`, amount: amount * 3 }]),
	),
	transferToPerson: operation(2, fc.record({ unit, person, amount }), (world, { unit, person, amount }) => {
		const to = `${unit} of ${(person + 1) % sizes.members}`;
		return post(world, "assignment", [{ from: `${unit} of ${person}`, to, amount }]);
	}),
	endPoints: operation(2, fc.record({ unit, person, amount }), (world, { unit, person, amount }) =>
		post(world, "assignment", [{ from: `${unit} of ${person}`, to: `${unit} expired`, amount }]),
	),
	mixUnits: operation(1, fc.record({ person, amount }), (world, { person, amount }) =>
		post(world, "assignment", [{ from: `points of ${person}`, to: `wallet of ${person}`, amount }]),
	),
	reverse: operation(5, fc.record({ which }), (world, { which }) => reverse(world, which, /^(Issuance|assignment)/)),
	refund: operation(5, fc.record({ which }), (world, { which }) => reverse(world, which, /^(Redemption|purchase)/)),
	repeatKey: operation(3, fc.record({ which, person, amount }), (world, { which, person, amount }) => {
		const movements = [{ from: `points of ${person}`, to: "points orders_paid", amount }];
		return post(world, "Redemption", movements, pick(world, which, /./)?.key);
	}),
	recognise: operation(
		1,
		fc.record({ budget, giver: person, people: fc.subarray([0, 1, 2, 3, 4], { minLength: 1 }), amount }),
		recognise,
	),
	celebrate: operation(1, fc.record({ budget, person, amount }), celebrate),
	haveIdea: operation(
		0.3,
		fc.record({ budget, people: fc.subarray([0, 1, 2, 3, 4], { minLength: 1 }), amount }),
		haveIdea,
	),
	askBack: operation(0.3, fc.record({ budget, person, amount, isTakenBack: fc.boolean() }), askBack),
	sell: operation(0.3, fc.record({ budget, person, amount, isTakenBack: fc.boolean() }), sell),
	submit: operation(
		0.5,
		fc.record({
			giver: person,
			people: fc.subarray([0, 1, 2, 3, 4], { minLength: 1 }),
			amount,
			outcome: fc.constantFrom(...outcomes),
		}),
		submitAndDecide,
	),
	schedule: operation(
		0.3,
		fc.record({
			...{ budget, giver: person, amount, later_amount: amount },
			people: fc.subarray([0, 1, 2, 3, 4], { minLength: 1 }),
			end: fc.constantFrom(...ends),
		}),
		scheduleAndCome,
	),
	confirm: operation(
		0.5,
		fc.record({ budget, amount, end: fc.constantFrom("approve", "reject", "withdraw") }),
		confirmPoints,
	),
	split: operation(0.3, fc.record({ budget, amounts: fc.array(amount, { minLength: 1, maxLength: 3 }) }), splitBudget),
	claim: operation(
		0.3,
		fc.record({
			budget,
			people: fc.subarray([0, 1, 2, 3, 4]),
			spare: fc.integer({ min: 1, max: 3 }),
			amount: fc.integer({ min: 1, max: 60 }),
		}),
		claimAndVoid,
	),
	publishWinner: operation(0.3, fc.record({ budget, person, amount }), publishWinner),
	survey: operation(
		0.3,
		fc.record({
			budget,
			people: fc.subarray([0, 1, 2, 3, 4]),
			spare: fc.integer({ min: 1, max: 3 }),
			amount: fc.integer({ min: 1, max: 60 }),
		}),
		askAndClose,
	),
	game: operation(
		0.3,
		fc.record({
			budget,
			people: fc.subarray([0, 1, 2, 3, 4]),
			stock: fc.integer({ min: 1, max: 6 }),
			amount: fc.integer({ min: 1, max: 60 }),
		}),
		playAndClose,
	),
	compete: operation(
		0.3,
		fc.record({
			budget,
			totals: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 5 }),
			prizes: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 3 }),
		}),
		competeAndPay,
	),
	order: operation(0.4, fc.record({ person, variant, quantity }), order),
	repeatRequest: operation(0.5, fc.record({ which }), repeatRequest),
	import: operation(
		0.1,
		fc.record({ people: fc.subarray([0, 1, 2, 3], { minLength: 1 }), points: fc.nat(300) }),
		importMembers,
	),
	depositByFile: operation(
		0.1,
		fc.record({
			people: fc.subarray([0, 1, 2, 3], { minLength: 1 }),
			amount: fc.integer({ min: 1, max: 20 }),
			isUndone: fc.boolean(),
		}),
		importDeposits,
	),
};

/** An operation as it is drawn, printed and replayed; `tenant` is one of two on the same shard. */
export type Drawn = { tenant: number; name: keyof typeof operations; input: unknown };

/** Any operation, as often as its weight says. */
export const anyOperation: fc.Arbitrary<Drawn> = fc.oneof(
	...Object.entries(operations).map(([name, { weight, input }]) => ({
		weight: Math.round(weight * 10),
		arbitrary: fc.record({
			tenant: fc.nat(1),
			name: fc.constant(name as keyof typeof operations),
			input: input as fc.Arbitrary<unknown>,
		}),
	})),
);

/** Writes one transaction. */
async function post(world: World, kind: TransactionKind, movements: Movement[], key = `post-${world.next()}`) {
	const entries = movements.map((movement) => toEntry(world, movement));
	const row = transaction(world, kind, key);
	const found = await write(world, postTransaction(row, entries));
	if (found === written) world.transactionIds.set(key, row.id);
	return { found, expected: world.model.post([{ key, kind, movements }]) };
}

/** Writes one transaction for each person, all or none. */
async function give(world: World, { budget, people, amount }: { budget: number; people: number[]; amount: number }) {
	const list = people.map((person): ModelTransaction & { kind: TransactionKind } => ({
		key: `gift-${world.next()}`,
		kind: "Issuance",
		movements: [{ from: `budget ${budget}`, to: `points of ${person}`, amount }],
	}));
	const rows = list.map(({ key, kind, movements }) => ({
		...transaction(world, kind, key),
		entry: toEntry(world, movements[0]!),
	}));
	return { found: await write(world, postTransactions(rows)), expected: world.model.post(list) };
}

/** Reverses something that happened; nothing yet: nothing happens. */
async function reverse(world: World, which: number, kinds: RegExp) {
	const original = pick(world, which, kinds);
	if (!original) return { found: "nothing", expected: "nothing" };
	// What an order was paid with goes back with its lines alone.
	if (world.orders.has(original.key)) return cancelOrder(world, original, await idOf(world, original.key));
	const kind: TransactionKind = original.kind.startsWith("Issuance")
		? "Issuance Reversed"
		: original.kind === "Redemption" || original.kind === "purchase"
			? "Redemption Reversed"
			: "assignment";
	const key = `back-${world.next()}`;
	const id = await idOf(world, original.key);
	const found = await write(
		world,
		reverseTransaction({ ...transaction(world, kind, key), reverses_transaction_id: id }),
	);
	return { found, expected: world.model.reverse(original, key, kind) };
}

/** One of the latest transactions of these kinds; old ones are nearly all reversed. */
function pick({ model }: World, which: number, kinds: RegExp): ModelTransaction | undefined {
	const recent = model.originals.slice(-60).filter(({ kind }) => kinds.test(kind));
	return recent[which % Math.max(1, recent.length)];
}

async function idOf(world: World, key: string): Promise<number> {
	const known = world.transactionIds.get(key);
	if (known !== undefined) return known;
	const id = await findTransaction(world, key);
	world.transactionIds.set(key, id);
	return id;
}

function transaction(world: World, kind: TransactionKind, key: string): Transaction & { kind: TransactionKind } {
	return {
		account_id: world.tenant.id,
		id: firstId + world.next(),
		kind,
		idempotency_key: key,
		actor_id: null,
		source: "test",
		created_at: Date.now(),
	};
}

function toEntry({ ids }: World, { from, to, amount }: Movement) {
	return { debit_account_id: ids.get(from)!, credit_account_id: ids.get(to)!, amount };
}
