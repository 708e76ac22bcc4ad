/** The columns of a points file, how a row is read, and what it deposits: for one person once under one reference. @pure */

import type { RowPlan } from "#workers/kernel/define-import";
import type { ImportColumns } from "#workers/kernel/import-columns";
import {
	findSaidPerson,
	keyOfSaid,
	type NamedPerson,
	personColumnsOfFile,
	readSaidPerson,
	type SaidPerson,
} from "#workers/kernel/import-people";
import { cellOf, type Places, type Reason, shown, tooLong } from "#workers/kernel/import-rows";
import { readWhole } from "#workers/kernel/read-points";

/** Columns by id. */
export const depositColumns = {
	points: {
		required: true,
		examples: ["250", "100"],
		aliases: [
			"amount, point amount, award, award points, deposit, points to deposit, points awarded, bonus, bonus points, value, quantity",
			"punkte, betrag, puntos, importe, monto, points attribués, montant",
		],
	},
	reason: {
		required: true,
		max: 200,
		examples: ["Safety week 2026", "Safety week 2026"],
		aliases: [
			"description, comment, comments, note, notes, memo, message, award reason, deposit reason",
			"grund, bemerkung, motivo, razón, comentario, raison, motif, commentaire",
		],
	},
	...personColumnsOfFile,
	reference: {
		max: 100,
		examples: ["SW-26-1", "SW-26-2"],
		aliases: [
			"reference number, reference id, ref, external id, external reference, transaction id, payment id, unique id, key, row id",
			"referenz, referencia, référence",
		],
	},
	budget: {
		max: 100,
		examples: ["", ""],
		aliases: [
			"budget name, from budget, source budget, charge to, cost center, kostenstelle, presupuesto, centre de coûts",
		],
	},
} satisfies ImportColumns;

/** The most points that a row deposits. */
const maxPoints = 1_000_000;

/** A deposit as a row says it; `budget` "": from what is available. */
export type DepositRow = { said: SaidPerson; points: number; reason: string; reference: string; budget: string };

/** A budget from which rows draw; `left` is what earlier rows of the chunk left in it. */
export type DrawnBudget = { id: number; ledger_account_id: number; name: string; is_open: boolean; left: number };

/** A key of the ledger; `key` is the one to write under where it has nothing. */
export type LedgerKey = { key: string; is_used: 0 | 1 };

/** What rows meet. */
export type DepositFacts = {
	people: readonly NamedPerson[];
	/** The members' ledger accounts. */
	accounts: ReadonlyMap<number, number>;
	budgets: ReadonlyMap<string, DrawnBudget>;
	/** What the ledger has under the keys of rows, and what earlier rows of the chunk put there. */
	keys: ReadonlyMap<string, LedgerKey>;
	held_id: number | null;
};

/** Points for one person. */
export type DepositChange = {
	user_id: number;
	ledger_account_id: number;
	points: number;
	reason: string;
	key: string;
	budget: DrawnBudget | null;
};

/** Reads a row, with everything that is wrong with it. */
export function readDepositRow(cells: readonly string[], places: Places): { row: DepositRow } | { reasons: Reason[] } {
	const cell = (column: string) => cellOf(cells, places, column).replace(/\s+/g, " ");
	const { said, reasons } = readSaidPerson(cells, places);
	const points = readWhole(cell("points"));
	const wrong: Reason[] = [
		...reasons,
		...(points === null || points < 1 || points > maxPoints
			? [{ code: "invalid_deposit", values: { value: shown(cell("points")), max: maxPoints } } as const]
			: []),
		...(cell("reason") === "" ? [{ code: "missing_value", values: { column: "reason" } } as const] : []),
		...tooLong({ reason: depositColumns.reason, reference: depositColumns.reference }, cell),
	];
	if (wrong.length > 0) return { reasons: wrong };
	const [reason, reference, budget] = [cell("reason"), cell("reference"), cell("budget")];
	return { row: { said, points: points!, reason, reference: reference || reason, budget } };
}

/** What a row takes for itself in its file. */
export function keysOfDeposit({ said, reference }: DepositRow): string[] {
	return [`deposit:${keyOfSaid(said)}: ${reference}`];
}

/** The ledger's key of a deposit: a person gets points under one reference once, whatever files say later. */
export function depositKey(user_id: number, reference: string): string {
	return `import:points:${user_id}:${reference}`;
}

/** Decides a row; what it takes from a budget is gone for the rows behind it, and so is its key, however they name the person. */
export function planDeposit(row: DepositRow, facts: DepositFacts): RowPlan<DepositChange> {
	const refused = (code: Reason["code"], value: string) =>
		({ kind: "refused", reason: { code, values: { value: shown(value) } } }) as const;
	const found = findSaidPerson(row.said, facts.people);
	if ("reason" in found) return { kind: "refused", reason: found.reason };
	const { id: user_id, name, status, is_eligible_to_receive_points } = found.person;
	if (status === "suspended" || is_eligible_to_receive_points === 0) return refused("not_eligible", name);
	const known = facts.keys.get(depositKey(user_id, row.reference))!;
	if (known.is_used)
		return { kind: "skipped", warnings: [{ code: "already_deposited", values: { value: row.reference } }] };
	const budget = row.budget === "" ? null : facts.budgets.get(row.budget);
	if (budget === undefined) return refused("budget_unknown", row.budget);
	if (budget && !budget.is_open) return refused("budget_closed", row.budget);
	if (budget && budget.left < row.points) return refused("budget_short", row.budget);
	if (budget) budget.left -= row.points;
	known.is_used = 1;
	const { points, reason } = row;
	const ledger_account_id = facts.accounts.get(user_id)!;
	return {
		kind: "planned",
		change: { user_id, ledger_account_id, points, reason, key: known.key, budget },
		isChange: true,
		warnings: [],
		subject_id: user_id,
	};
}
