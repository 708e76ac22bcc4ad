/** The import of parcels: sends orders with their carriers and numbers, as files of couriers and warehouses say them; a distributor those of their own people (README of orders). */
import { assertThat } from "#workers/kernel/assertions";
import { defineImport, type PlannedRow, type Upload } from "#workers/kernel/define-import";
import { groupBy } from "#workers/kernel/group-by";
import { isOn } from "#workers/kernel/identity";
import { oneByOne } from "#workers/kernel/import-rows";
import type { Scope } from "#workers/kernel/scope";
import { orderManagers } from "../rules/order-managers";
import { exactOrderNumber } from "../rules/order-number";
import { moveLines } from "../store/move-lines";
import { areOfUploader, listParcelLines } from "../store/parcel-lines";
import {
	keysOfTracking,
	type NamedItems,
	planTracking,
	readTrackingRow,
	surveyTracking,
	type TrackingChange,
	type TrackingFacts,
	type TrackingRow,
	trackingColumns,
} from "./rules/tracking-rows";

export const trackingImport = defineImport<TrackingRow, TrackingFacts, TrackingChange, NamedItems>({
	kind: "tracking",
	place: 6,
	words: "orders:import",
	roles: orderManagers,
	needs: { orders_not_managed: (account) => isOn(account, "orders_management_enabled") },
	columns: trackingColumns,
	survey: (account, { places }) => surveyTracking(places, (typed) => exactOrderNumber(account, typed)),
	reader: (account, { places }) =>
		oneByOne((cells) => readTrackingRow(cells, places, (typed) => exactOrderNumber(account, typed))),
	keysOf: keysOfTracking,
	repeated: "repeated_row",
	load: async ({ account, read }, rows, { user_id }, { found }) => {
		const numbers = [...new Set(rows.map(({ number }) => number))];
		const lines = await read(listParcelLines(account.id, user_id, numbers));
		return { lines: groupBy(lines, ({ number }) => number), named: found ?? {} };
	},
	plan: planTracking,
	apply: applyTracking,
});

/** Each row is a move of its own, since each has its carrier; a line that stands elsewhere by then lets the chunk be planned again. */
async function applyTracking(
	scope: Scope<null>,
	planned: readonly PlannedRow<TrackingRow, TrackingChange>[],
	_facts: TrackingFacts,
	{ user_id }: Upload,
) {
	const { account, clock } = scope;
	const moves = mergeMoves(planned.flatMap(({ change }) => (change.lines.length > 0 ? [change] : [])));
	const at = clock.now();
	const statements = moves.flatMap(({ carrier, lines }) =>
		moveLines(account, { lines, carrier, to: "shipped", reason: "", at, guard: "internal_rows_changed" }, []),
	);
	const byOrder = groupBy(
		moves.flatMap(({ lines }) => lines),
		({ order_id }) => order_id,
	);
	const areTheirs = assertThat("internal_rows_changed", areOfUploader(account.id, user_id, [...byOrder.keys()]));
	const messages = [...byOrder].map(([order_id, lines]) => ({
		job: "orders/notify-move" as const,
		payload: { order_id, status: "shipped" as const, reason: "", line_ids: lines.map(({ id }) => id) },
	}));
	return {
		statements: byOrder.size > 0 ? [areTheirs, ...statements] : statements,
		refused: [],
		pending_count: 0,
		changed_count: byOrder.size,
		messages,
	};
}

/** One move for all rows of a carrier; a line that two rows name goes with the later one. */
function mergeMoves(changes: readonly TrackingChange[]) {
	const parcels = new Map(changes.flatMap(({ lines }) => lines.map((line) => [line.id, line] as const)));
	const byCarrier = groupBy(parcels.values(), ({ carrier }) => carrier);
	return [...byCarrier].map(([carrier, lines]) => ({ carrier, lines }));
}
