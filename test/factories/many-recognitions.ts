/** Many programs, recognitions with their posts, and comments below one of them, written at once. */
import { sql } from "drizzle-orm";
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { rowsOf } from "#workers/kernel/sql";
import type { TestProgram } from "./programs";
import { enterFeeds } from "./recognition";

const start = Date.parse("2026-01-05T12:00:00Z");
const hour = 3_600_000;

/** Programs of which one in five runs, and the others are over. */
export async function addPrograms(
	tenant: TestTenant,
	many: readonly number[],
	{ budget_id }: TestProgram,
): Promise<void> {
	const rows = many.map((at) => ({ id: newId(), name: `Program ${String(at).padStart(5, "0")}`, is_over: at % 5 > 0 }));
	await tenant.database.write([
		sql`insert into programs (account_id, id, name, budget_id, givers, from_date, to_date, display_program, points, min_points, max_points, points_increment, created_at)
			select ${tenant.id}, value ->> 'id', value ->> 'name', ${budget_id}, '{"roles":[],"group_ids":[]}', '2020-01-01',
			iif(value ->> 'is_over', '2021-01-01', null), 1, 100, 50, 250, 50, ${start} from ${rowsOf(rows)}`,
	]);
}

type Posts = {
	many: readonly number[];
	member: TestMember;
	colleagues: { ids: number[] };
	program: TestProgram;
	rare: TestProgram;
	behavior: number;
};

/** Recognitions that the member gave and received in turn, a twentieth of them from the rare program; gives the last post. */
export async function addPosts(
	tenant: TestTenant,
	{ many, member, colleagues, program, rare, behavior }: Posts,
): Promise<number> {
	const rows = many.flatMap((at) => {
		const colleague = colleagues.ids[at]!;
		const program_id = at % 20 ? program.id : rare.id;
		const created_at = start + at * hour;
		return [
			{ id: newId(), giver: colleague, recipient: member.id, program_id, created_at },
			{ id: newId(), giver: member.id, recipient: colleague, program_id, created_at },
		];
	});
	await tenant.database.write([
		sql`insert into activities (account_id, id, kind, actor_id, visibility, details, created_at)
			select ${tenant.id}, value ->> 'id', 'recognition', value ->> 'giver', 'public', '{"recipient_count":1}', value ->> 'created_at' from ${rowsOf(rows)}`,
		sql`insert into recognitions (account_id, id, activity_id, giver_id, recipient_id, recipient_manager_id, program_id, behavior_ids,
			points, message, visibility, certificate_code, created_at)
			select ${tenant.id}, e.value ->> 'id', e.value ->> 'id', e.value ->> 'giver', u.id, u.manager_id, e.value ->> 'program_id',
			${JSON.stringify([behavior])}, 0, 'Thanks', 'public', 'c' || (e.value ->> 'id'), e.value ->> 'created_at'
			from ${rowsOf(rows)} e cross join users u on u.account_id = ${tenant.id} and u.id = e.value ->> 'recipient'`,
		enterFeeds(tenant),
	]);
	return rows.at(-1)!.id;
}

/** Comments of one person below a post. */
export async function addComments(
	tenant: TestTenant,
	many: readonly number[],
	activity: number,
	user_id: number,
): Promise<void> {
	const rows = many.map((at) => ({ id: newId(), at: start + at * hour }));
	await tenant.database.write([
		sql`insert into comments (account_id, id, activity_id, user_id, text, created_at)
			select ${tenant.id}, value ->> 'id', ${activity}, ${user_id}, 'Well done', value ->> 'at' from ${rowsOf(rows)}`,
		sql`update activities set comment_count = ${rows.length} where account_id = ${tenant.id} and id = ${activity}`,
	]);
}
