/** Which sources are asked for each type of suggestions, and those that are a few names found in memory. */
import { findBudgets, findCategories } from "#workers/features/budgets";
import { findStoreBrands } from "#workers/features/catalog";
import { findIdeaCategories } from "#workers/features/ideas";
import { additionalFieldsOf } from "#workers/features/members";
import { dayIn, listBehaviors, listShownPrograms } from "#workers/features/programs";
import { findSold, type SoldKind } from "#workers/features/sales";
import { wordsFit } from "#workers/features/search";
import { findOfferedAnswers } from "#workers/features/surveys";
import { isOn } from "#workers/kernel/identity";
import { nameIn } from "#workers/kernel/name-in";
import type { MemberScope } from "#workers/kernel/scope";
import { type Asked, maxSuggestions, type Suggestion } from "../rules/suggestion";
import { suggestAccountGroups } from "./account-groups";
import { suggestGroupedAccounts, suggestGroups, suggestPeople, underWhom } from "./people";

const maxPrograms = 500;

/** What each source of the asked type gives. */
export function sources(scope: MemberScope, asked: Asked): Promise<Suggestion[]>[] {
	const byType: Record<Asked["type"], () => Promise<Suggestion[]>[]> = {
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
		master_brands: () => [suggestMasterBrands(scope, asked)],
		survey_answers: () => [suggestAnswers(scope, asked)],
		custom_fields: () => [suggestCustomFields(scope, asked)],
		commitment_badges: () => [suggestCommitmentBadges(scope, asked)],
		account_groups: () => suggestAccountGroups(scope, asked),
	};
	return byType[asked.type]();
}

async function suggestPrograms(scope: MemberScope, asked: Asked): Promise<Suggestion[]> {
	const today = dayIn(scope.account.time_zone, scope.clock.now());
	const rows = await scope.read(listShownPrograms(scope.account.id, today, maxPrograms));
	return rows
		.filter((row) => row.hide_in_search_autosuggest !== 1 && wordsFit(asked.search_text, [row.name]))
		.slice(0, maxSuggestions)
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
		.slice(0, maxSuggestions)
		.map(({ id, name, budget_category }) => ({ id, label: name, name, type: "budget", budget_type: budget_category }));
}

/** A category is a word that budgets have; its id is that of the first of them. */
async function suggestCategories(scope: MemberScope, asked: Asked): Promise<Suggestion[]> {
	const found = await findCategories(scope, asked.search_text);
	return found.slice(0, maxSuggestions).map(({ id, name }) => ({ id, label: name, name, type: "budget_category" }));
}

async function suggestIdeaCategories(scope: MemberScope, asked: Asked): Promise<Suggestion[]> {
	const found = await findIdeaCategories(scope, asked.search_text);
	return found.slice(0, maxSuggestions).map(({ id, name }) => ({ id, label: name, name, type: "idea_category" }));
}

async function suggestSold(scope: MemberScope, asked: Asked, type: SoldKind): Promise<Suggestion[]> {
	const found = await findSold(scope, type, asked.search_text);
	return found.slice(0, maxSuggestions).map(({ id, name }) => ({ id, label: name, name, type }));
}

/** The brands of the store's items. */
async function suggestMasterBrands(scope: MemberScope, asked: Asked): Promise<Suggestion[]> {
	const found = await findStoreBrands(scope, asked.search_text, maxSuggestions);
	return found.map(({ id, name }) => ({ id, label: name, name, type: "master_brand" }));
}

/** Answers that questions of surveys offer, for account owners, who read the results. */
async function suggestAnswers(scope: MemberScope, { search_text, filters }: Asked): Promise<Suggestion[]> {
	const found = await findOfferedAnswers(scope, search_text, filters);
	return found
		.slice(0, maxSuggestions)
		.map(({ id, label, question }) => ({ id, label, name: label, title: question, type: "survey_answer" }));
}

/** The account's own fields of people, for its owners; `id` is the place of the field, `name` its key. */
async function suggestCustomFields({ account, user }: MemberScope, asked: Asked): Promise<Suggestion[]> {
	if (user.role !== "account_owner") return [];
	return additionalFieldsOf(account)
		.map(({ key, label }, at) => ({ id: at + 1, label, name: key, type: "custom_field" as const }))
		.filter(({ label, name }) => wordsFit(asked.search_text, [label, name.replaceAll("_", " ")]))
		.slice(0, maxSuggestions);
}

/** The programs in which commitments can be made, by their badges. */
async function suggestCommitmentBadges(scope: MemberScope, asked: Asked): Promise<Suggestion[]> {
	if (!isOn(scope.account, "employee_commitments_enabled")) return [];
	return (await suggestPrograms(scope, asked)).map((program) => ({ ...program, type: "commitment_badge" }));
}
