/**
 * Moves the selected orders to a state, each as far as its lines can reach it; invariant: lines, points and goods of some
 * hundred orders are one batch, which fails unless each line stands where it was read, and is then composed again.
 */
import { z } from "zod";
import { defineBulkAction, type Skipped } from "#workers/kernel/define-bulk-action";
import { invalid } from "#workers/kernel/errors";
import { groupBy } from "#workers/kernel/group-by";
import { givenBack, type LineStatus, mayMove, needingReason } from "../rules/line-states";
import { orderManagers } from "../rules/order-managers";
import { composeMove } from "../steps/carry-out-move";
import { listStandingLines, type StandingLine } from "../store/move-lines";

const input = z.object({
	status: z.enum(["processing", "shipped", "delivered", "backordered", "cancelled"]),
	/** Shown to each buyer; needed for what waits and for what is given back. */
	reason: z.string().trim().max(300).default(""),
	/** With shipped; the numbers of the parcels come by upload. */
	carrier: z.string().trim().max(100).default(""),
});

export const changeOrders = defineBulkAction({
	name: "orders/change-orders",
	list: "orders/get-orders-for-management",
	key: "status",
	place: 10,
	path: "/api/orders/api_bulk_update_orders",
	summary: "Moves the selected orders to a state; what is cancelled gives its points back.",
	access: orderManagers,
	flags: ["orders_management_enabled"],
	input,
	fields: { status: "orders:move.status", reason: "orders:move.reason", carrier: "orders:move.carrier" },
	choices: async ({ translate }) => ({
		status: input.shape.status.options.map((value) => ({ value, label: translate(`orders:lineStatus.${value}`) })),
	}),
	words: "orders:bulk",
	begin: async (scope, run) => {
		if (needingReason.includes(run.input.status) && run.input.reason === "")
			throw invalid({ reason: [scope.translate("answers:validation.required")] });
		return [];
	},
	apply: async (scope, run, ids) => {
		const { status: to, reason, carrier } = run.input;
		const lines = await scope.read(listStandingLines(scope, [], ids));
		const byOrder = groupBy(lines, ({ order_id }) => order_id);
		const chosen = ids.map((id) => ({ id, ...chooseOf(byOrder.get(id) ?? [], to) }));
		const moving = chosen.flatMap(({ lines }) => lines);
		const skipped = chosen.flatMap(({ id, reason }): Skipped[] => (reason ? [{ id, reason }] : []));
		if (moving.length === 0) return { statements: [], skipped };
		return { ...composeMove(scope, { lines: moving, to, reason, carrier }, "internal_rows_changed"), skipped };
	},
});

/** The lines of an order that move, or why none of them does. */
function chooseOf(lines: readonly StandingLine[], to: LineStatus): { lines: StandingLine[]; reason?: string } {
	const moving = lines.filter((line) => mayMove(line, to));
	if (moving.length === 0)
		return { lines: [], reason: lines.some(({ status }) => status === to) ? "stands_so" : "not_reachable" };
	const staying = new Set(lines.flatMap((line) => (moving.includes(line) ? [] : (line.transaction_id ?? []))));
	const isTorn = givenBack.includes(to) && moving.some(({ transaction_id }) => staying.has(transaction_id ?? 0));
	return isTorn ? { lines: [], reason: "paid_together" } : { lines: moving };
}
