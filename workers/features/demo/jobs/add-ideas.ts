/** Gives a demo tenant its ideas, from its file: categories, who moderates, ideas that run and some that are done and paid, with what people said of them. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { insertPastIdeas, type PastCategory, type PastIdea, splitPoints } from "#workers/features/ideas";
import { setSwitchHolders } from "#workers/features/members";
import { insertModerationRequest } from "#workers/features/moderation";
import { postTransactions } from "#workers/features/points";
import { insertPastReviews } from "#workers/features/reviews";
import { dayMs } from "#workers/kernel/clock";
import { defineJob } from "#workers/kernel/define-job";
import type { Statement } from "#workers/kernel/sql";
import { type DemoIdeas, type IdeaPerson, toPastIdea, toPastReviews } from "../rules/ideas";
import { readDemoJson, refuseInProduction } from "./read-demo-file";

/** The categories came before the ideas. */
const categoriesDaysAgo = 90;

type Budget = { id: number; name: string; ledger_account_id: number };

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
			read(sql<IdeaPerson>`select u.id, u.email, u.manager_id, l.id as points_account_id from users u
				join ledger_accounts l on l.account_id = u.account_id and l.kind = 'member' and l.unit = 'points' and l.owner_id = u.id
				where u.account_id = ${account.id} and u.status = 'active' order by u.id`),
			read(sql<Budget>`select b.id, b.name, l.id as ledger_account_id from budgets b
				join ledger_accounts l on l.account_id = b.account_id and l.kind = 'budget' and l.unit = 'points' and l.owner_id = b.id
				where b.account_id = ${account.id}`),
		]);
		const created_at = now - categoriesDaysAgo * dayMs;
		const categories: PastCategory[] = file.categories.map(({ budget, is_active, ...category }) => ({
			...{ ...category, id: newId(), is_active: is_active ?? (1 as const), created_at },
			budget_id: budgets.find(({ name }) => name === budget)?.id ?? null,
		}));
		const place = { people, categories, decided_by: file.decided_by, now, newId };
		const ideas = file.ideas.map((entry) => toPastIdea(entry, place));
		const moderators = file.moderators.map((email) => people.find((person) => person.email === email)!.id);
		const paid = ideas.filter(({ status }) => status === "approved");
		await scope.commit({
			statements: [
				...setSwitchHolders(account.id, "can_moderate_ideas", { before: [], after: moderators }),
				...insertPastIdeas(account.id, categories, ideas),
				insertPastReviews(
					account.id,
					file.ideas.flatMap((entry, at) => toPastReviews(entry, ideas[at]!.id, place)),
				),
				...paid.flatMap((idea) => payments(idea, { categories, budgets, people, account_id: account.id, newId })),
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

type Payers = {
	categories: readonly PastCategory[];
	budgets: readonly Budget[];
	people: readonly IdeaPerson[];
	account_id: number;
	newId: () => number;
};

/** What an approved idea earned its team, and what a highlighted one did besides. */
function payments(idea: PastIdea, { categories, budgets, people, account_id, newId }: Payers): Statement[] {
	const category = categories.find(({ id }) => id === idea.category_id)!;
	const budget = budgets.find(({ id }) => id === category.budget_id);
	if (!budget) return [];
	const occasions = [
		{ name: "approval", points: category.points_on_approval },
		{ name: "highlighting", points: idea.is_featured === 1 ? category.points_on_highlighting : 0 },
	];
	return postTransactions(
		occasions.flatMap(({ name, points }) =>
			splitPoints(points, idea.team)
				.filter((part) => part.points > 0)
				.map((part) => ({
					...{ account_id, id: newId(), kind: "Issuance" as const, created_at: idea.decided_at! },
					...{ idempotency_key: `idea-${idea.id}-${name}-${part.user_id}`, actor_id: idea.decided_by, source: "idea" },
					...{ reason: idea.title, budget_id: budget.id, activity_id: idea.activity_id },
					entry: {
						debit_account_id: budget.ledger_account_id,
						credit_account_id: people.find(({ id }) => id === part.user_id)!.points_account_id,
						amount: part.points,
					},
				})),
		),
	);
}
