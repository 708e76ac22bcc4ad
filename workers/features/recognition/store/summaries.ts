/** The SQL of the summaries of recognition: sums over ranges of indexes. */
import { type SQL, sql } from "drizzle-orm";
import type { Step } from "#workers/kernel/graph-steps";

/** What was given in a month (its end excluded), from all programs or those of a subquery, to people of whom this holds; along the index by time. */
export function sumRecognitions(
	account_id: number,
	{ start, end }: Pick<Step, "start" | "end">,
	programs?: SQL,
	among: readonly SQL[] = [],
) {
	const ofPrograms = programs ? sql`and r.program_id in (${programs})` : sql``;
	return sql<{ recognitions: number; givers: number; recipients: number; points: number }>`select
		count(*) as recognitions, count(distinct r.giver_id) as givers, count(distinct r.recipient_id) as recipients,
		coalesce(sum(r.points), 0) as points from recognitions r indexed by recognitions_by_time
		where r.account_id = ${account_id} and r.created_at >= ${start} and r.created_at < ${end}
		and r.status = 'issued' ${ofPrograms} ${andAll(among)}`;
}

const andAll = (conditions: readonly SQL[]): SQL => sql.join(conditions.map((one) => sql`and ${one} `));

/** People of a country and how many of them took part. */
export type Engaged = {
	country: string;
	people: number;
	gave: number;
	received: number;
	took_part: number;
	last_id: number;
};

/** The next people behind an id who are here and joined until the end of a time, by country, with what they did in it. */
export function listEngaged(
	account_id: number,
	part: { from: number; to: number; after: number; max: number },
	among: readonly SQL[] = [],
) {
	const did = (column: "giver_id" | "recipient_id") => sql`exists (select 1 from recognitions r
		where r.account_id = ${account_id} and r.${sql.raw(column)} = p.id and r.created_at >= ${part.from}
		and r.created_at <= ${part.to} and r.status = 'issued')`;
	return sql<Engaged>`select country, count(*) as people, sum(gave) as gave, sum(received) as received,
		sum(max(gave, received)) as took_part, max(id) as last_id
		from (select p.id, p.country, ${did("giver_id")} as gave, ${did("recipient_id")} as received
			from (select u.id, u.country from users u where u.account_id = ${account_id} and u.id > ${part.after}
				and u.status in ('active', 'pending') and u.created_at <= ${part.to} ${andAll(among)} order by u.id limit ${part.max}) p)
		group by country`;
}

/** How often each behavior was named in a month, with how many people it was said of; along the index by time. */
export function sumBehaviors(account_id: number, { start, end }: Pick<Step, "start" | "end">) {
	return sql<{
		names: string;
		recognitions: number;
		people: number;
		points: number;
	}>`select b.names, count(*) as recognitions,
		count(distinct r.recipient_id) as people, sum(r.points) as points
		from recognitions r indexed by recognitions_by_time cross join json_each(r.behavior_ids) j
		join behaviors b on b.account_id = r.account_id and b.id = j.value
		where r.account_id = ${account_id} and r.created_at >= ${start} and r.created_at < ${end} and r.status = 'issued'
		group by b.id order by recognitions desc, b.id`;
}

/** What was given from each program in a month; along the index by time. */
export function sumPrograms(account_id: number, { start, end }: Pick<Step, "start" | "end">) {
	return sql<{ program: string; recognitions: number; givers: number; recipients: number; points: number }>`select
		p.name as program, count(*) as recognitions, count(distinct r.giver_id) as givers,
		count(distinct r.recipient_id) as recipients, sum(r.points) as points
		from recognitions r indexed by recognitions_by_time join programs p on p.account_id = r.account_id and p.id = r.program_id
		where r.account_id = ${account_id} and r.created_at >= ${start} and r.created_at < ${end} and r.status = 'issued'
		group by p.id order by p.name`;
}
