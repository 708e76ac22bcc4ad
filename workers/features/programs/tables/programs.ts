/** The programs that a person may see; the account owner sees all, others those that run and are shown. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineTable } from "#workers/kernel/define-table";
import { presentProgram, programOutput } from "../rules/present-program";
import { type ProgramRow, toProgram } from "../rules/program";
import { dayIn, type ProgramStatus, programStatuses } from "../rules/program-status";
import { hasStatus, programColumns, programSources } from "../store";

const filters = z.object({ status: z.enum(["all", ...programStatuses]).optional() });

export const programsTable = defineTable({
	name: "programs/get-programs",
	path: "/api/programs/api_get_programs",
	summary: "Programs that this person may see; can_give tells from which of them they may give now.",
	access: "signed_in",
	page_size: 10,
	row: programOutput,
	columns: [
		{ id: "name", heading: "programs:columns.name", kind: "text", sort: "name" },
		{ id: "programActiveStatus", heading: "programs:columns.status", kind: "status" },
		{ id: "from_date", heading: "programs:columns.from_date", kind: "date" },
		{ id: "to_date", heading: "programs:columns.to_date", kind: "date" },
		{ id: "points_budgeted", heading: "programs:columns.points_budgeted", kind: "points" },
		{ id: "points_remaining", heading: "programs:columns.points_remaining", kind: "points" },
	],
	filters,
	version_of: "programs",
	// A program changes its state with the day, without a write.
	seen_by: (scope) => [scope.user.role === "account_owner", dayIn(scope.account.time_zone, scope.clock.now())],
	// Budget, its ledger account, and the behaviors that the program names, of the usual five.
	joins: 7,
	sorts: { name: { key: sql`p.name`, id: sql`p.id` } },
	default_sort: { id: "name", desc: false },
	query: (scope, { status = "all" }) => {
		const today = dayIn(scope.account.time_zone, scope.clock.now());
		const isOwner = scope.user.role === "account_owner";
		const shown: ProgramStatus | "all" = isOwner ? status : "active";
		return {
			select: programColumns,
			from: sql`programs p`,
			joins: programSources,
			where: [sql`p.account_id = ${scope.account.id}`, ...(isOwner ? [] : [sql`p.display_program = 1`])],
			found: shown === "all" ? [] : [hasStatus(shown, today)],
		};
	},
	present: (scope, row) =>
		presentProgram(
			toProgram(row as unknown as ProgramRow),
			scope.account,
			scope.user,
			dayIn(scope.account.time_zone, scope.clock.now()),
		),
});
