/** The rebates that somebody sees: account owners and moderators all that were sent and their own, others their own. */
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { rowsOf } from "#workers/kernel/sql";
import { textHolds } from "#workers/kernel/text-holds";
import { rebateStatuses, statusesOfStage } from "../rules/rebate";
import { moderatesRebates } from "../rules/who-moderates";
import { rebateSources } from "../store/rebates";
import { rebatesFace } from "./get-rebates";

export const getRebates = defineList(rebatesFace, {
	path: "/api/rebates/api_get_rebates",
	summary:
		"Rebates with their offer, invoice, points and state: all that were sent for account owners and moderators, one's own for others.",
	access: "signed_in",
	flags: ["sales_module_enabled", "rebates_enabled"],
	row: rowOf(rebatesFace, { owner_id: z.int(), status: z.enum(rebateStatuses), invoice_date: z.int().nullable() }),
	version_of: "rebates",
	seen_by: ({ user }) => [user.id, moderatesRebates(user)],
	// Its offer, brand and owner, and who moderated it.
	joins: 4,
	sorts: { created_at: { key: sql`r.created_at`, id: sql`r.id` } },
	query: ({ account, user }, { stage, status, searchString }) => ({
		select: sql`r.id, r.owner_id, o.name as offer, ${personName("u")} as owner_name, r.status, r.invoice_number, r.invoice_line,
			r.distributor, r.invoice_date, r.amount, r.points, r.notes, r.changed_at, r.created_at`,
		from: sql`rebates r`,
		joins: rebateSources,
		where: [
			sql`r.account_id = ${account.id}`,
			moderatesRebates(user)
				? sql`(r.submitted_at is not null or r.owner_id = ${user.id})`
				: sql`r.owner_id = ${user.id}`,
		],
		found: [
			...(stage === undefined || stage === "all"
				? []
				: [sql`r.status in (select value from ${rowsOf(statusesOfStage[stage])})`]),
			...(status ? [sql`r.status = ${status}`] : []),
			...(searchString ? [saysThis(account.id, searchString)] : []),
		],
	}),
});

/** True in SQL of rebates whose invoice, distributor, offer or owner has these letters; the walk that finds has no joins. */
function saysThis(account_id: number, typed: string): SQL {
	return sql`(${textHolds(sql`r.invoice_number || ' ' || r.distributor`, typed)}
		or exists (select 1 from rebate_offers o where o.account_id = ${account_id} and o.id = r.offer_id and ${textHolds(sql`o.name`, typed)})
		or exists (select 1 from users u where u.account_id = ${account_id} and u.id = r.owner_id and ${textHolds(personName("u"), typed)}))`;
}
