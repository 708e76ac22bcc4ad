/** A program with its budget, as the database gives it and as rules see it. */
import type { Givers } from "./right-to-give";

/** A program as the database gives it, with its budget and what is left in it. */
export type ProgramRow = {
	id: number;
	name: string;
	description: string;
	image: string | null;
	glyph: string;
	budget_id: number;
	givers: string;
	from_date: string;
	to_date: string | null;
	is_active: number;
	archived_at: number | null;
	display_program: number;
	display_dates: number;
	is_non_monetary: number;
	issuance_approval_needed: number;
	two_step_approval_needed: number;
	issuance_approval_emails: string;
	justification_required: number;
	is_behavior_required: number;
	hide_in_search_autosuggest: number;
	takes_claims: number;
	points: number;
	min_points: number;
	max_points: number;
	points_increment: number;
	points_budgeted: number;
	/** Held for what waits for an approval: neither spent nor left. */
	points_in_approval: number;
	points_remaining: number;
	budget_ledger_account_id: number;
	budget_owner_id: number;
	budget_is_active: number;
	budget_from_date: string | null;
	budget_to_date: string | null;
	behavior_ids: string;
};

/** A program as rules see it: JSON parsed. */
export type Program = Omit<ProgramRow, "givers" | "behavior_ids" | "issuance_approval_emails"> & {
	givers: Givers;
	/** The behaviours that it offers; all when empty. */
	behavior_ids: number[];
	issuance_approval_emails: string[];
};

/** The program as rules see it. */
export function toProgram(row: ProgramRow): Program {
	const givers = JSON.parse(row.givers) as Partial<Givers>;
	return {
		...row,
		givers: { roles: givers.roles ?? [], group_ids: givers.group_ids ?? [] },
		behavior_ids: JSON.parse(row.behavior_ids) as number[],
		issuance_approval_emails: JSON.parse(row.issuance_approval_emails) as string[],
	};
}
