/** All programs as account owners manage them, with their budgets and figures; also a report. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { programStatus } from "../rules/program-status";
import { programStatuses } from "../rules/program-statuses";
import { pointsSpent } from "../rules/progress";
import { dayIn } from "../steps/day-in";
import { hasStatus } from "../store/programs";
import { managedProgramsFace } from "./get-managed-programs";

const row = rowOf(managedProgramsFace, {
	/** Days of the account's time zone. */
	from_date: z.string(),
	to_date: z.string().nullable(),
	programActiveStatus: z.enum(programStatuses),
	is_non_monetary: z.literal([0, 1]),
});

type Found = Parameters<typeof programStatus>[0] & Parameters<typeof pointsSpent>[0];

export const getManagedPrograms = defineList(managedProgramsFace, {
	path: "/api/programs/api_get_managed_programs",
	summary: "All programs of the account with their budgets and what was spent, for account owners.",
	access: ["account_owner"],
	row,
	version_of: "programs",
	// A program changes its state with the day, without a write.
	seen_by: (scope) => [dayIn(scope.account.time_zone, scope.clock.now())],
	// Its budget, and the budget's ledger account.
	joins: 2,
	sorts: { name: { key: sql`p.name`, id: sql`p.id` } },
	query: (scope, { status, budget_id }) => ({
		select: sql`p.id, p.name, p.description, p.from_date, p.to_date, p.is_active, p.archived_at, p.is_non_monetary,
			b.name as budget_name, b.points_budgeted, b.points_in_approval, l.balance as points_remaining`,
		from: sql`programs p`,
		joins: sql`join budgets b on b.account_id = p.account_id and b.id = p.budget_id
			join ledger_accounts l on l.account_id = b.account_id and l.id = b.ledger_account_id`,
		where: [sql`p.account_id = ${scope.account.id}`],
		found: [
			...(status ? [hasStatus(status, dayIn(scope.account.time_zone, scope.clock.now()))] : []),
			...(budget_id ? [sql`p.budget_id = ${budget_id}`] : []),
		],
	}),
	present: (scope, found) => {
		const { archived_at: _archived, points_in_approval: _held, ...program } = found;
		return {
			...(program as z.input<typeof row>),
			programActiveStatus: programStatus(found as unknown as Found, dayIn(scope.account.time_zone, scope.clock.now())),
			points_spent: pointsSpent(found as unknown as Found),
		};
	},
});
