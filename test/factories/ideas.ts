/** A company with ideas for tests: its people, a category whose budget pays, and ideas as their authors send them. */
import { addBudget, fundTenant } from "#test/factories/budgets";
import { createTenant, type TestMember } from "#test/kit/tenant";
import type { EndpointInput } from "#workers/registry";

/** A company whose ideas Peter moderates; Kenji has them, Grace and Tomas help. */
export async function makeIdeaCompany(points = { approval: 200, highlighting: 500, budget: 10_000 }) {
	const acme = await createTenant({ flags: { ideas_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const peter = await acme.addMember({ first_name: "Peter", last_name: "Lindqvist" });
	const kenji = await acme.addMember({ first_name: "Kenji", last_name: "Watanabe" });
	const grace = await acme.addMember({ first_name: "Grace", last_name: "Okafor" });
	const tomas = await acme.addMember({ first_name: "Tomas", last_name: "Herrera" });
	await fundTenant(acme, 2 * points.budget);
	const budget_id = await addBudget(olga, { name: "Ideas", points: points.budget });
	const { category_id } = await olga.client.call("ideas/update-idea-category", {
		...{ name: "Costs and waste", description: "What we could stop buying.", budget_id },
		...{ points_on_approval: points.approval, points_on_highlighting: points.highlighting },
	});
	await olga.client.call("ideas/update-idea-moderators", { moderator_ids: [peter.id] });
	return { acme, olga, peter, kenji, grace, tomas, budget_id, category_id };
}

/** The words of an idea. */
export const words = {
	title: "Reuse pallet wrap",
	problem: "Each dock throws away 2 km of film a week.",
	solution: "Strap-on nets that come back with the empty truck.",
};

/** Sends an idea; gives its id. */
export async function sendIdea(
	author: TestMember,
	category_id: number,
	more: Partial<EndpointInput<"ideas/save-and-submit-idea-details">> = {},
): Promise<number> {
	const said = { ...words, category_id, ...more };
	return (await author.client.call("ideas/save-and-submit-idea-details", said)).idea_id;
}

/** An idea as somebody reads it. */
export async function ideaOf(reader: TestMember, id: number) {
	return reader.client.call("ideas/fetch-idea-details", { id });
}

/** Decides on an idea, as a moderator. */
export function decide(
	moderator: TestMember,
	idea_id: number,
	decision: "approve" | "suggest_changes" | "reject" | "merge",
	more: { notes?: string; merge_into_id?: number } = {},
) {
	return moderator.client.try("ideas/submit-idea-moderation", { idea_id, decision, ...more });
}
