/** Moves lines to a state in one batch: states, points, goods, audit and emails; who comes second is told what stands. */
import { sql } from "drizzle-orm";
import type { Reversal } from "#workers/features/points";
import { assertAll } from "#workers/kernel/assertions";
import { constraintFailure, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { givenBack, type LineStatus, type OrderStatus } from "../rules/line-states";
import { orderNumber } from "../rules/order-number";
import type { EgiftsOfOrder } from "../store/egifts";
import { areOfDistributor } from "../store/managed-orders";
import { listStandingLines, type Move, moveLines, type StandingLine, statusesAsJson } from "../store/move-lines";
import { type MoveOfOrder, notifiedStatus } from "../store/notify-move-job";

/** What is to be done: `lines` are as they were read, and all of them can reach the state. */
export type PlannedMove = {
	lines: readonly (StandingLine & { tracking_number?: string; voucher_code?: string })[];
	to: LineStatus;
	reason: string;
	carrier?: string;
	at?: number;
};

/** What a move changed. */
export type MoveAnswer = {
	status: LineStatus;
	order_line_ids: number[];
	points_returned: number;
	orders: { id: number; status: OrderStatus }[];
};

/** The refusals that a move can end in, for the endpoints that make one. */
export const moveErrors = {
	order_line_moved: { constraints: ["order_line_is_given_back"], details: { lines: "" } },
	lines_paid_together: {},
} as const;

/** What a statement line says of a line is cut here. */
const maxReason = 200;

/** Writes the move and answers what it changed; nothing at all for no lines. */
export async function carryOutMove(scope: MemberScope, move: PlannedMove): Promise<MoveAnswer> {
	const { lines, to } = move;
	const orderIds = [...new Set(lines.map(({ order_id }) => order_id))];
	const order_line_ids = lines.map(({ id }) => id);
	const answer: MoveAnswer = { status: to, order_line_ids, points_returned: pointsBack(lines, to), orders: [] };
	if (lines.length === 0) return answer;
	try {
		return await scope.commit({
			...composeMove(scope, move),
			answer,
			live: { orders: statusesAsJson(scope.account.id, orderIds) },
		});
	} catch (error) {
		const { name } = constraintFailure(error) ?? {};
		if (name === "order_line_moved" || name === "order_line_is_given_back")
			throw await whatStands(scope, order_line_ids);
		throw error;
	}
}

/** What a move writes, its audit lines and messages; `guard` is what its batch fails with when a line stands elsewhere. */
export function composeMove(
	scope: Pick<MemberScope, "account" | "clock" | "newId" | "user" | "actor">,
	move: PlannedMove,
	guard?: Move["guard"],
) {
	const { lines, to, reason, carrier = "" } = move;
	const moved = lines.map((line) => ({ ...line, tracking_number: line.tracking_number ?? "" }));
	const at = move.at ?? scope.clock.now();
	const orderIds = [...new Set(lines.map(({ order_id }) => order_id))];
	return {
		statements: [
			...(scope.user.role === "distributor" && lines.some(({ user_id }) => user_id !== scope.user.id)
				? [assertAll({ [guard ?? "order_line_moved"]: areOfDistributor(scope, orderIds) })]
				: []),
			...moveLines(scope.account, { lines: moved, to, reason, carrier, at, guard }, reversalsOf(scope, move)),
		],
		audit: orderIds.map((order_id) => ({
			subject_kind: "order" as const,
			subject_id: order_id,
			details: auditDetails(
				move,
				lines.filter((line) => line.order_id === order_id),
			),
		})),
		follow: orderIds.flatMap((order_id) => [...messageOf(move, order_id), ...egiftsOf(move, order_id)]),
	};
}

/** The refusal that says where the lines stand now. */
export async function whatStands(scope: MemberScope, lineIds: readonly number[]) {
	const now = await scope.read(listStandingLines(scope, lineIds, [], sql`true`));
	return refuse("order_line_moved", { lines: describeStanding(scope, now) });
}

/** 'ACM-100417 Steel bottle: Shipped', for refusals that name lines. */
export function describeStanding({ account, translate }: MemberScope, lines: readonly StandingLine[]): string {
	return lines
		.map(
			({ number, name, status }) =>
				`${orderNumber(account, number)} ${name}: ${translate(`orders:lineStatus.${status}`)}`,
		)
		.join("; ");
}

/** The points that go back with these lines. */
function pointsBack(lines: readonly StandingLine[], to: LineStatus): number {
	if (!givenBack.includes(to)) return 0;
	return lines.reduce((sum, { points, quantity }) => sum + points * quantity, 0);
}

/** One reversal for each redemption that paid these lines; it takes its amount and its balance from the redemption itself. */
function reversalsOf(
	scope: Pick<MemberScope, "account" | "clock" | "newId" | "user" | "actor">,
	{ lines, to, reason }: PlannedMove,
): Reversal[] {
	if (!givenBack.includes(to)) return [];
	const ids = new Set(lines.flatMap(({ transaction_id }) => (transaction_id === null ? [] : [transaction_id])));
	return [...ids].map((transaction_id) => {
		const paid = lines.filter((line) => line.transaction_id === transaction_id);
		return {
			account_id: scope.account.id,
			id: scope.newId(),
			kind: "Redemption Reversed",
			idempotency_key: `redemption-reversed:${transaction_id}`,
			reverses_transaction_id: transaction_id,
			actor_id: scope.actor?.id ?? scope.user.id,
			source: "order",
			reason: statementReason(paid, reason),
			order_id: paid[0]!.order_id,
			created_at: scope.clock.now(),
		};
	});
}

/** '2 × Steel bottle: arrived damaged'. */
function statementReason(lines: readonly StandingLine[], reason: string): string {
	const names = lines.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(", ");
	return (reason ? `${names}: ${reason}` : names).slice(0, maxReason);
}

function auditDetails({ to, reason, carrier }: PlannedMove, lines: PlannedMove["lines"]) {
	return {
		status: to,
		...(reason && { reason }),
		...(carrier && { carrier }),
		lines: lines.map(({ id, status, tracking_number }) => ({
			id,
			was: status,
			...(tracking_number && { tracking_number }),
		})),
	};
}

function messageOf(
	{ lines, to, reason }: PlannedMove,
	order_id: number,
): { job: "orders/notify-move"; payload: MoveOfOrder }[] {
	const status = notifiedStatus(to);
	const line_ids = lines.filter((line) => line.order_id === order_id).map(({ id }) => id);
	return status ? [{ job: "orders/notify-move", payload: { order_id, status, reason, line_ids } }] : [];
}

/** What goes by email with a code goes to its recipients. */
function egiftsOf(
	{ lines, to }: PlannedMove,
	order_id: number,
): { job: "orders/send-egift"; payload: EgiftsOfOrder }[] {
	const sent = lines.filter((line) => line.order_id === order_id && line.delivery === "email" && line.voucher_code);
	if (to !== "delivered" || sent.length === 0) return [];
	return [{ job: "orders/send-egift", payload: { order_id, line_ids: sent.map(({ id }) => id) } }];
}
