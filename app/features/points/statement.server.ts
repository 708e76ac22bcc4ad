/** What the statement's screen shows: balances, and one page of lines. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formatTime } from "~/shell/dates.server";
import type { StatementLine } from "./statement-line";

/** One page of one's own statement; nothing where the account hides points. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const page = Math.min(1_000_000, Math.max(1, Math.trunc(Number(query.get("page"))) || 1));
	const { account } = await context.call("account/init-account", {});
	const title = context.texts.t("points:statement.title");
	if (account.flags?.hide_points_for_account === 1) return { title, isHidden: true as const };
	const anchor = query.get("anchor")?.slice(0, 500) || undefined;
	const [figures, ledger] = await Promise.all([
		context.call("session/refresh-point-balance", {}),
		context.call("points/get-ledger", { page: page - 1, anchor }),
	]);
	if (page > 1 && page > ledger.total_pages) throw redirect(`/points?page=${Math.max(1, ledger.total_pages)}`);
	const reader = { time_zone: account.time_zone ?? "UTC", language_code: context.language_code };
	const lines = ledger.table_rows.map((line): StatementLine => {
		const at = new Date(line.created_at).toISOString();
		return { ...line, when: formatTime(line.created_at, "recognition", reader), at };
	});
	return {
		title,
		isHidden: false as const,
		figures,
		lines,
		page,
		page_size: 10,
		total_rows: ledger.total_rows,
		total_pages: ledger.total_pages,
		anchor: ledger.extra_data.anchor,
	};
}
