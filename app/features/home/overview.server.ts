/** What an account owner sees first: the month in a sentence, what waits, who joined, which budgets run out. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { pointsGraphFace } from "#workers/features/points/graphs/get-points-graph";
import { readFeedStart } from "~/features/activity/index.server";
import { readPinned } from "~/features/announcements/index.server";
import { loadGraph } from "~/graph/load-graph.server";
import { readPrograms } from "./card-programs.server";
import { readCards } from "./overview-cards.server";
import { readWaiting } from "./overview-waiting.server";

const latestShown = 5;
const dayMs = 86_400_000;
/** Days before a budget runs out from which on the day is a warning, and from which on it is urgent. */
const warnDays = 45;
const urgentDays = 14;

type Args = Pick<LoaderFunctionArgs, "request" | "context">;

/** Reads the overview in one round trip. */
export async function readOverview(args: Args) {
	const { context } = args;
	const arePointsHidden = context.account.flags.hide_points_for_account === 1;
	const [figures, reach, budgets, cards, graph, waiting, latest, pinned, programs, setup] = await Promise.all([
		context.call("points/get-points-summary", {}),
		readReach(context),
		arePointsHidden ? null : readBudgets(args),
		readCards(args),
		arePointsHidden ? null : loadGraph(args, pointsGraphFace, { address: "/" }),
		readWaiting(context),
		readFeedStart(context, new URLSearchParams(), latestShown),
		readPinned(context),
		readPrograms(context),
		context.call("setup/get-checklist", {}),
	]);
	const { format } = context;
	const days = new URLSearchParams({
		startDate: format.time(figures.month_start, "filter"),
		endDate: format.time(Date.now(), "filter"),
	});
	return {
		/** The lists behind the figures of the month. */
		lists: {
			given: `/recognitions?report_condition=all&${days}`,
			redeemed:
				context.account.flags.orders_management_enabled === 1
					? `/recognitions/orders_management?${days}`
					: "/reports?report=redemption_summary",
		},
		figures,
		reach,
		budgets,
		cards,
		graph,
		waiting,
		month: format.month(figures.month_start),
		names: { now: format.monthName(figures.month_start), before: format.monthName(figures.month_start - dayMs) },
		latest: latest.items,
		pinned,
		programs,
		setup,
	};
}

async function readReach(context: Args["context"]) {
	const reading = "recognition/get-reach";
	return (await context.mayCall(reading)) ? context.call(reading, {}) : null;
}

/** The budgets that run out first, with the day in words and how near it is. */
async function readBudgets({ context }: Args) {
	const { budgets, budget_count } = await context.call("budgets/get-budget-pace", {});
	const { format } = context;
	return {
		more_count: budget_count - budgets.length,
		rows: budgets.map(({ runs_out_on, ends_on, ...budget }) => {
			const at = runs_out_on ? format.readMoment(runs_out_on, "00:00") : undefined;
			const days = at === undefined ? null : Math.max(0, Math.ceil((at - Date.now()) / dayMs));
			const tone = days === null || days > warnDays ? "plain" : days > urgentDays ? "warn" : "bad";
			return {
				...budget,
				days,
				tone: tone as "plain" | "warn" | "bad",
				runs_out: runs_out_on && format.date(runs_out_on, "recognition"),
				ends: ends_on && format.date(ends_on, "recognition"),
			};
		}),
	};
}
