/** The rows that a run of the signed-in person passed over; they are called by the names that they have now. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { findBulkAction, findSelectableList, selectableLists } from "#workers/kernel/bulk-actions";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { textKey } from "#workers/kernel/names";
import { referenceName } from "#workers/kernel/references";
import type { MemberScope } from "#workers/kernel/scope";
import { runsVersion } from "../store/runs";
import { skippedRowsFace } from "./get-skipped-rows";

const row = rowOf(skippedRowsFace, {
	/** The code of the reason, and the reason in words. */
	reason_code: z.string(),
});

export const skippedRows = defineList(skippedRowsFace, {
	path: "/api/async_process/api_get_skipped_rows",
	summary: "The rows that a bulk action of the signed-in person passed over, each with why.",
	access: "signed_in",
	row,
	version_of: runsVersion,
	// The run, and the thing itself.
	joins: 2,
	sorts: { row_id: { key: sql`s.row_id`, id: sql`s.row_id` } },
	query: (scope, { bulk_run_id = 0 }) => ({
		select: sql`s.row_id as id, s.reason as reason_code, r.action, r.list_name, ${nameOfRow(scope)} as name`,
		from: sql`bulk_run_skips s`,
		joins: sql`join bulk_runs r on r.account_id = s.account_id and r.id = s.run_id`,
		where: [
			sql`s.account_id = ${scope.account.id}`,
			sql`s.run_id = ${bulk_run_id}`,
			sql`exists (select 1 from bulk_runs o where o.account_id = ${scope.account.id} and o.id = ${bulk_run_id}
				and o.user_id = ${scope.user.id})`,
		],
	}),
	present: (scope, { id, name, reason_code, action, list_name }) => ({
		id: Number(id),
		name: String(name ?? id),
		reason_code: String(reason_code),
		reason: reasonInWords(scope, String(reason_code), String(action), String(list_name)),
	}),
});

/** What the row is called, by the list that it is of. */
function nameOfRow({ account }: MemberScope) {
	const names = selectableLists().flatMap(({ name, selection }) => {
		const nameOf = referenceName(selection?.of ?? "");
		return nameOf ? [sql`when ${name} then (${nameOf(account.id, sql`s.row_id`, account)})`] : [];
	});
	return names.length === 0 ? sql`null` : sql`case r.list_name ${sql.join(names, sql` `)} end`;
}

/** The action's own words for a reason, else those of the list, else those that all share. */
function reasonInWords({ translate }: MemberScope, reason: string, action: string, list: string): string {
	const shared = translate("bulk-actions:skipped.gone");
	const places = [findBulkAction(action)?.words, findSelectableList(list)?.selection?.words];
	const [own, ofList] = places;
	const listed = ofList ? translate(textKey(`${ofList}.${reason}`), { defaultValue: shared }) : shared;
	return own ? translate(textKey(`${own}.skipped.${reason}`), { defaultValue: listed }) : listed;
}
