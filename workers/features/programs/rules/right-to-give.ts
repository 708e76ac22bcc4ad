/** Who may give from a program now, and which amounts. */
import type { Account, User } from "#workers/kernel/identity";
import { isOn, isOnFor } from "#workers/kernel/identity";
import { type ProgramTimes, programStatus } from "./program-status";

/** Who may give: everyone when both lists are empty, else who has one of the roles or is in one of the groups. */
export type Givers = { roles: string[]; group_ids: number[] };

/** What the right to give depends on. */
export type GivableProgram = ProgramTimes & {
	display_program: number;
	givers: Givers;
	is_non_monetary: number;
	budget_is_active: number;
	budget_from_date: string | null;
	budget_to_date: string | null;
};

/** Why somebody may not give from a program: codes that the call of giving declares. */
export type GivingObstacle =
	| "feature_disabled"
	| "program_not_found"
	| "program_not_active"
	| "not_a_giver"
	| "budget_not_active";

/** What stands in the way of this person giving from this program today; null when nothing does. */
export function givingObstacle(
	program: GivableProgram,
	account: Pick<Account, "flags">,
	user: Pick<User, "role" | "group_ids" | "switches">,
	today: string,
): GivingObstacle | null {
	if (!isOn(account, "give_recognition_enabled") || isOnFor(user, "give_recognition_disabled"))
		return "feature_disabled";
	if (program.display_program !== 1 && user.role !== "account_owner") return "program_not_found";
	if (programStatus(program, today) !== "active") return "program_not_active";
	if (!isGiver(program.givers, user)) return "not_a_giver";
	if (program.is_non_monetary !== 1 && !isBudgetActive(program, today)) return "budget_not_active";
	return null;
}

/** Whether somebody may see what a program's budget holds: the account owner, and who owns the budget. */
export function seesBudget(program: { budget_owner_id: number }, user: Pick<User, "id" | "role">): boolean {
	return user.role === "account_owner" || program.budget_owner_id === user.id;
}

function isGiver(givers: Givers, user: Pick<User, "role" | "group_ids">): boolean {
	if (givers.roles.length === 0 && givers.group_ids.length === 0) return true;
	return givers.roles.includes(user.role) || givers.group_ids.some((id) => user.group_ids.includes(id));
}

function isBudgetActive(program: GivableProgram, today: string): boolean {
	if (program.budget_is_active !== 1) return false;
	if (program.budget_from_date !== null && program.budget_from_date > today) return false;
	return program.budget_to_date === null || program.budget_to_date >= today;
}
