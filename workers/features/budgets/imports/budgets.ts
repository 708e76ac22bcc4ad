/** The import of budgets: makes those that are new and fills them from what is available; it creates no points (README of budgets). */
import { findPeopleNamed } from "#workers/features/members";
import {
	findHeldAccount,
	fromAvailable,
	importHolding,
	listReversible,
	openLedgersOfBudgets,
	postTransactions,
	returnHeldPoints,
	reversalsOf,
} from "#workers/features/points";
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
import type { SaidPerson } from "#workers/kernel/import-people";
import { oneByOne } from "#workers/kernel/import-rows";
import type { Scope } from "#workers/kernel/scope";
import { nextTurn } from "../rules/budget-cycle";
import { touchBudgets } from "../store/budgets";
import {
	deleteBudgets,
	findBudgetsNamed,
	insertBudgets,
	listMadeBudgets,
	type MadeBudget,
	type NewBudget,
} from "../store/import-budgets";
import {
	type BudgetChange,
	type BudgetFacts,
	type BudgetFileRow,
	budgetColumns,
	keysOfBudgetRow,
	planBudgetRow,
	readBudgetRow,
} from "./rules/budget-rows";

const points: PointsOfImport<BudgetFileRow, BudgetChange> = {
	...fromAvailable,
	column: "points",
	asked: (row) => row.points,
	given: (change) => change.points,
};

export const budgetsImport = defineImport<BudgetFileRow, BudgetFacts, BudgetChange>({
	kind: "budgets",
	place: 4,
	words: "budgets:import",
	roles: ["account_owner"],
	needs: { points_hidden: (account) => !isOn(account, "hide_points_for_account") },
	columns: budgetColumns,
	reader: (_account, { places }) => oneByOne((cells) => readBudgetRow(cells, places)),
	keysOf: keysOfBudgetRow,
	repeated: "repeated_row",
	load: loadBudgets,
	plan: planBudgetRow,
	apply: applyBudgets,
	points,
	undo: {
		plan: planUndo,
		end: (scope, upload) => returnHeldPoints(importHolding(scope, upload, "import_undo")),
	},
});

async function loadBudgets(
	{ account, read }: Scope<null>,
	rows: readonly BudgetFileRow[],
	upload: Upload,
): Promise<BudgetFacts> {
	const said = rows.flatMap(({ owner }): SaidPerson[] => (owner ? [owner] : []));
	const [people, known, [held]] = await Promise.all([
		read(findPeopleNamed(account.id, said)),
		read(
			findBudgetsNamed(
				account.id,
				rows.map(({ name }) => name),
			),
		),
		read(findHeldAccount(account.id, upload.id)),
	]);
	return {
		people,
		names: new Set(known.map(({ name }) => name)),
		requester_id: upload.user_id,
		held_id: held?.id ?? null,
	};
}

async function applyBudgets(
	{ account, clock, newId }: Scope<null>,
	planned: readonly PlannedRow<BudgetFileRow, BudgetChange>[],
	{ held_id }: BudgetFacts,
	upload: Upload,
) {
	const now = clock.now();
	const budgets = planned.map(({ change: { category, cycle, ...change } }): NewBudget => {
		const turns_at = nextTurn(cycle, now, account.time_zone);
		return { ...change, id: newId(), ledger_account_id: newId(), budget_category: category, cycle, turns_at };
	});
	const filled = budgets.flatMap(({ id, ledger_account_id, points }) =>
		points === 0 ? [] : [{ id: newId(), budget_id: id, ledger_account_id, points }],
	);
	const transactions = filled.map(({ id, budget_id, ledger_account_id, points: amount }) => ({
		account_id: account.id,
		id,
		kind: "assignment" as const,
		idempotency_key: `budget-points:${id}`,
		actor_id: upload.user_id,
		source: "budget",
		reason: "",
		budget_id,
		created_at: now,
		entry: { debit_account_id: held_id!, credit_account_id: ledger_account_id, amount },
	}));
	const added: Addition[] = budgets.map(({ id }) => {
		const filling = filled.find(({ budget_id }) => budget_id === id);
		return { kind: "budget", subject_id: id, ...(filling ? { part_id: filling.id } : {}) };
	});
	const ledgers = budgets.map(({ id, ledger_account_id }) => ({ id: ledger_account_id, budget_id: id }));
	return {
		statements:
			budgets.length === 0
				? []
				: [
						...openLedgersOfBudgets(account.id, ledgers, now),
						...insertBudgets(account.id, budgets, now),
						...postTransactions(transactions),
						...touchBudgets(account.id),
					],
		refused: [],
		pending_count: 0,
		added,
	};
}

/** A budget from which nothing moved since goes, and its points return to what is available; the others stay as they are. */
async function planUndo(scope: Scope<null>, upload: Upload, added: readonly Addition[]): Promise<UndoPiece> {
	const { account, read } = scope;
	const fillings = new Map(added.map(({ subject_id, part_id }) => [subject_id, part_id]));
	const [budgets, transactions] = await Promise.all([
		read(listMadeBudgets(account.id, [...fillings.keys()])),
		read(
			listReversible(
				account.id,
				[...fillings.values()].flatMap((id) => id ?? []),
			),
		),
	]);
	const isFree = ({ id, entry_count, is_used }: MadeBudget) =>
		is_used === 0 && entry_count === (fillings.get(id) === undefined ? 0 : 1);
	const free = budgets.filter(isFree).map(({ id }) => id);
	const reversed = transactions.filter(({ budget_id }) => budget_id !== null && free.includes(budget_id));
	return {
		statements: [
			...reversalsOf(scope, upload, reversed),
			...deleteBudgets(account.id, free),
			...(free.length > 0 ? touchBudgets(account.id) : []),
		],
		kept: budgets
			.filter((budget) => !isFree(budget))
			.map(({ name, is_used }): Kept => ({ name, reason: { code: is_used ? "budget_used" : "budget_moved" } })),
	};
}
