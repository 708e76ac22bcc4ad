/** What may be asked of suggestions, and what one says. @pure */
import { z } from "zod";

/** What is suggested (specification §7, "Autosuggest"). */
export const suggestedTypes = [
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
	"master_brands",
	"product_items",
	"categories",
	"survey_answers",
	"custom_fields",
	"commitment_badges",
	"account_groups",
] as const;

const flag = z
	.union([z.literal(0), z.literal(1), z.boolean()])
	.transform(Number)
	.default(0);

const words = z.string().trim().max(100);

/** By what accounts are grouped. */
export const accountGroupings = ["brand", "category", "product", "distributor"] as const;

/** What is asked: the words, which badges of commitments take from `filters`, too. */
export const input = z.object({
	type: z.enum(suggestedTypes).default("users"),
	search_text: words.default(""),
	/** Suggests people of every status; for account owners. */
	ignore_is_active_flag: flag,
	/** Adds groups to people. */
	allow_groups: flag,
	filters: z
		.object({
			may_receive_points: flag,
			/** Of a hierarchy: under whom people are; the reader unless given. Who owns no account sees only people under them. */
			manager_id: z.int().optional(),
			search_text: words.optional(),
			/** Of answers: those of one survey, of one question. */
			survey_id: z.int().optional(),
			question_id: z.int().optional(),
			/** Of account groups: those of one kind. */
			kind: z.enum(accountGroupings).optional(),
		})
		.prefault({}),
});

/** A suggestion (specification §3, "Autosuggest results"); fields that its type does not have are null. */
export const suggestion = z.object({
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
		"master_brand",
		"survey_answer",
		"custom_field",
		"commitment_badge",
		"account_group",
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

/** A suggestion as its source gives it. */
export type Suggestion = z.input<typeof suggestion>;

/** What is asked, with the words that are looked for. */
export type Asked = z.output<typeof input>;

/** So many of a kind are suggested at most. */
export const maxSuggestions = 20;
