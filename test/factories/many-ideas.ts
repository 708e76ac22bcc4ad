/** Ideas of tenants for derived tests: one with all that belongs to it, or many. */
import { sql } from "drizzle-orm";
import { newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { insertPicture } from "#workers/features/ideas/store/pictures";
import { rowsOf } from "#workers/kernel/sql";

/** A category, a draft of the member and an idea of theirs that waits, was voted for and has words and a picture; gives their ids. */
export async function addIdeas(
	tenant: TestTenant,
	{ owner, member, colleague, canary }: Record<"owner" | "member" | "colleague", TestMember> & { canary: string },
) {
	const { category_id } = await owner.client.call("ideas/update-idea-category", {
		...{ name: `${canary} ideas`, description: `${canary} what belongs here` },
	});
	const said = {
		...{ title: `${canary} idea`, category_id, problem: `${canary} problem`, solution: `${canary} solution` },
		...{ yearly_saving: `${canary} saving`, cost_to_try: `${canary} cost`, place: `${canary} place` },
	};
	const { idea_id } = await member.client.call("ideas/save-and-submit-idea-details", said);
	await owner.client.call("ideas/submit-idea-moderation", {
		...{ idea_id, decision: "suggest_changes", notes: `${canary} suggestion` },
	});
	await member.client.call("ideas/save-and-submit-idea-details", { ...said, idea_id, title: `${canary} idea again` });
	await colleague.client.call("ideas/toggle-idea-votes", { idea_id });
	const picture = { id: newId(), image_url: `/files/${canary}`, name: `${canary}.png` };
	await tenant.database.write([
		insertPicture(tenant.id, idea_id, picture, Date.now()),
		sql`update ideas set reason = ${`${canary} reason`} where account_id = ${tenant.id} and id = ${idea_id}`,
	]);
	return { idea: idea_id, idea_category: category_id, picture: picture.id };
}

/** Many categories, and many ideas of each tab: others', one's own, and those that one voted for; a twentieth are rejected. All review one, whose id it gives. */
export async function addManyIdeas(
	tenant: TestTenant,
	{
		many,
		member,
		owner,
		people,
	}: { many: readonly number[]; member: TestMember; owner: TestMember; people: readonly number[] },
	start: number,
): Promise<{ idea: number }> {
	const categories = many.map((at) => ({ id: newId(), name: `Category ${at}`, created_at: start + at * 60_000 }));
	const category_id = categories[0]!.id;
	const rare = categories[1]!.id;
	const ideas = many.flatMap((at) =>
		[member.id, owner.id, people[at % people.length]!].map((author_id, which) => ({
			...{ id: newId(), author_id, category_id: at % 20 ? category_id : rare, vote_count: at },
			...{ status: at % 20 ? "pending" : "rejected", created_at: start + at * 3_600_000 + which },
			title: at % 20 ? "Reuse the wrap" : "thing 1",
		})),
	);
	const votes = ideas.flatMap(({ id, author_id, created_at }) =>
		[member.id, owner.id].filter((user_id) => user_id !== author_id).map((user_id) => ({ id, user_id, created_at })),
	);
	const idea = ideas[0]!.id;
	const reviews = people.map((user_id, at) => ({ id: newId(), user_id, at: start + at * 3_600_000 }));
	await tenant.database.write([
		sql`insert into idea_categories (account_id, id, name, description, created_at)
			select ${tenant.id}, value ->> 'id', value ->> 'name', 'What belongs here', value ->> 'created_at' from ${rowsOf(categories)}`,
		sql`insert into ideas (account_id, id, author_id, category_id, title, problem, solution, status, version, created_at, updated_at)
			select ${tenant.id}, value ->> 'id', value ->> 'author_id', value ->> 'category_id', value ->> 'title', 'A problem', 'A solution',
			value ->> 'status', 1, value ->> 'created_at', value ->> 'created_at' from ${rowsOf(ideas)}`,
		sql`insert into idea_team_members (account_id, idea_id, user_id, share, place, created_at)
			select ${tenant.id}, value ->> 'id', value ->> 'author_id', 100, 0, value ->> 'created_at' from ${rowsOf(ideas)}`,
		sql`insert into idea_votes (account_id, idea_id, user_id, created_at)
			select ${tenant.id}, value ->> 'id', value ->> 'user_id', value ->> 'created_at' from ${rowsOf(votes)}`,
		sql`insert into search_entries (account_id, kind, id, title, body)
			select ${tenant.id}, 'idea', value ->> 'id', value ->> 'title', 'A problem' from ${rowsOf(ideas)}`,
		sql`insert into reviews (account_id, id, subject_kind, subject_id, user_id, stars, text, status, created_at)
			select ${tenant.id}, value ->> 'id', 'idea', ${idea}, value ->> 'user_id', 4, 'Good', 'approved', value ->> 'at'
			from ${rowsOf(reviews)}`,
	]);
	return { idea };
}
