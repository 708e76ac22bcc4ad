/** What the statement's screen shows: a page of lines under months that are summed whole, and the balance. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { getLedgerFace } from "#workers/features/points/lists/get-ledger";
import { loadList } from "~/list/list-loader.server";
import { byMonth, type StatementMonth } from "./statement-line";

/** One page of one's own statement; nothing where the account hides points. */
export async function loader(args: LoaderFunctionArgs) {
	const { context } = args;
	const title = context.texts.t("points:statement.title");
	if (context.account.flags.hide_points_for_account === 1) return { title, shown: null };
	const [figures, list] = await Promise.all([
		context.call("session/refresh-point-balance", {}),
		loadList(args, getLedgerFace),
	]);
	const lines = list.rows.map((line) => ({ ...line, when: context.format.time(line.created_at, "day") }));
	const months = await readMonths(context, list.rows);
	return { title, shown: { figures, list: { ...list, rows: [] }, months: named(byMonth(lines, months), context) } };
}

type Context = LoaderFunctionArgs["context"];

async function readMonths(context: Context, lines: { id: number; created_at: number }[]): Promise<StatementMonth[]> {
	const [newest, oldest] = [lines[0], lines.at(-1)];
	if (!newest || !oldest) return [];
	const endOf = ({ id, created_at }: typeof newest) => ({ id, created_at });
	const { months } = await context.call("points/get-statement-months", {
		newest: endOf(newest),
		oldest: endOf(oldest),
	});
	return months;
}

/** Months with their names, which the reader's language gives. */
function named<Month extends StatementMonth & { lines: { created_at: number }[] }>(
	months: Month[],
	{ format }: Context,
) {
	return months.map((month) => ({ ...month, name: format.month(month.lines[0]?.created_at ?? 0) }));
}
