/** Suggests people, groups, grouped accounts, programs, behaviours, budgets or their categories, or categories of ideas, whose names begin as typed; only this account's, through the index. */

import { z } from "zod";
import { findBudgets, findCategories } from "#workers/features/budgets";
import { findIdeaCategories } from "#workers/features/ideas";
import { findGroups, findPeople, nameOf, presentPerson } from "#workers/features/members";
import { dayIn, listBehaviors, listShownPrograms } from "#workers/features/programs";
import { findSold, type SoldKind } from "#workers/features/sales";
import { wordsFit } from "#workers/features/search";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { nameIn } from "#workers/kernel/name-in";
import type { MemberScope } from "#workers/kernel/scope";

const maxPeople = 20;
const maxGroups = 8;
const maxPrograms = 500;

const builtTypes = [
	"users",
	"users_and_groups",
	"hierarchy",
	"groups",
	"grouped_accounts",
	"programs",
	"behaviors",
	"budgets",
	"budget_categories",
	"idea_categories",
	"sale_brands",
	"product_items",
	"categories",
] as const;

const flag = z
	.union([z.literal(0), z.literal(1), z.boolean()])
	.transform(Number)
	.default(0);

const input = z.object({
	type: z.enum(builtTypes).default("users"),
	search_text: z.string().trim().min(1).max(100),
	/** Suggests people of every status; for account owners. */
	ignore_is_active_flag: flag,
	/** Adds groups to people. */
	allow_groups: flag,
	filters: z
		.object({
			may_receive_points: flag,
			/** Of a hierarchy: under whom people are; the reader unless given. Who owns no account sees only people under them. */
			manager_id: z.int().optional(),
		})
		.prefault({}),
});

/** A suggestion (specification §3, "Autosuggest results"); fields that its type does not have are null. */
const suggestion = z.object({
	id: z.int(),
	label: z.string(),
	name: z.string(),
	type: z.enum([
		"user",
		"group",
		"grouped_account",
		"program",
		"behavior",
		"budget",
		"budget_category",
		"idea_category",
		"sale_brand",
		"product_item",
		"sale_category",
	]),
	first_name: z.string().nullable().default(null),
	last_name: z.string().nullable().default(null),
	title: z.string().nullable().default(null),
	image_url: z.string().nullable().default(null),
	active_members_count: z.int().nullable().default(null),
	members_count: z.int().nullable().default(null),
	/** 1: a person who has not joined yet. */
	activation_pending: z
		.union([z.literal(0), z.literal(1)])
		.nullable()
		.default(null),
	/** How many members of a group have not joined yet. */
	pending_members_count: z.int().nullable().default(null),
	/** Of a budget: its category. */
	budget_type: z.string().nullable().default(null),
	supplier_account_id: z.int().nullable().default(null),
	badge_image_url: z.string().nullable().default(null),
});

type Suggestion = z.input<typeof suggestion>;
type Asked = z.output<typeof input>;

export const autosuggest = defineEndpoint({
	name: "autosuggest/autosuggest",
	path: "/api/search/api_autosuggest",
	summary: "Suggestions of one type for what was typed.",
	access: "signed_in",
	input,
	output: z.object({ searchResults: z.array(suggestion) }),
	repetition: { kind: "read" },
	limits: [{ name: "search", by: "person" }],
	handler: async (scope, asked) => {
		const sources: Record<Asked["type"], () => Promise<Suggestion[]>[]> = {
			users: () =>
				asked.allow_groups ? [suggestGroups(scope, asked), suggestPeople(scope, asked)] : [suggestPeople(scope, asked)],
			users_and_groups: () => [suggestGroups(scope, asked), suggestPeople(scope, asked)],
			hierarchy: () => [suggestPeople(scope, asked, underWhom(scope, asked))],
			groups: () => [suggestGroups(scope, asked)],
			grouped_accounts: () => [suggestGroupedAccounts(scope, asked)],
			programs: () => [suggestPrograms(scope, asked)],
			behaviors: () => [suggestBehaviors(scope, asked)],
			budgets: () => [suggestBudgets(scope, asked)],
			budget_categories: () => [suggestCategories(scope, asked)],
			idea_categories: () => [suggestIdeaCategories(scope, asked)],
			sale_brands: () => [suggestSold(scope, asked, "sale_brand")],
			product_items: () => [suggestSold(scope, asked, "product_item")],
			categories: () => [suggestSold(scope, asked, "sale_category")],
		};
		return { searchResults: (await Promise.all(sources[asked.type]())).flat() };
	},
});

