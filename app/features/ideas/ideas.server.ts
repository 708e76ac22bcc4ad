/** What the page of ideas shows: the list with its categories, what an idea earns, and the one that was highlighted last. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { ideasFace } from "#workers/features/ideas/lists/fetch-ideas";
import { loadList, reportAction } from "~/list/list-loader.server";
import { voteForms } from "./vote.server";

/** The list, and what stands beside it. */
export async function loader(args: LoaderFunctionArgs) {
	const { context } = args;
	await context.requireCall("ideas/fetch-ideas");
	const [list, choices, { account }] = await Promise.all([
		loadList(args, ideasFace),
		context.call("ideas/get-idea-choices", {}),
		context.call("account/init-account", {}),
	]);
	const sum = choices.categories.reduce((total, { idea_count }) => total + idea_count, 0);
	const hrefOf = (category_id?: number) => {
		const { category_id: _now, ...fields } = list.fields;
		const query = new URLSearchParams({
			...fields,
			...(category_id !== undefined && { category_id: String(category_id) }),
		});
		return query.size > 0 ? `/ideas?${query}` : "/ideas";
	};
	const chosen = list.fields.category_id;
	return {
		title: context.translate("ideas:title"),
		company: account.company_name,
		list,
		sum,
		chips: [
			{ key: "all", label: context.translate("ideas:allCategories"), count: sum, href: hrefOf(), isCurrent: !chosen },
			...choices.categories.map(({ id, name, idea_count }) => ({
				...{ key: String(id), label: name, count: idea_count, href: hrefOf(id), isCurrent: chosen === String(id) },
			})),
		],
		earning: choices.categories.filter(
			({ is_active, points_on_approval, points_on_highlighting }) =>
				is_active === 1 && ((points_on_approval ?? 0) > 0 || (points_on_highlighting ?? 0) > 0),
		),
		featured: choices.featured,
		mayModerate: choices.may_moderate === 1,
		mayManage: await context.mayCall("ideas/update-idea-category"),
	};
}

/** Takes votes, and the request for the list's report. */
export const action = reportAction(ideasFace, voteForms);
