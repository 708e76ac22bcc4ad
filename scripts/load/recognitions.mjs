/** Makes recognitions by the million: posts, transactions, entries and what triggers and counters derive of them. */
import { idAt } from "./id-blocks.mjs";

/** So many of the newest posts can be searched for: as many as there are people in a large account. */
const indexed = 100_000;
const atOnce = 20_000;
const spreadMs = 730 * 86_400_000;
const messages = JSON.stringify([
	"Thank you for staying late to get the release out of the door, it made all the difference.",
	"You explained the new process so well that nobody had a question left.",
	"Great work on the customer visit, they called to say how much they liked it.",
	"Thanks for jumping in at the warehouse when we were two people short.",
	"Your calm during the outage helped the whole team to find the cause.",
	"You welcomed our new colleagues as if they had always been here.",
	"The report that you wrote saved us a week of work.",
	"Thank you for telling us early that the plan would not hold.",
]);

/**
 * Adds recognitions of the members 0 … `members` - 1 by each other, spread evenly over the last two years: 90 % public,
 * 8 % for the team, 2 % private. Every trigger is active, so that ledger, statements, feeds and counters are those of
 * the product.
 */
export async function addRecognitions(tenant, count, { members, program, from = 0, log = () => undefined }) {
	const until = Date.now();
	const stepMs = spreadMs / (from + count);
	for (let start = from; start < from + count; start += atOnce) {
		const end = Math.min(start + atOnce, from + count);
		await tenant.database.batch(chunk(tenant, start, end, { members, program, until, stepMs }));
		if ((start - from) % 200_000 === 0 && start > from) log(`  ${start} recognitions`);
	}
	await countGivenAndReceived(tenant);
	await indexNewest(tenant, Math.max(from, from + count - indexed), from + count);
}

/** Lets search find posts, as the step after giving does. */
function indexNewest(tenant, start, end) {
	return tenant.run(
		`insert into search_entries (account_id, kind, id, title, body)
		select r.account_id, 'recognition', r.activity_id, g.first_name || ' ' || g.last_name || ' ' || u.first_name || ' ' || u.last_name,
			r.message || ' ' || p.name from recognitions r
		join users g on g.account_id = r.account_id and g.id = r.giver_id
		join users u on u.account_id = r.account_id and u.id = r.recipient_id
		join programs p on p.account_id = r.account_id and p.id = r.program_id
		where r.account_id = ?1 and r.id >= ?2 and r.id < ?3`,
		...[tenant.id, idAt("recognition", start), idAt("recognition", end)],
	);
}

function chunk(tenant, start, end, { members, program, until, stepMs }) {
	const facts = `with recursive n (i) as (select ${start} union all select i + 1 from n where i + 1 < ${end}),
		acts as (select i, ?1 as account_id, ${idAt("member")} + i * 7919 % ${members} as giver_id,
			${idAt("member")} + (i * 7919 + 1 + i * 31 % ${members - 1}) % ${members} as recipient_id,
			(i * 7919 + 1 + i * 31 % ${members - 1}) % ${members} as recipient_at,
			case when i % 50 = 49 then 'private' when i % 50 >= 45 then 'team' else 'public' end as visibility,
			50 + 50 * (i % 4) as points, cast(${until - spreadMs} + (i + 1) * ${stepMs} as integer) as created_at,
			json_extract(?2, '$[' || (i % 8) || ']') as message from n)`;
	const bind = (text, ...more) => tenant.database.prepare(text).bind(tenant.id, messages, ...more);
	const program_ids = [program.id, program.budget_id];
	return [
		bind(`insert into activities (account_id, id, kind, actor_id, visibility, team_manager_id, details, created_at)
			${facts} select a.account_id, ${idAt("activity")} + a.i, 'recognition', a.giver_id, a.visibility,
				iif(a.visibility = 'team', coalesce(u.manager_id, u.id), null), '{"recipient_count":1,"named_count":1}', a.created_at
			from acts a cross join users u on u.account_id = a.account_id and u.id = a.recipient_id`),
		bind(
			`insert into ledger_transactions (account_id, id, kind, idempotency_key, actor_id, source, reason, program_id, budget_id, activity_id, created_at)
			${facts} select account_id, ${idAt("issuance")} + i, 'Issuance', 'recognition-' || (${idAt("recognition")} + i), giver_id,
				'recognition', message, ?3, ?4, ${idAt("activity")} + i, created_at from acts`,
			...program_ids,
		),
		bind(
			`insert into ledger_entries (account_id, transaction_id, debit_account_id, credit_account_id, amount, created_at)
			${facts} select account_id, ${idAt("issuance")} + i, ?3, ${idAt("memberAccount")} + 2 * recipient_at, points, created_at from acts`,
			program.budget_account_id,
		),
		bind(
			`insert into recognitions (account_id, id, activity_id, transaction_id, giver_id, recipient_id, recipient_manager_id, program_id,
				behavior_ids, points, message, visibility, certificate_code, created_at)
			${facts} select a.account_id, ${idAt("recognition")} + a.i, ${idAt("activity")} + a.i, ${idAt("issuance")} + a.i, a.giver_id,
				a.recipient_id, u.manager_id, ?3, '[]', a.points, a.message, a.visibility, 'LOAD-' || a.i, a.created_at
			from acts a cross join users u on u.account_id = a.account_id and u.id = a.recipient_id`,
			program.id,
		),
		bind(
			`insert into feed_entries (account_id, audience_kind, audience_id, activity_id, team_manager_id, created_at)
			${facts} select a.account_id, e.value ->> 0, e.value ->> 1, ${idAt("activity")} + a.i,
				iif(a.visibility = 'public', 0, coalesce(u.manager_id, u.id)), a.created_at
			from acts a cross join users u on u.account_id = a.account_id and u.id = a.recipient_id
			cross join json_each(json_array(json_array('person', a.giver_id), json_array('person', a.recipient_id),
				json_array('team', u.manager_id))) e where a.visibility <> 'private' and e.value ->> 1 is not null`,
		),
	];
}

/** People's counters, and the version of the lists that show recognitions. */
async function countGivenAndReceived(tenant) {
	await tenant.run(
		`update users set
			recognitions_given_count = (select count(*) from recognitions r where r.account_id = users.account_id and r.giver_id = users.id),
			recognitions_received_count = (select count(*) from recognitions r where r.account_id = users.account_id and r.recipient_id = users.id)
		where account_id = ?1`,
		tenant.id,
	);
	await touch(tenant, "recognitions");
}

/** Tells the lists of a name that their rows changed, as the kernel's touchTable does. */
export function touch(tenant, table) {
	return tenant.run(
		`insert into table_versions (account_id, table_name, version) values (?1, ?2, 1)
		on conflict (account_id, table_name) do update set version = version + 1`,
		...[tenant.id, table],
	);
}
