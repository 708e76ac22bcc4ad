/** The SQL of the summary of invitations, along the sendings' ids. */
import { sql } from "drizzle-orm";
import { personName } from "#workers/features/members";
import type { Walk } from "#workers/kernel/gathered-summary";

/** The next sendings behind an id with who sent them, to how many people, and when. */
export function listSendingFigures(account_id: number, { after, max }: Walk) {
	return sql<{
		thing_id: number;
		requester: string;
		status: string;
		due_at: number;
		finished_at: number | null;
		expected_count: number;
		sent_count: number;
	}>`select s.id as thing_id, ${personName("u")} as requester, s.status, s.due_at, s.finished_at, s.expected_count, s.sent_count
		from invitation_sendings s join users u on u.account_id = s.account_id and u.id = s.requester_id
		where s.account_id = ${account_id} and s.id > ${after} order by s.id limit ${max}`;
}
