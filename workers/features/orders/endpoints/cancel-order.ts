/**
 * Cancels one's own order, or some of its lines, before anybody prepares it; invariant: a line that is cancelled was
 * still waiting at the moment of writing, so of a buyer and whoever begins to prepare it one is first.
 */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { linesToCancel, mayStillCancel } from "../rules/line-states";
import { carryOutMove, describeStanding, moveErrors } from "../steps/carry-out-move";
import { listStandingLines, type StandingLine } from "../store/move-lines";
import { moveOutput, moveReason } from "./update-order-status";

export const cancelOrder = defineEndpoint({
	name: "orders/cancel-order",
	path: "/api/orders/api_cancel_order",
	summary: "Cancels an order of the signed-in user that nobody has begun to prepare, and gives its points back.",
	access: "signed_in",
	isForbiddenWhileSignedInAsMember: true,
	input: z.object({
		order_id: z.int().min(1),
		/** Only these of its lines; the whole order unless given. */
		order_line_ids: z.array(z.int().min(1)).min(1).max(100).optional(),
		reason: moveReason,
	}),
	output: moveOutput,
	errors: { ...moveErrors, being_prepared: {} },
	repetition: { kind: "natural" },
	handler: async (scope, { order_id, order_line_ids, reason }) => {
		const lines = await scope.read(listStandingLines(scope, [], [order_id], sql`o.user_id = ${scope.user.id}`));
		if (lines.length === 0) throw notFound("order");
		const meant = order_line_ids ? lines.filter(({ id }) => order_line_ids.includes(id)) : lines;
		if (order_line_ids && meant.length < new Set(order_line_ids).size) throw notFound("order");
		return carryOutMove(scope, { lines: waitingOf(scope, meant), to: "cancelled", reason });
	},
});

/** The lines that are left to cancel. Throws unless all that are not cancelled yet still wait. */
function waitingOf(scope: MemberScope, lines: readonly StandingLine[]): StandingLine[] {
	const chosen = linesToCancel(lines);
	if (chosen.length > 0 || lines.every(({ status }) => status === "cancelled")) return chosen;
	const begun = lines.filter((line) => line.status !== "cancelled" && !mayStillCancel(line));
	throw refuse("being_prepared", { lines: describeStanding(scope, begun) });
}
