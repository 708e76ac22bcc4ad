/** The import of points: deposits for members, from what is available or from a budget, each once (README of points-import). */
import { findDrawnBudgets } from "#workers/features/budgets";
import { findPeopleNamed, listNamesOf, mayAllReceive } from "#workers/features/members";
import {
	findHeldAccount,
	fromAvailable,
	importHolding,
	listPointsAccounts,
	listReversible,
	listUsedKeys,
	postTransactions,
	returnHeldPoints,
	reversalsOf,
} from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import {
	type Addition,
	defineImport,
	type Kept,
	type PlannedRow,
	type PointsOfImport,
	type UndoPiece,
	type Upload,
} from "#workers/kernel/define-import";
import { isOn } from "#workers/kernel/identity";
import { oneByOne } from "#workers/kernel/import-rows";
import type { Scope } from "#workers/kernel/scope";
import {
	type DepositChange,
	type DepositFacts,
	type DepositRow,
	depositColumns,
	depositKey,
	keysOfDeposit,
	planDeposit,
	readDepositRow,
} from "./rules/deposit-rows";

const points: PointsOfImport<DepositRow, DepositChange> = {
	...fromAvailable,
	column: "points",
	asked: (row) => (row.budget === "" ? row.points : 0),
	given: (change) => (change.budget === null ? change.points : 0),
};

export const pointsImport = defineImport<DepositRow, DepositFacts, DepositChange>({
	kind: "points",
	place: 5,
	words: "points-import:import",
	roles: ["account_owner"],
	needs: { points_off: (account) => !isOn(account, "hide_points_for_account") },
	columns: depositColumns,
	reader: (_account, { places }) => oneByOne((cells) => readDepositRow(cells, places)),
	keysOf: keysOfDeposit,
	repeated: "repeated_row",
	load: loadDeposits,
	plan: planDeposit,
	apply: applyDeposits,
	points,
	undo: {
		plan: planUndo,
		end: (scope, upload) => returnHeldPoints(importHolding(scope, upload, "import_undo")),
	},
});

async function loadDeposits(scope: Scope<null>, rows: readonly DepositRow[], upload: Upload): Promise<DepositFacts> {
	const { account, read } = scope;
	const names = [...new Set(rows.flatMap(({ budget }) => budget || []))];
	const [people, budgets, [held]] = await Promise.all([
		read(
			findPeopleNamed(
				account.id,
				rows.map(({ said }) => said),
			),
		),
		findDrawnBudgets(scope, names),
		read(findHeldAccount(account.id, upload.id)),
	]);
	const ids = people.map(({ id }) => id);
	const keys = rows.flatMap((row) =>
		people
			.filter(({ participant_id, email }) => participant_id === row.said.participant_id || email === row.said.email)
			.map(({ id }) => depositKey(id, row.reference)),
	);
	const [accounts, used] = await Promise.all([
		read(listPointsAccounts(account.id, ids)),
		read(listUsedKeys(account.id, [...new Set(keys)])),
	]);
	return {
		people,
		accounts: new Map(accounts.map(({ user_id, id }) => [user_id, id])),
		budgets: new Map(budgets.map((budget) => [budget.name, budget])),
		keys: new Map(used.map((one) => [one.said, one])),
		held_id: held?.id ?? null,
	};
}

async function applyDeposits(
	{ account, clock, newId }: Scope<null>,
	planned: readonly PlannedRow<DepositRow, DepositChange>[],
	{ held_id }: DepositFacts,
	upload: Upload,
) {
	const deposits = planned.map(({ change }) => ({ ...change, id: newId() }));
	const receivers = [...new Set(deposits.map(({ user_id }) => user_id))];
	const transactions = deposits.map(({ id, key, points: amount, reason, budget, ledger_account_id }) => ({
		account_id: account.id,
		id,
		kind: "Issuance [Direct Deposit]" as const,
		idempotency_key: key,
		actor_id: upload.user_id,
		source: "deposit",
		reason,
		budget_id: budget?.id ?? null,
		created_at: clock.now(),
		entry: {
			debit_account_id: budget?.ledger_account_id ?? held_id!,
			credit_account_id: ledger_account_id,
			amount,
		},
	}));
	const added = deposits.map(({ id, user_id }): Addition => ({ kind: "deposit", subject_id: id, part_id: user_id }));
	return {
		statements:
			deposits.length === 0
				? []
				: [
						assertThat("internal_rows_changed", mayAllReceive(account.id, receivers)),
						...postTransactions(transactions),
					],
		refused: [],
		pending_count: 0,
		added,
	};
}

/** Deposits that are still there are taken back; where the person has spent from them, the whole deposit stays. */
async function planUndo(scope: Scope<null>, upload: Upload, added: readonly Addition[]): Promise<UndoPiece> {
	const { account, read } = scope;
	const [transactions, people] = await Promise.all([
		read(
			listReversible(
				account.id,
				added.map(({ subject_id }) => subject_id),
			),
		),
		read(
			listNamesOf(
				account.id,
				added.flatMap(({ part_id }) => part_id ?? []),
			),
		),
	]);
	const names = new Map(people.map(({ id, name }) => [id, name]));
	const left = new Map(transactions.map(({ credit_account_id, balance }) => [credit_account_id, balance]));
	const kept: Kept[] = [];
	const reversed = transactions.filter(({ credit_account_id, amount, owner_id, is_reversed }) => {
		if (is_reversed) return false;
		const rest = left.get(credit_account_id)! - amount;
		if (rest >= 0) left.set(credit_account_id, rest);
		else kept.push({ name: names.get(owner_id) ?? "", reason: { code: "points_spent", values: { count: amount } } });
		return rest >= 0;
	});
	return { statements: reversalsOf(scope, upload, reversed), kept };
}
