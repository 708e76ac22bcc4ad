/** Polls of tenants for derived tests: one with a vote, or many. */
import { sql } from "drizzle-orm";
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { rowsOf } from "#workers/kernel/sql";

/** A poll of a colleague on which the member voted, with its post; gives its id. */
export async function addPoll({
	member,
	colleague,
	canary,
}: {
	member: TestMember;
	colleague: TestMember;
	canary: string;
}): Promise<number> {
	const { poll_id } = await colleague.client.call("polls/save-poll", {
		...{ question: `${canary} question`, options: [`${canary} yes`, `${canary} no`] },
		...{ closes_at: Date.now() + 86_400_000, results: "always", act: "publish" },
	});
	await member.client.call("polls/vote", { poll_id, option_ids: [1] });
	return poll_id;
}

/** Many polls of these people, open, over and drafts. */
export async function addManyPolls(
	tenant: TestTenant,
	{ many, people }: { many: readonly number[]; people: readonly number[] },
	start: number,
): Promise<void> {
	const rows = many.flatMap((at) =>
		people.flatMap((author_id) =>
			["active", "closed", "draft"].map((status) => ({
				id: newId(),
				author_id,
				status,
				opens_at: start + at * 3_600_000,
			})),
		),
	);
	await tenant.database.write([
		sql`insert into polls (account_id, id, author_id, question, kind, status, audience, results, opens_at, closes_at, created_at,
			updated_at) select ${tenant.id}, value ->> 'id', value ->> 'author_id', 'Which evening?', 'single', value ->> 'status',
			'everyone', 'always', value ->> 'opens_at', 7000000000000, value ->> 'opens_at', value ->> 'opens_at' from ${rowsOf(rows)}`,
		sql`insert into poll_options (account_id, poll_id, option_id, label)
			select ${tenant.id}, e.value ->> 'id', o.value, 'Answer ' || o.value from ${rowsOf(rows)} e, json_each('[1,2]') o`,
	]);
}
