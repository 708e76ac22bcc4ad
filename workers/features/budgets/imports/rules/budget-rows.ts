/** The columns of a budgets file, how a row is read, and what it makes: a budget that is new, filled from what is available. @pure */

import type { RowPlan } from "#workers/kernel/define-import";
import { isEmail } from "#workers/kernel/email";
import type { ImportColumns } from "#workers/kernel/import-columns";
import { findSaidPerson, type NamedPerson, type SaidPerson } from "#workers/kernel/import-people";
import { cellOf, type Places, type Reason, shown, tooLong } from "#workers/kernel/import-rows";
import { readWhole } from "#workers/kernel/read-points";
import { type Cycle, cycles } from "../../rules/budget-status";

/** Columns by id. */
export const budgetColumns = {
	name: {
		required: true,
		max: 100,
		examples: ["Region North", "Region South"],
		aliases: [
			"budget, budget name, budget title, cost center, cost center name, cost centre, cost centre name, title",
			"budgetname, kostenstelle, presupuesto, nombre, nombre del presupuesto, centro de costo, nom, nom du budget, centre de coûts",
		],
	},
	owner_email: {
		max: 254,
		examples: ["priya.raman@example.com", "marcus.webb@example.com"],
		aliases: [
			"owner, budget owner, owner mail, owner e-mail, budget owner email, owner email address, manager email, responsible, responsible email, email, email address",
			"verantwortlich, verantwortliche, e-mail, responsable, correo, correo del responsable, courriel, email du responsable",
		],
	},
	owner_id: {
		max: 100,
		aliases: [
			"owner participant id, owner number, owner employee id, budget owner id, owner employee number, participant id, employee id, employee number",
			"personalnummer, id responsable, número de empleado, matricule",
		],
	},
	category: {
		max: 100,
		examples: ["Regions", "Regions"],
		aliases: ["budget category, budget type, group, type, kategorie, categoría, catégorie"],
	},
	cycle: {
		examples: ["quarter", "none"],
		aliases: [
			"budget cycle, period, frequency, renewal, interval, zyklus, periode, ciclo, periodo, cycle budgétaire, période",
		],
	},
	points: {
		examples: ["5000", "0"],
		aliases: [
			"amount, budget amount, points budgeted, opening points, opening balance, budgeted, allocation, allocated points, value",
			"betrag, punkte, importe, puntos, monto, montant, solde",
		],
	},
} satisfies ImportColumns;

/** The most points that a row puts into its budget. */
const maxPoints = 1_000_000_000;

/** A budget as a row says it; `owner` null: whoever uploads the file. */
export type BudgetFileRow = {
	name: string;
	owner: SaidPerson | null;
	category: string;
	cycle: Cycle;
	points: number;
};

/** What rows meet: budgets by name, and people. */
export type BudgetFacts = {
	people: readonly NamedPerson[];
	names: ReadonlySet<string>;
	requester_id: number;
	held_id: number | null;
};

/** A budget that is made. */
export type BudgetChange = Omit<BudgetFileRow, "owner"> & { owner_id: number };

/** What people write for a cycle, in their languages. */
const cycleWords: Record<Cycle, RegExp> = {
	none: /^(none|no|one[- ]?(time|off)|keine?r?|einmalig|ninguno|sin ciclo|única vez|aucun|unique|)$/i,
	month: /^(month(ly)?|monat(lich)?|mes|mensual|mois|mensuel(le)?)$/i,
	quarter: /^(quarter(ly)?|q|quartal(sweise)?|trimestre|trimestral|trimestriel(le)?)$/i,
	half_year: /^(half[- _]?year(ly)?|semi[- ]?annual(ly)?|halbjahr|halbjährlich|semestre|semestral|semestriel(le)?)$/i,
	year: /^(year(ly)?|annual(ly)?|jahr|jährlich|año|anual|an|année|annuel(le)?)$/i,
};

/** Reads a row, with everything that is wrong with it. */
export function readBudgetRow(
	cells: readonly string[],
	places: Places,
): { row: BudgetFileRow } | { reasons: Reason[] } {
	const cell = (column: string) => cellOf(cells, places, column);
	const [name, category] = [cell("name"), cell("category")].map((text) => text.replace(/\s+/g, " ")) as [
		string,
		string,
	];
	const said = ownerOf(cell("owner_email"), cell("owner_id"));
	const cycle = cycles.find((one) => cycleWords[one].test(cell("cycle")));
	const points = cell("points") === "" ? 0 : readWhole(cell("points"));
	const reasons: Reason[] = [
		...(name === "" ? [{ code: "missing_value", values: { column: "name" } } as const] : []),
		...tooLong({ name: budgetColumns.name, category: budgetColumns.category }, (column) =>
			column === "name" ? name : category,
		),
		...(cycle === undefined ? [{ code: "unknown_cycle", values: { value: shown(cell("cycle")) } } as const] : []),
		...(points === null || points > maxPoints
			? [{ code: "invalid_budget_points", values: { value: shown(cell("points")), max: maxPoints } } as const]
			: []),
	];
	if (reasons.length > 0) return { reasons };
	return { row: { name, owner: said, category, cycle: cycle!, points: points! } };
}

/** The owner by address, or by a number that stands in either column. */
function ownerOf(text: string, number: string): SaidPerson | null {
	if (text === "" && number === "") return null;
	return isEmail(text)
		? { email: text.toLowerCase(), participant_id: number }
		: { email: "", participant_id: number || text };
}

/** What a row takes for itself in its file. */
export function keysOfBudgetRow({ name }: BudgetFileRow): string[] {
	return [`budget:${name}`];
}

/** A budget that is there already is left as it is: points are moved into it on its page. */
export function planBudgetRow({ owner, ...row }: BudgetFileRow, facts: BudgetFacts): RowPlan<BudgetChange> {
	if (facts.names.has(row.name))
		return { kind: "skipped", warnings: [{ code: "budget_exists", values: { value: row.name } }] };
	const found = owner ? findSaidPerson(owner, facts.people) : { person: { id: facts.requester_id, status: "active" } };
	if ("reason" in found) return { kind: "refused", reason: found.reason };
	if (found.person.status === "suspended")
		return {
			kind: "refused",
			reason: { code: "owner_suspended", values: { value: owner!.email || owner!.participant_id } },
		};
	return { kind: "planned", change: { ...row, owner_id: found.person.id }, isChange: true, warnings: [] };
}
