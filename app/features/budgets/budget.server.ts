/** The server half of one budget's page. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

/** The budget with its days and its movements in words. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const answer = await context.call("budgets/get-budget-details", { budget_id: context.id(params.id) });
	const { budget, programs, parts, waiting, movements } = answer;
	const { format } = context;
	const day = (text: string | null) => text && format.date(text, "recognition");
	const { runs_out_on, ends_on, from_date, to_date, turns_at, ...shown } = budget;
	return {
		title: budget.name,
		budget: {
			...shown,
			from: day(from_date),
			to: day(to_date),
			runs_out: day(runs_out_on),
			ends: day(ends_on),
			turns: turns_at === null ? null : format.time(turns_at, "recognition"),
			owner: `${budget.owner_first_name} ${budget.owner_last_name}`.trim(),
		},
		programs,
		parts,
		waiting: waiting.map((one) => ({ ...one, until: format.moment(one.expires_at) })),
		movements: movements.map(({ created_at, ...movement }) => ({
			...movement,
			date: format.time(created_at, "recognition"),
		})),
		mayEdit: await context.mayCall("budgets/ao-update-budget-details"),
		mayReadPrograms: await context.mayCall("programs/get-program-details"),
	};
}
