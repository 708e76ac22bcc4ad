/** Gives a demo tenant its ideas, from its file: categories, who moderates, ideas that run and some that are done, with what people said of them; the history pays them. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { insertPastIdeas, type PastCategory } from "#workers/features/ideas";
import { setSwitchHolders } from "#workers/features/members";
import { insertModerationRequest } from "#workers/features/moderation";
import { insertPastReviews } from "#workers/features/reviews";
import { dayMs } from "#workers/kernel/clock";
import { defineJob } from "#workers/kernel/define-job";
import { type DemoIdeas, type IdeaPerson, toPastIdea, toPastReviews } from "../rules/ideas";
import { readDemoJson, refuseInProduction } from "./read-demo-file";

/** The categories came before the ideas. */
const categoriesDaysAgo = 90;

type Budget = { id: number; name: string };

export const addIdeas = defineJob({
	name: "demo/add-ideas",
	summary: "Local only: writes the demo's ideas.",
	runsApart: true,
	payload: z.object({ tenant: z.string() }),
	maxAttempts: 1,
	handler: async (scope, { tenant }, run) => {
		refuseInProduction(scope);
		const { account, newId, read } = scope;
		const now = scope.clock.now();
		const file = await readDemoJson<DemoIdeas>(scope, `${tenant}/ideas.json`);
		const [people, budgets] = await Promise.all([
			read(sql<IdeaPerson>`select u.id, u.email, u.manager_id from users u
				where u.account_id = ${account.id} and u.status = 'active' order by u.id`),
			read(sql<Budget>`select b.id, b.name from budgets b where b.account_id = ${account.id}`),
		]);
		const created_at = now - categoriesDaysAgo * dayMs;
		const categories: PastCategory[] = file.categories.map(({ budget, is_active, ...category }) => ({
			...{ ...category, id: newId(), is_active: is_active ?? (1 as const), created_at },
			budget_id: budgets.find(({ name }) => name === budget)?.id ?? null,
		}));
		const place = { people, categories, decided_by: file.decided_by, now, newId };
		const ideas = file.ideas.map((entry) => toPastIdea(entry, place));
		const moderators = file.moderators.map((email) => people.find((person) => person.email === email)!.id);
		await scope.commit({
			statements: [
				...setSwitchHolders(account.id, "can_moderate_ideas", { before: [], after: moderators }),
				...insertPastIdeas(account.id, categories, ideas),
				insertPastReviews(
					account.id,
					file.ideas.flatMap((entry, at) => toPastReviews(entry, ideas[at]!.id, place)),
				),
				...ideas
					.filter(({ status }) => status === "pending")
					.map(({ id, author_id, title, created_at: since }) =>
						insertModerationRequest(
							account.id,
							{
								...{ id: newId(), kind: "idea", subject_id: id, requester_id: author_id, message: title },
								moderator_role: "account_owner",
							},
							since,
						),
					),
				...run.end(),
			],
			answer: {},
		});
	},
});
