/** The server half of the account's own points: what is available, when owners are told, and topping up by card. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { formatMoney } from "~/ui/rules/points";

const saving = "buy-points/update-low-threshold";

/** The plan with its choices, and the forms. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [plan, { account }, form, quote] = await Promise.all([
		context.call("buy-points/get-top-up-plan", {}),
		context.call("account/init-account", {}),
		context.form(saving, {
			low_threshold: { label: "buy-points:topUp.threshold", options: "buy-points:topUp.thresholds" },
			low_threshold_points: "buy-points:topUp.thresholdOwn",
			top_up_points: { label: "buy-points:topUp.points", options: "buy-points:topUp.pointsChoices" },
			top_up_custom_points: "buy-points:topUp.pointsOwn",
		}),
		context.form("buy-points/quote", { amount: "buy-points:choose.amount" }),
	]);
	const write = (cents: number) => formatMoney(cents, 10_000, account.figure_format) ?? "";
	const own = plan.top_up_custom_points;
	const points = [
		...plan.top_up_points_choices.filter((choice) => choice !== "custom").map(Number),
		...(own ? [own] : []),
	];
	const usual = own ?? Number(plan.top_up_points);
	return {
		title: context.translate("settings:title"),
		available: plan.available_points,
		hasPrice: plan.point_price > 0,
		values: {
			low_threshold: plan.low_threshold,
			low_threshold_points: plan.low_threshold_points ?? "",
			top_up_points: plan.top_up_points,
			top_up_custom_points: own ?? "",
		},
		byPoints: points.map((count) => ({
			points: count,
			money: write((count * plan.point_price) / 10_000),
			isUsual: count === usual,
		})),
		byAmount: plan.top_up_amounts.map(({ amount, points: count }) => ({
			points: count,
			money: write(amount * 100),
			isUsual: amount === plan.usual_top_up_amount,
		})),
		...{ form, quote },
	};
}

/** Saves the plan, or asks for the price of a top-up. */
export const action = formActions({
	[saving]: { done: () => redirectWithNotice("/settings/buy_points", "buy-points:notices.saved") },
	"buy-points/quote": {
		input: () => ({ pointsType: "top_up" }),
		done: ({ quote_id }) => redirect(`/buy_points?purchase=${quote_id}`),
	},
});
