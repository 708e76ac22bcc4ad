/** The SQL of e-gifts: their codes, and sending them again; and what the message carries that sends them. */
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { rowsOf, type Statement } from "#workers/kernel/sql";
import { maxResends } from "../rules/egifts";

/** What the message carries: lines of one order whose emails are due. */
export const egiftsOfOrder = z.object({ order_id: z.int(), line_ids: z.array(z.int()) });

/** E-gifts of one order. */
export type EgiftsOfOrder = z.output<typeof egiftsOfOrder>;

/** The codes of these lines, as far as they are sent and not taken back. */
export function listVoucherCodes(account_id: number, { order_id, line_ids }: EgiftsOfOrder) {
	return sql<{ id: number; voucher_code: string }>`select l.id, l.voucher_code from order_lines l
		where l.account_id = ${account_id} and l.order_id = ${order_id} and l.id in (select value from ${rowsOf(line_ids)})
		and l.status = 'delivered' and l.voucher_code <> '' order by l.id`;
}

/** True in SQL while the line's email can be sent once more. */
export function isResendable(account_id: number, line_id: number): SQL {
	return sql`select count(*) = 1 from order_lines l where l.account_id = ${account_id} and l.id = ${line_id}
		and l.delivery = 'email' and l.status = 'delivered' and l.voucher_code <> '' and l.resent_count < ${maxResends}`;
}

/** Counts that the line's email is sent once more. */
export function updateResent(account_id: number, line_id: number, now: number): Statement {
	return sql`update order_lines set resent_count = resent_count + 1, resent_at = ${now}
		where account_id = ${account_id} and id = ${line_id}`;
}
