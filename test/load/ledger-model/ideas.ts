/** An idea in the ledger model: it is approved and highlighted, twice over, and its team is paid once for each where the budget can. */
import { sql } from "drizzle-orm";
import { newId } from "#test/kit/tenant";
import { splitPoints } from "#workers/features/ideas";
import { written as done } from "./model";
import type { World } from "./world";

type Asked = { budget: number; people: number[]; amount: number };

/** The first of these people has an idea with the others; an owner approves it, and highlights it. */
export async function haveIdea(world: World, { budget, people, amount }: Asked) {
	const { tenant, owner, members, model, ids } = world;
	const from = `budget ${budget}`;
	const [category_id, idea_id] = [newId(), newId()];
	const share = Math.floor(100 / people.length);
	const team = people.map((person, at) => ({
		...{ person, place: at, user_id: members[person]!.id },
		share: at === 0 ? 100 - share * (people.length - 1) : share,
	}));
	await tenant.database.write([
		sql`insert into idea_categories (account_id, id, name, description, points_on_approval, points_on_highlighting, budget_id, created_at)
			select ${tenant.id}, ${category_id}, ${`Category ${category_id}`}, '', ${amount}, ${amount}, l.owner_id, 0 from ledger_accounts l
			where l.account_id = ${tenant.id} and l.id = ${ids.get(from)!}`,
		sql`insert into ideas (account_id, id, author_id, category_id, title, problem, solution, status, version, created_at, updated_at)
			values (${tenant.id}, ${idea_id}, ${team[0]!.user_id}, ${category_id}, 'An idea', 'A problem', 'A solution', 'pending', 1, 0, 0)`,
		sql`insert into idea_team_members (account_id, idea_id, user_id, share, place, created_at)
			select ${tenant.id}, ${idea_id}, value ->> 'user_id', value ->> 'share', value ->> 'place', 0 from json_each(${JSON.stringify(team)})`,
	]);
	const approve = () => owner.client.try("ideas/submit-idea-moderation", { idea_id, decision: "approve" });
	const feature = () => owner.client.try("ideas/submit-idea-is-featured", { idea_id, is_featured: 1 });
	const parts = splitPoints(amount, team).filter(({ points }) => points > 0);
	const personOf = new Map(team.map(({ user_id, person }) => [user_id, person]));
	const pay = (occasion: string) =>
		model.post(
			parts.map(({ user_id, points }) => ({
				key: `idea-${idea_id}-${occasion}-${user_id}`,
				kind: "Issuance",
				movements: [{ from, to: `points of ${personOf.get(user_id)!}`, amount: points }],
			})),
		);
	if (model.account(from).balance < amount)
		return { found: (await approve()).body.resultType, expected: "points_not_available" };
	const found = [(await approve()).status, (await approve()).body.resultType];
	const outcomes = [pay("approval")];
	const canPay = model.account(from).balance >= amount;
	const [first, second] = [await feature(), await feature()];
	if (canPay) outcomes.push(pay("highlighting"));
	const expected = canPay ? [200, 200] : ["points_not_available", "points_not_available"];
	return {
		found: [
			...found,
			...[first, second].map(({ status, body }) => (status === 200 ? 200 : body.resultType)),
			...outcomes,
		],
		expected: [200, "already_decided", ...expected, ...outcomes.map(() => done)],
	};
}