/** A manager's people, and among them those of somebody who is one of them; an account owner asks of anybody. */
function underWhom({ user }: MemberScope, { filters }: Asked): number[] {
	const under = filters.manager_id ?? user.id;
	return user.role === "account_owner" || under === user.id ? [under] : [user.id, under];
}

async function suggestPeople(scope: MemberScope, asked: Asked, under?: readonly number[]): Promise<Suggestion[]> {
	const isAnyStatus = asked.ignore_is_active_flag === 1 && scope.user.role === "account_owner";
	const mayReceive = asked.filters.may_receive_points === 1;
	const search = findPeople(
		scope.account.id,
		{ typed: asked.search_text },
		{
			status: isAnyStatus ? "any" : mayReceive ? "joined_or_invited" : "joined",
			mayReceive,
			under,
			but: mayReceive ? scope.user.id : undefined,
			max: maxPeople,
		},
	);
	if (!search) return [];
	return (await scope.read(search)).map((row) => ({ ...presentPerson(row), label: nameOf(row), type: "user" }));
}

async function suggestGroups(scope: MemberScope, asked: Asked): Promise<Suggestion[]> {
	const search = findGroups(scope.account.id, asked.search_text, maxGroups);
	if (!search) return [];
	const rows = await scope.read(search);
	return rows.map((row) => ({ ...row, label: row.name, type: "group" }));
}

/** The accounts of a super-user account, among which its owner picks: groups of their people. */
async function suggestGroupedAccounts(scope: MemberScope, asked: Asked): Promise<Suggestion[]> {
	if (scope.account.flags.is_su_account !== 1 || scope.user.role !== "account_owner") return [];
	return (await suggestGroups(scope, asked)).map((group) => ({ ...group, type: "grouped_account" }));
}

async function suggestPrograms(scope: MemberScope, asked: Asked): Promise<Suggestion[]> {
	const today = dayIn(scope.account.time_zone, scope.clock.now());
	const rows = await scope.read(listShownPrograms(scope.account.id, today, maxPrograms));
	return rows
		.filter((row) => row.hide_in_search_autosuggest !== 1 && wordsFit(asked.search_text, [row.name]))
		.slice(0, maxPeople)
		.map(({ id, name, image }) => ({ id, label: name, name, type: "program", badge_image_url: image }));
}

async function suggestBehaviors(scope: MemberScope, asked: Asked): Promise<Suggestion[]> {
	const rows = await scope.read(listBehaviors(scope.account.id, null));
	return rows
		.map(({ id, names }) => ({
			id,
			name: nameIn(names, scope),
		}))
		.filter(({ name }) => wordsFit(asked.search_text, [name]))
		.map(({ id, name }) => ({ id, label: name, name, type: "behavior" }));
}

async function suggestBudgets(scope: MemberScope, asked: Asked): Promise<Suggestion[]> {
	const found = await findBudgets(scope, asked.search_text);
	return found
		.slice(0, maxPeople)
		.map(({ id, name, budget_category }) => ({ id, label: name, name, type: "budget", budget_type: budget_category }));
}

/** A category is a word that budgets have; its id is that of the first of them. */
async function suggestCategories(scope: MemberScope, asked: Asked): Promise<Suggestion[]> {
	const found = await findCategories(scope, asked.search_text);
	return found.slice(0, maxPeople).map(({ id, name }) => ({ id, label: name, name, type: "budget_category" }));
}

async function suggestIdeaCategories(scope: MemberScope, asked: Asked): Promise<Suggestion[]> {
	const found = await findIdeaCategories(scope, asked.search_text);
	return found.slice(0, maxPeople).map(({ id, name }) => ({ id, label: name, name, type: "idea_category" }));
}

async function suggestSold(scope: MemberScope, asked: Asked, type: SoldKind): Promise<Suggestion[]> {
	const found = await findSold(scope, type, asked.search_text);
	return found.slice(0, maxPeople).map(({ id, name }) => ({ id, label: name, name, type }));
}
