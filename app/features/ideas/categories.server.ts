/** The categories of ideas, the form of a new one or of the one that the address names, and who moderates. */
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { ideaCategoriesFace } from "#workers/features/ideas/lists/get-idea-categories-under-account";
import { suggestRecipients } from "~/features/recognition/index.server";
import { loadList, reportAction } from "~/list/list-loader.server";
import { redirectWithNotice } from "~/shell/notices.server";

const saving = "ideas/update-idea-category";
const naming = "ideas/update-idea-moderators";

const fields = {
	name: "ideas:categories.name",
	description: "ideas:categories.description",
	points_on_approval: "ideas:categories.onApproval",
	points_on_highlighting: "ideas:categories.onHighlighting",
	budget_id: "ideas:categories.budget",
	is_active: "ideas:categories.isActive",
} as const;

/** The list, both forms, and the budgets that can pay. */
export async function loader(args: LoaderFunctionArgs) {
	const { context, request } = args;
	await context.requireCall(saving);
	const asked = new URL(request.url).searchParams.get("category");
	const [list, form, moderatorsForm, { moderators }, budgets, found] = await Promise.all([
		loadList(args, ideaCategoriesFace),
		context.form(saving, fields),
		context.form(naming, { moderator_ids: "ideas:categories.moderatorsField" }),
		context.call("ideas/get-idea-moderators", {}),
		context.attempt("budgets/get-budget-choices", {}),
		asked === null ? null : context.call("ideas/get-idea-category", { category_id: context.id(asked) }),
	]);
	const category = found?.category;
	return {
		title: context.translate("ideas:categories.title"),
		...{ list, form, moderatorsForm },
		moderators: { people: moderators, groups: [] },
		isNew: category === undefined,
		budgets: budgets.ok ? budgets.answer.budgets.map(({ id, name }) => ({ value: String(id), label: name })) : [],
		values: {
			...{ name: category?.name ?? "", description: category?.description ?? "" },
			points_on_approval: category?.points_on_approval ?? 0,
			points_on_highlighting: category?.points_on_highlighting ?? 0,
			...{ budget_id: category?.budget_id ?? "", is_active: category?.is_active ?? 1 },
		},
	};
}

/** Saves a category or who moderates, and takes the request for the list's report. */
export const action = reportAction(ideaCategoriesFace, {
	[saving]: {
		input: ({ request, context }) => {
			const category = new URL(request.url).searchParams.get("category");
			return category === null ? {} : { category_id: context.id(category) };
		},
		done: () => redirectWithNotice("/ideas/categories", "ideas:notices.category"),
	},
	[naming]: {
		input: ({ form }) => ({ moderator_ids: form.numbers("moderator_ids") }),
		askBack: async (_input, { context, form }) => {
			if (!form.optional("search")) return undefined;
			const q = form.text("q").trim().slice(0, 100);
			const chosen = await readChosen(context, form.numbers("moderator_ids"));
			return { q, found: q ? await suggestRecipients(context, q) : null, chosen };
		},
		done: () => redirectWithNotice("/ideas/categories", "ideas:notices.moderators"),
	},
});

async function readChosen(context: AppLoadContext, recipient_ids: number[]) {
	const outcome = await context.attempt("recognition/find-recipients", { recipient_ids, group_ids: [] });
	return outcome.ok ? outcome.answer : { people: [], groups: [] };
}
