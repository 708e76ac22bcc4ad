/** Writes a demo tenant's behaviours, budgets with their credits, and programs from its file. */
import { sql } from "drizzle-orm";
import { DateTime } from "luxon";
import { z } from "zod";
import { findTenantAccounts, postTransactions } from "#workers/features/points";
import { dayMs } from "#workers/kernel/clock";
import { defineJob } from "#workers/kernel/define-job";
import type { Localized } from "#workers/kernel/identity";
import type { Scope } from "#workers/kernel/scope";
import { touchTable } from "#workers/kernel/table-page";
import { insertPrograms, type NewBudget, type NewProgram } from "../store/programs";
import { readDemoJson } from "./read-demo-file";

type ProgramEntry = {
	key: string;
	description: Localized;
	budget: string | null;
	badge: string;
	is_non_monetary: number;
	issuance_approval_needed: number;
	two_step_approval_needed?: number;
	issuance_approval_emails?: string[];
	justification_required?: number;
	takes_claims?: number;
	behaviors_required: number;
	display_program: number;
	display_dates: number;
	is_active: number;
	archived: number;
	giver_roles: string[];
	giver_groups: string[];
	points: number | null;
	min_points: number | null;
	max_points: number | null;
	points_increment: number | null;
	from_days_ago: number;
	to_days_ago: number | null;
};

/** demo/<tenant>/programs.json. */
type ProgramsFile = {
	badges: { badge: string; name: Localized }[];
	behaviors: { key: string; badge: string; name: Localized }[];
	budgets: {
		name: string;
		owner_email: string;
		cycle: string;
		points_per_cycle: number;
		/** Its last day; negative is to come. */
		to_days_ago: number | null;
		credits: { days_ago: number; points: number }[];
	}[];
	programs: ProgramEntry[];
};

/** Programs and budgets are older than the history that draws on them. */
const createdDaysAgo = 760;
/** Owners are told below so many points. */
const lowThreshold = 5_000;

export const applyPrograms = defineJob({
	name: "demo/apply-programs",
	summary: "Local only: writes the demo's badges, behaviors, budgets and programs.",
	runsApart: true,
	payload: z.object({ tenant: z.string() }),
	maxAttempts: 1,
	handler: async (scope, { tenant }, run) => {
		const account_id = scope.account.id;
		const file = await readDemoJson<ProgramsFile>(scope, `${tenant}/programs.json`);
		const now = scope.clock.now();
		const [people, groups, accounts] = await Promise.all([
			scope.read(
				sql<{
					id: number;
					email: string;
					role: string;
				}>`select id, email, role from users where account_id = ${account_id}`,
			),
			scope.read(sql<{ id: number; name: string }>`select id, name from groups where account_id = ${account_id}`),
			scope.read(findTenantAccounts(account_id)),
		]);
		const idOf = new Map(people.map(({ email, id }) => [email, id]));
		const owner_id = people.find(({ role }) => role === "account_owner")!.id;
		const budgets = budgetsOf(scope, file, idOf, owner_id);
		const programs = file.programs.map((entry) =>
			programOf(scope, entry, budgets.get(entry.budget ?? entry.key)!, groups),
		);
		const behaviors = file.behaviors.map(({ key, badge, name }, position) => ({
			id: scope.newId(),
			key,
			names: JSON.stringify(name),
			glyph: badge,
			position,
		}));
		const badges = file.badges.map(({ badge, name }, at) => ({
			...{ id: scope.newId(), names: JSON.stringify(name), glyph: badge, position: at + 1 },
		}));
		const available = accounts.find(({ kind }) => kind === "available")!;
		await scope.commit({
			statements: [
				...insertPrograms(
					account_id,
					{ badges, behaviors, budgets: [...budgets.values()], programs },
					now - createdDaysAgo * dayMs,
				),
				...postTransactions(creditsOf(scope, file, budgets, available.id)),
				touchTable(account_id, "budgets"),
				touchTable(account_id, "programs"),
				...run.end(),
			],
			answer: {},
		});
	},
});

/** Budgets by name; a program without points has an empty one of its own. */
function budgetsOf(
	scope: Scope<null>,
	file: ProgramsFile,
	idOf: Map<string, number>,
	owner_id: number,
): Map<string, NewBudget> {
	const named = file.budgets.map((budget) => ({
		to_date: budget.to_days_ago === null ? null : dayAgo(scope, budget.to_days_ago),
		name: budget.name,
		owner_id: idOf.get(budget.owner_email) ?? owner_id,
		cycle: budget.cycle,
		points_budgeted: budget.points_per_cycle,
		low_threshold: lowThreshold,
	}));
	const empty = file.programs
		.filter(({ budget }) => budget === null)
		.map(({ key }) => ({ name: key, owner_id, cycle: "none", points_budgeted: 0, low_threshold: null, to_date: null }));
	return new Map(
		[...named, ...empty].map((budget) => [
			budget.name,
			{ id: scope.newId(), ledger_account_id: scope.newId(), ...budget },
		]),
	);
}

/** A day so many days ago, by the account's clock. */
function dayAgo({ account, clock }: Scope<null>, days: number): string {
	return DateTime.fromMillis(clock.now(), { zone: account.time_zone }).minus({ days }).toISODate()!;
}

function creditsOf(scope: Scope<null>, file: ProgramsFile, budgets: Map<string, NewBudget>, available_id: number) {
	return file.budgets.flatMap(({ name, credits }) =>
		credits.map(({ days_ago, points }, at) => {
			const budget = budgets.get(name)!;
			return {
				account_id: scope.account.id,
				id: scope.newId(),
				kind: "assignment" as const,
				idempotency_key: `demo:budget:${budget.id}:${at}`,
				actor_id: null,
				source: "budget",
				reason: name,
				budget_id: budget.id,
				created_at: scope.clock.now() - days_ago * dayMs,
				entry: { debit_account_id: available_id, credit_account_id: budget.ledger_account_id, amount: points },
			};
		}),
	);
}

function programOf(
	scope: Scope<null>,
	entry: ProgramEntry,
	budget: NewBudget,
	groups: readonly { id: number; name: string }[],
): NewProgram {
	const { account, clock } = scope;
	const group_ids = groups.filter(({ name }) => entry.giver_groups.includes(name)).map(({ id }) => id);
	return {
		id: scope.newId(),
		name: entry.key,
		description: entry.description[account.default_language_code] ?? "",
		glyph: entry.badge,
		budget_id: budget.id,
		givers: JSON.stringify({ roles: entry.giver_roles, group_ids }),
		from_date: dayAgo(scope, entry.from_days_ago),
		to_date: entry.to_days_ago === null ? null : dayAgo(scope, entry.to_days_ago),
		is_active: entry.is_active,
		archived_at: entry.archived ? clock.now() - (entry.to_days_ago ?? 0) * dayMs : null,
		display_program: entry.display_program,
		display_dates: entry.display_dates,
		is_non_monetary: entry.is_non_monetary,
		issuance_approval_needed: entry.issuance_approval_needed,
		two_step_approval_needed: entry.two_step_approval_needed ?? 0,
		issuance_approval_emails: JSON.stringify(entry.issuance_approval_emails ?? []),
		justification_required: entry.justification_required ?? 0,
		is_behavior_required: entry.behaviors_required,
		takes_claims: entry.takes_claims ?? 0,
		points: entry.points ?? 0,
		min_points: entry.min_points ?? 0,
		max_points: entry.max_points ?? 0,
		points_increment: Math.max(1, entry.points_increment ?? 1),
	};
}
