/** Tells members of their wishes: a price that fell, a flash sale, few that are left, or that their points suffice; each once. */
import { isBalanceHidden } from "#workers/features/catalog";
import { isActive } from "#workers/features/members";
import { notify, toldPoints } from "#workers/features/notifications";
import { hourMs } from "#workers/kernel/clock";
import type { ScheduledWork } from "#workers/kernel/define-job";
import { never, placeOf } from "#workers/kernel/due-work";
import { type NewsKind, newsOf } from "../rules/news";
import { knownColumns, listWatched, noteKnown, type WatchedRow, type WishPlace } from "../store/watched";

const name = "wish-lists/tell-news";
const everyMs = hourMs;
const lookedAtAtOnce = 300;
const start: WishPlace = { wish_list_id: 0, item_id: 0 };

export const tellNews: ScheduledWork = {
	name,
	summary: "Tells members what is new about the things they wish for.",
	triggers: ["wish_list_items_watched", "flash_sales_told"],
	handler: async (scope) => {
		const { account, clock, read, commit } = scope;
		const now = clock.now();
		const place = (await read(placeOf(account.id, name)))[0]?.place ?? null;
		const from = place === null ? start : (JSON.parse(place) as WishPlace);
		const rows = await read(listWatched(account.id, from, now, lookedAtAtOnce));
		const looked = rows.map((row) => ({ row, ...newsOf(isBalanceHidden(account) ? { ...row, balance: -1 } : row) }));
		const changed = looked.filter(({ row, known }) => knownColumns.some((column) => known[column] !== row[column]));
		const told = looked
			.filter(({ row, news }) => news !== null && row.is_first === 1 && isActive(row.status))
			.map(({ row, news }) => noticeOf(scope, row, news!));
		if (changed.length > 0)
			await commit({
				statements: [
					noteKnown(
						account.id,
						changed.map(({ row, known }) => ({ wish_list_id: row.wish_list_id, item_id: row.item_id, ...known })),
					),
					...told.flatMap(({ statements }) => statements),
				],
				answer: {},
				follow: told.flatMap(({ follow }) => follow),
			});
		const last = rows.at(-1);
		if (last && rows.length === lookedAtAtOnce)
			return { due_at: now, place: JSON.stringify({ wish_list_id: last.wish_list_id, item_id: last.item_id }) };
		return last || place !== null ? now + everyMs : never;
	},
};

function noticeOf(scope: Parameters<typeof notify>[0], row: WatchedRow, news: NewsKind) {
	const { item_id, item_name, product_type, sale_points, points } = row;
	const price = sale_points ?? points;
	return notify(scope, "wish-lists/wish-news", [row], {
		...{ item_id, item_name, product_type, news, points: price, quantity_left: row.quantity_left ?? 0 },
		points_left: toldPoints(scope.account, Math.max(0, row.balance - price)),
	});
}
