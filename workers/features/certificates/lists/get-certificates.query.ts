/** The account's batches of certificates, for account owners. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { batchStatuses, countsOf } from "../rules/batch-counts";
import { type BatchRow, batchColumns, batchSources } from "../store/batches";
import { certificatesFace } from "./get-certificates";

const row = rowOf(certificatesFace, { status: z.enum(batchStatuses) });

export const getCertificates = defineList(certificatesFace, {
	path: "/api/certificates/api_get_certificates",
	summary: "The batches of certificates with how many are unused, printed, claimed, expired and void.",
	access: ["account_owner"],
	flags: ["ots_enabled", "!hide_points_for_account"],
	row,
	version_of: "certificate_batches",
	// Its budget.
	joins: 1,
	sorts: { created_at: { key: sql`c.created_at`, id: sql`c.id` } },
	query: (scope, { status }) => ({
		select: batchColumns,
		from: sql`certificate_batches c`,
		joins: batchSources,
		where: [sql`c.account_id = ${scope.account.id}`],
		found: status === "all" ? [] : [sql`c.status = ${status}`],
	}),
	present: (_scope, found) => {
		const {
			message: _text,
			budget_id: _budget,
			made_count: _made,
			created_by: _maker,
			...batch
		} = found as unknown as BatchRow;
		return { ...batch, ...countsOf(batch) };
	},
});
