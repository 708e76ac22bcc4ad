/** The SQL of points that colleagues add to a recognition from budgets of their own. */
import { sql } from "drizzle-orm";
import { personJson, personName } from "#workers/features/members";
import type { Statement } from "#workers/kernel/sql";
import type { BoostedRecognition } from "../rules/boost-obstacle";

/** A recognition as it is boosted: who may see it, who receives, and how many boosted it before. */
export type BoostableRow = BoostedRecognition & {
	id: number;
	activity_id: number;
	message: string;
	giver: string;
	recipient: string;
	points_account_id: number;
};

/** A recognition of any state, for somebody who may boost it. */
export function findBoostable(account_id: number, id: number, reader_id: number) {
	return sql<BoostableRow>`select r.id, r.activity_id, r.status, r.giver_id, r.recipient_id, r.recipient_manager_id,
		r.visibility, r.message, ${personName("g")} as giver, ${personName("u")} as recipient, l.id as points_account_id,
		(select count(*) from recognition_boosts b where b.account_id = r.account_id and b.recognition_id = r.id) as boost_count,
		exists (select 1 from recognition_boosts b where b.account_id = r.account_id and b.recognition_id = r.id
			and b.booster_id = ${reader_id}) as is_boosted_by_reader
		from recognitions r join users g on g.account_id = r.account_id and g.id = r.giver_id
		join users u on u.account_id = r.account_id and u.id = r.recipient_id
		join ledger_accounts l on l.account_id = r.account_id and l.kind = 'member' and l.unit = 'points' and l.owner_id = r.recipient_id
		where r.account_id = ${account_id} and r.id = ${id}`;
}

/** A boost that is written; its id is its transaction's. */
export type NewBoost = { id: number; recognition_id: number; booster_id: number; budget_id: number; points: number };

/** Writes it; a second one of the same person fails on its unique index. */
export function insertBoost(account_id: number, boost: NewBoost, now: number): Statement {
	return sql`insert into recognition_boosts (account_id, id, recognition_id, booster_id, budget_id, points, created_at)
		values (${account_id}, ${boost.id}, ${boost.recognition_id}, ${boost.booster_id}, ${boost.budget_id}, ${boost.points}, ${now})`;
}

/** True in SQL while a recognition has fewer boosts than so many. */
export function hasFewerBoosts(account_id: number, recognition_id: number, count: number): Statement {
	return sql`select count(*) < ${count} from recognition_boosts b where b.account_id = ${account_id} and b.recognition_id = ${recognition_id}`;
}

/** True in SQL while a recognition has these boosts and no others. */
export function hasTheseBoosts(account_id: number, recognition_id: number, count: number): Statement {
	return sql`(select count(*) = ${count} from recognition_boosts b where b.account_id = ${account_id} and b.recognition_id = ${recognition_id})`;
}

/** A boost of a recognition; `person` is JSON. */
export type BoostRow = { id: number; booster_id: number; points: number; person: string };

/** Who boosted a recognition and by how much, the first one first. */
export function listBoosts(account_id: number, recognition_id: number) {
	return sql<BoostRow>`select b.id, b.booster_id, b.points, ${personJson("u")} as person
		from recognition_boosts b join users u on u.account_id = b.account_id and u.id = b.booster_id
		where b.account_id = ${account_id} and b.recognition_id = ${recognition_id} order by b.created_at, b.id`;
}
