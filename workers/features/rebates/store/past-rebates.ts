/** The SQL of rebates that a demo has from its past. */

import { sql } from "drizzle-orm";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import type { RebateStatus } from "../rules/rebate";

/** A rebate as it stands; moments in ms. */
export type PastRebate = {
	id: number;
	owner_id: number;
	offer_id: number;
	budget_id: number;
	distributor: string;
	invoice_number: string;
	invoice_line: string;
	line_key: string | null;
	invoice_date: number;
	amount: number;
	points: number;
	file_url: string;
	file_name: string;
	status: RebateStatus;
	notes: string;
	submitted_at: number | null;
	moderated_by: number | null;
	changed_at: number;
	created_at: number;
};

/** Adds them; the ledger's lines of those that are paid are the caller's. */
export function insertPastRebates(account_id: number, rebates: readonly PastRebate[]): Statement {
	return sql`insert into rebates (account_id, id, owner_id, offer_id, budget_id, distributor, invoice_number, invoice_line, line_key, invoice_date,
			amount, points, file_url, file_name, status, notes, submitted_at, moderated_by, changed_at, created_at)
		select ${account_id}, value ->> 'id', value ->> 'owner_id', value ->> 'offer_id', value ->> 'budget_id', value ->> 'distributor',
			value ->> 'invoice_number', value ->> 'invoice_line', value ->> 'line_key', value ->> 'invoice_date', value ->> 'amount',
			value ->> 'points', value ->> 'file_url', value ->> 'file_name', value ->> 'status', value ->> 'notes', value ->> 'submitted_at',
			value ->> 'moderated_by', value ->> 'changed_at', value ->> 'created_at' from ${rowsOf(rebates)}`;
}
