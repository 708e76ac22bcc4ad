/** Gives the points of a line back that was sent or arrived; the goods stay where they are. Guarded as every move is. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import { mayMove } from "../rules/line-states";
import { orderManagers } from "../rules/order-managers";
import { carryOutMove, describeStanding, moveErrors } from "../steps/carry-out-move";
import { listStandingLines } from "../store/move-lines";
import { moveOutput, moveReason } from "./update-order-status";

export const refundOrderLine = defineEndpoint({
	name: "orders/refund-order-line",
	path: "/api/orders/api_refund_order_line",
	summary: "Gives the points of an order's line back to the balance that paid it.",
	access: orderManagers,
	flags: ["orders_management_enabled"],
	input: z.object({ order_line_id: z.int().min(1), reason: moveReason.unwrap().min(1) }),
	output: moveOutput,
	errors: { ...moveErrors, not_reachable: {} },
	repetition: { kind: "natural" },
	handler: async (scope, { order_line_id, reason }) => {
		const lines = await scope.read(listStandingLines(scope, [order_line_id], []));
		const [line] = lines;
		if (!line) throw notFound("order");
		if (line.status === "refunded") return carryOutMove(scope, { lines: [], to: "refunded", reason });
		if (!mayMove(line, "refunded")) {
			const status = scope.translate("orders:lineStatus.refunded");
			throw refuse("not_reachable", { status, lines: describeStanding(scope, lines) });
		}
		return carryOutMove(scope, { lines, to: "refunded", reason });
	},
});
