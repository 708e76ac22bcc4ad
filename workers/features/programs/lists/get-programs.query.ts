/** The programs that a person may see; the account owner sees all, others those that run and are shown. */
import { sql } from "drizzle-orm";
import { defineList } from "#workers/kernel/define-list";
import { presentProgram, programOutput } from "../rules/present-program";
import { type ProgramRow, toProgram } from "../rules/program";
import type { ProgramStatus } from "../rules/program-statuses";
import { dayIn } from "../steps/day-in";
import { budgetOwnerName, hasStatus, programColumns, programSources } from "../store/programs";
import { programsFace } from "./get-programs";

type ListedRow = ProgramRow & { budget_owner_name: string | null };

const toListedProgram = ({ budget_owner_name, ...row }: ListedRow) => ({ ...toProgram(row), budget_owner_name });

export const getPrograms = defineList(programsFace, {
	path: "/api/programs/api_get_programs",
	summary: "Programs that this person may see; can_give tells from which of them they may give now.",
	access: "signed_in",
	row: programOutput,
	version_of: "programs",
	// A program changes its state with the day, without a write.
	seen_by: (scope) => [scope.user.role === "account_owner", dayIn(scope.account.time_zone, scope.clock.now())],
	// Budget with its owner, its ledger account, and the behaviors that the program names, of the usual five.
	joins: 8,
	sorts: { name: { key: sql`p.name`, id: sql`p.id` } },
	query: (scope, { status }) => {
		const today = dayIn(scope.account.time_zone, scope.clock.now());
		const isOwner = scope.user.role === "account_owner";
		const shown: ProgramStatus | "all" = isOwner ? status : "active";
		return {
			select: sql`${programColumns}, ${budgetOwnerName}`,
			from: sql`programs p`,
			joins: programSources,
			where: [sql`p.account_id = ${scope.account.id}`, ...(isOwner ? [] : [sql`p.display_program = 1`])],
			found: shown === "all" ? [] : [hasStatus(shown, today)],
		};
	},
	present: (scope, row) =>
		presentProgram(
			toListedProgram(row as unknown as ListedRow),
			scope.account,
			scope.user,
			dayIn(scope.account.time_zone, scope.clock.now()),
		),
});
