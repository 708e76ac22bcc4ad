/** A program as the wire shows it: what the reader may not see is null. */
import { z } from "zod";
import type { Account, User } from "#workers/kernel/identity";
import { canPayLeast } from "./points-of-program";
import type { Program } from "./program";
import { programStatus, remainingTime } from "./program-status";
import { programStatuses } from "./program-statuses";
import { pointsSpent, progressPercent } from "./progress";
import { givingObstacle, seesBudget } from "./right-to-give";

const flag = z.union([z.literal(0), z.literal(1)]);

/** The program on the wire (specification §3, "Program"), with what the reader may do. */
export const programOutput = z.object({
	id: z.int(),
	name: z.string(),
	description: z.string(),
	image: z.string().nullable(),
	glyph: z.string(),
	from_date: z.string().nullable(),
	to_date: z.string().nullable(),
	remaining_time: z.object({ years: z.int(), months: z.int(), days: z.int() }).nullable(),
	points_budgeted: z.int().nullable(),
	points_remaining: z.int().nullable(),
	/** Held for what waits for an approval: neither spent nor left. */
	points_in_approval: z.int().nullable(),
	points_spent: z.int().nullable(),
	progress_percent: z.int().nullable(),
	programActiveStatus: z.enum(programStatuses),
	display_program: flag,
	display_dates: flag,
	is_active: flag,
	is_non_monetary: flag,
	issuance_approval_needed: flag,
	two_step_approval_needed: flag,
	issuance_approval_emails: z.array(z.string()),
	justification_required: flag,
	is_behavior_required: flag,
	hide_in_search_autosuggest: flag,
	/** 1: people may ask it for points for something that they did. */
	takes_claims: flag,
	points: z.int(),
	min_points: z.int(),
	max_points: z.int(),
	points_increment: z.int(),
	behavior_ids: z.array(z.int()),
	can_give: flag,
	/** Whether its budget can pay the least that somebody may get, for one person; null where the reader may not give. */
	can_pay: flag.nullable(),
	/** Whom to ask where it cannot: the owner of its budget, if that is somebody else; null otherwise. */
	budget_owner_name: z.string().nullable(),
	/** What the reader can still give from it; null where they may not see the budget or not give, or it has no points. */
	left_to_give: z.int().nullable(),
});

/** Shapes a program for one reader on one day. */
export function presentProgram(
	{ budget_owner_name, ...program }: Program & { budget_owner_name: string | null },
	account: Account,
	reader: User,
	today: string,
): z.input<typeof programOutput> {
	const isOwner = reader.role === "account_owner";
	const status = programStatus(program, today);
	const showsDates = isOwner || program.display_dates === 1;
	const canGive = givingObstacle(program, account, reader, today) === null;
	const isCounted = program.is_non_monetary !== 1;
	const canPay = canPayLeast(program);
	const isSeen = seesBudget(program, reader);
	const {
		budget_id: _budget,
		givers: _givers,
		archived_at: _archived,
		budget_ledger_account_id: _ledger,
		budget_owner_id: _budgetOwner,
		...shown
	} = program;
	return {
		...(shown as unknown as z.input<typeof programOutput>),
		from_date: showsDates ? program.from_date : null,
		to_date: showsDates ? program.to_date : null,
		remaining_time: showsDates && status === "active" ? remainingTime(program.to_date, today) : null,
		points_budgeted: isSeen ? program.points_budgeted : null,
		points_remaining: isSeen ? program.points_remaining : null,
		points_in_approval: isSeen ? program.points_in_approval : null,
		points_spent: isSeen ? pointsSpent(program) : null,
		progress_percent: isSeen ? progressPercent(program.points_remaining, program.points_budgeted) : null,
		issuance_approval_emails: isOwner ? program.issuance_approval_emails : [],
		programActiveStatus: status,
		can_give: canGive ? 1 : 0,
		can_pay: canGive ? (canPay ? 1 : 0) : null,
		budget_owner_name: canGive && !canPay && program.budget_owner_id !== reader.id ? budget_owner_name : null,
		left_to_give: isSeen && canGive && isCounted ? program.points_remaining : null,
	};
}
