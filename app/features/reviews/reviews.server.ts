/** What an item's page and an idea's page show of reviews, and sending one. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { EndpointOutput } from "#workers/registry";
import type { FormHandlings } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

type Context = LoaderFunctionArgs["context"];
type Form = Awaited<ReturnType<typeof itemForm>> | Awaited<ReturnType<typeof ideaForm>>;

/** A page of reviews, and one's own. */
type Found = {
	figures: Omit<EndpointOutput<"reviews/get-review-figures">, "may_review"> & { may_review: 0 | 1 };
	list: {
		table_rows: Pick<
			EndpointOutput<"reviews/get-reviews">["table_rows"][number],
			"id" | "stars" | "text" | "name" | "created_at"
		>[];
		total_rows: number;
	};
	/** Only where one may write. */
	form: Form | null;
	page: number;
};

/** Reviews that come with the page; `reviews` in the address asks for a later page of them. */
const onPage = 10;

/** The average, the reviews of a page, one's own, and the form where one may write, of an item. */
export async function readItemReviews(context: Context, item_id: number, search: URLSearchParams) {
	const page = pageOf(search);
	const [figures, list] = await Promise.all([
		context.call("reviews/get-review-figures", { item_id }),
		context.call("reviews/get-reviews", { page: page - 1, pageSize: onPage, filters: { item_id } }),
	]);
	const form = figures.may_review === 1 ? await itemForm(context) : null;
	return shown(context, { figures, list, form, page });
}

/** The same of an idea, and whether it has room for more. */
export async function readIdeaReviews(context: Context, idea_id: number, search: URLSearchParams) {
	const page = pageOf(search);
	const [figures, list] = await Promise.all([
		context.call("reviews/get-idea-review-figures", { idea_id }),
		context.call("reviews/get-idea-reviews", { page: page - 1, pageSize: onPage, filters: { idea_id } }),
	]);
	const form = figures.may_review === 1 ? await ideaForm(context) : null;
	const { max_reviews_count, has_room } = figures;
	return { ...shown(context, { figures, list, form, page }), max_reviews_count, hasRoom: has_room === 1 };
}

const stars = { label: "reviews:form.stars", options: "reviews:form.star" } as const;

const itemForm = (context: Context) => context.form("reviews/save-review", { stars, text: "reviews:form.text" });

const ideaForm = (context: Context) => context.form("reviews/save-idea-review", { stars, text: "reviews:form.idea" });

function pageOf(search: URLSearchParams): number {
	const asked = Number(search.get("reviews"));
	return Number.isSafeInteger(asked) && asked > 1 && asked <= 1_000 ? asked : 1;
}

function shown(context: Context, { figures, list, form, page }: Found) {
	return {
		...{ form, count: figures.count, own: figures.own },
		average: figures.average,
		rows: list.table_rows.map(({ id, stars: count, text, name, created_at }) => ({
			...{ id, stars: count, text, name },
			date: context.format.time(created_at, "recognition"),
		})),
		previous: page > 1 ? `?reviews=${page - 1}#reviews` : null,
		next: page * onPage < list.total_rows ? `?reviews=${page + 1}#reviews` : null,
	};
}

/** The forms of reviews. */
export const reviewForms = {
	"reviews/save-review": {
		input: ({ params, context }) => ({ item_id: context.id(params.id) }),
		done: (_answer, { params }) => redirectWithNotice(`/store/item/${params.id}`, "reviews:notices.sent"),
	},
	"reviews/save-idea-review": {
		input: ({ params, context }) => ({ idea_id: context.id(params.id) }),
		done: (_answer, { params }) => redirectWithNotice(`/ideas/${params.id}#reviews`, "reviews:notices.sent"),
	},
} satisfies FormHandlings;
