/** The server half of moving points: the places, what each holds before and after, and moving once it was looked at. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { EndpointInput } from "#workers/registry";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const moving = "budgets/move-points";

/** One place before and after the movement; its name is null for what is available. */
export type Side = { name: string | null; before: number; after: number };

/** What is about to happen, and the mark by which it is known again when it is confirmed. */
export type Review = { from: Side; to: Side; points: number; mark: string };

/** The places between which points can be moved, and what the address chose of them. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const [{ budgets, available_points }, form] = await Promise.all([
		context.call("budgets/get-budget-choices", {}),
		context.form(moving, {
			from_budget_id: "budgets:owners.move.from",
			to_budget_id: "budgets:owners.move.to",
			points: "budgets:owners.move.points",
			reason: "budgets:owners.move.reason",
		}),
	]);
	const known = (name: string) => {
		const id = Number(query.get(name));
		return budgets.some((budget) => budget.id === id) ? String(id) : "";
	};
	const from_budget_id = known("from_budget_id");
	// What is available goes into a budget; into which, is usually the first question.
	const usual = from_budget_id === "" && available_points !== null ? String(budgets[0]?.id ?? "") : "";
	return {
		title: context.translate("budgets:owners.move.title"),
		form,
		budgets,
		available_points,
		values: { from_budget_id, to_budget_id: known("to_budget_id") || usual },
	};
}

/** Shows before and after first; what was looked at is moved. */
export const action = formActions({
	[moving]: {
		askBack: async (input, { context, form }): Promise<Review | undefined> => {
			const review = await readReview(context, input);
			return review && form.text("reviewed") !== review.mark ? review : undefined;
		},
		done: ({ from, to, request_id }, { form }) => {
			const id = to.budget_id ?? from.budget_id;
			const notice = request_id === null ? "budgets:notices.moved" : "budgets:notices.waits";
			return redirectWithNotice(`/budgets/${id}`, notice, { points: form.number("points") ?? 0 });
		},
	},
});

/** What would be moved; nothing where it is refused anyway. */
async function readReview(
	context: LoaderFunctionArgs["context"],
	{ from_budget_id = null, to_budget_id = null, points, reason }: EndpointInput<typeof moving>,
): Promise<Review | undefined> {
	if (from_budget_id === to_budget_id || !(points >= 1) || !reason) return undefined;
	const { budgets, available_points } = await context.call("budgets/get-budget-choices", {});
	const find = (id: number | null) =>
		id === null
			? available_points === null
				? undefined
				: { name: null, points_remaining: available_points }
			: budgets.find((budget) => budget.id === id);
	const [from, to] = [find(from_budget_id), find(to_budget_id)];
	if (!from || !to || points > from.points_remaining) return undefined;
	return {
		from: { name: from.name, before: from.points_remaining, after: from.points_remaining - points },
		to: { name: to.name, before: to.points_remaining, after: to.points_remaining + points },
		points,
		mark: [from_budget_id, from.points_remaining, to_budget_id, to.points_remaining, points].join("-"),
	};
}
