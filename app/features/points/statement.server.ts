/** What the statement's screen shows: a page of lines under months that are summed whole, and the balance. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { productsFor } from "#workers/features/buy-points/rules/buyer";
import { getLedgerFace } from "#workers/features/points/lists/get-ledger";
import { loadList, reportAction } from "~/list/list-loader.server";
import { byMonth, type StatementMonth } from "./statement-line";

/** So many days on which points end are listed; the rest are counted. */
const maxEndings = 6;

/** One page of one's own statement; nothing where the account hides points. */
export async function loader(args: LoaderFunctionArgs) {
	const { context } = args;
	const title = context.translate(getLedgerFace.title);
	if (context.account.flags.hide_points_for_account === 1) return { title, shown: null };
	const [figures, { ways }, { months: ends_after, expiries }, list] = await Promise.all([
		context.call("session/refresh-point-balance", {}),
		context.call("points/get-ways-to-earn", {}),
		context.call("points-expiry/get-expiring-points", {}),
		loadList(args, getLedgerFace, {
			shows: (line) => ({ ...line, when: context.format.time(line.created_at, "day") }),
		}),
	]);
	const months = byMonth(list.rows, await readMonths(context, list.rows)).map((month) => ({
		...month,
		name: context.format.month(month.lines[0]?.created_at ?? 0),
	}));
	return {
		title,
		shown: {
			figures,
			ways,
			list: { ...list, rows: [] },
			months,
			mayBuy: productsFor(context).length > 0,
			ends_after,
			expiries: expiries
				.slice(0, maxEndings)
				.map((one) => ({ ...one, day: context.format.time(one.expires_at, "recognition") })),
			more_expiries: Math.max(0, expiries.length - maxEndings),
		},
	};
}

type Line = { id: number; created_at: number };

/** Asks for the whole statement as a file. */
export const action = reportAction(getLedgerFace);

async function readMonths(context: LoaderFunctionArgs["context"], lines: Line[]): Promise<StatementMonth[]> {
	const [newest, oldest] = [lines[0], lines.at(-1)].map((line) => line && { id: line.id, created_at: line.created_at });
	if (!newest || !oldest) return [];
	return (await context.call("points/get-statement-months", { newest, oldest })).months;
}
