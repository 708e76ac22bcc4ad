/** What an item's page shows of reviews, and sending one. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { FormHandlings } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

type Context = LoaderFunctionArgs["context"];

/** Reviews that come with the page; `reviews` in the address asks for a later page of them. */
const onPage = 10;

/** The average, the reviews of a page, one's own, and the form where one may write. */
export async function readReviews(context: Context, item_id: number, search: URLSearchParams) {
	const asked = Number(search.get("reviews"));
	const page = Number.isSafeInteger(asked) && asked > 1 && asked <= 1_000 ? asked : 1;
	const [figures, list, form] = await Promise.all([
		context.call("reviews/get-review-figures", { item_id }),
		context.call("reviews/get-reviews", { page: page - 1, pageSize: onPage, filters: { item_id } }),
		context.form("reviews/save-review", {
			stars: { label: "reviews:form.stars", options: "reviews:form.star" },
			text: "reviews:form.text",
		}),
	]);
	return {
		...{ form, count: figures.count, own: figures.own, may_review: figures.may_review === 1 },
		average: figures.average === null ? null : figures.average.toLocaleString(context.language_code),
		rows: list.table_rows.map(({ created_at, ...review }) => ({
			...review,
			date: context.format.time(created_at, "recognition"),
		})),
		previous: page > 1 ? `?reviews=${page - 1}#reviews` : null,
		next: page * onPage < list.total_rows ? `?reviews=${page + 1}#reviews` : null,
	};
}

/** The form of a review. */
export const reviewForms = {
	"reviews/save-review": {
		input: ({ params, context }) => ({ item_id: context.id(params.id) }),
		done: (_answer, { params }) => redirectWithNotice(`/store/item/${params.id}`, "reviews:notices.sent"),
	},
} satisfies FormHandlings;
