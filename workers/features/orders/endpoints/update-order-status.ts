/**
 * Moves lines of orders to a state; invariant: each line stands where it was read at the moment of writing, and a line
 * that is given back moves no more (`order_line_moved`, `order_lines_given_back_stay`, `ledger_transactions_reversed_once`).
 */
import { DateTime } from "luxon";
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound, refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { maxVoucherCode } from "../rules/egifts";
import {
	type LineStatus,
	lineStatuses,
	maxLinesOfMove,
	mayMove,
	needingReason,
	orderStatuses,
} from "../rules/line-states";
import { orderManagers } from "../rules/order-managers";
import { carryOutMove, describeStanding, moveErrors } from "../steps/carry-out-move";
import { listStandingLines, type StandingLine } from "../store/move-lines";

const maxOrders = 100;

const id = z.int().min(1);
const trackingNumber = z.string().trim().max(100).optional();

/** Why a line moves; shown to its buyer. */
export const moveReason = z.string().trim().max(300).default("");

const input = z.object({
	/** Whole orders: those of their lines that can reach the state. */
	orders: z
		.array(z.object({ id, tracking_number: trackingNumber }))
		.max(maxOrders)
		.default([]),
	/** Single lines; `status_seen` refuses the move when the line stands elsewhere by now. */
	order_lines: z
		.array(
			z.object({
				id,
				status_seen: z.enum(lineStatuses).optional(),
				tracking_number: trackingNumber,
				/** With delivered, of what goes by email: the code or link that its recipient gets by email. */
				voucher_code: text(maxVoucherCode).optional(),
			}),
		)
		.max(maxLinesOfMove)
		.default([]),
	status: z.enum(lineStatuses).exclude(["accepted"]),
	/** Shown to the buyer; needed for what waits and for what is given back. */
	reason: moveReason,
	/** With shipped: who carries it, and the parcel's number unless an order or line has its own. */
	carrier: z.string().trim().max(100).default(""),
	tracking_number: trackingNumber,
	/** The day on which it was sent or arrived, in the account's time zone; today unless given. */
	date: z.string().max(10).default(""),
});

/** What a move answers. */
export const moveOutput = z.object({
	status: z.enum(lineStatuses),
	/** The lines that moved; those that stood there already are not among them. */
	order_line_ids: z.array(z.int()),
	points_returned: z.int(),
	orders: z.array(z.object({ id: z.int(), status: z.enum(orderStatuses) })),
});

export const updateOrderStatus = defineEndpoint({
	name: "orders/update-order-status",
	path: "/api/orders/api_update_order_status",
	summary:
		"Moves orders, or lines of orders, to a state; what is cancelled, refunded or returned gives its points back.",
	access: orderManagers,
	flags: ["orders_management_enabled"],
	input,
	output: moveOutput,
	errors: { ...moveErrors, not_reachable: {} },
	repetition: { kind: "natural" },
	handler: async (scope, asked) => {
		const { status: to, reason, carrier } = asked;
		const at = readDay(scope, asked.date, to);
		if (asked.orders.length + asked.order_lines.length === 0)
			throw invalid({ orders: [scope.translate("orders:validation.choose")] });
		if (needingReason.includes(to) && reason === "")
			throw invalid({ reason: [scope.translate("answers:validation.required")] });
		const lines = await scope.read(
			listStandingLines(
				scope,
				asked.order_lines.map((line) => line.id),
				asked.orders.map((order) => order.id),
			),
		);
		refuseUnknown(asked, lines);
		refuseMoved(scope, asked, lines);
		const moving = chooseLines(scope, asked, lines);
		refuseEarlier(scope, moving, at);
		return carryOutMove(scope, { lines: withNumbers(asked, moving), to, reason, carrier, at });
	},
});

type Asked = z.output<typeof input>;

/** The moment of the day that was given: now for today and where none is; refused unless it is a day of the past that a state has. */
function readDay({ account, clock, translate }: MemberScope, date: string, to: LineStatus): number | undefined {
	if (date === "" || (to !== "shipped" && to !== "delivered")) return undefined;
	const now = DateTime.fromMillis(clock.now(), { zone: account.time_zone });
	const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? DateTime.fromISO(date, { zone: account.time_zone }) : undefined;
	if (!day?.isValid) throw invalid({ date: [translate("answers:validation.invalid")] });
	if (day.hasSame(now, "day")) return undefined;
	if (day > now) throw invalid({ date: [translate("orders:validation.dayToCome")] });
	return day.set({ hour: 12 }).toMillis();
}

function refuseUnknown(asked: Asked, lines: readonly StandingLine[]): void {
	const known = new Set(lines.flatMap((line) => [line.id, line.order_id]));
	if ([...asked.orders, ...asked.order_lines].some((one) => !known.has(one.id))) throw notFound("order");
}

/** Throws when a line stands elsewhere than its manager saw, unless that is where it shall be. */
function refuseMoved(scope: MemberScope, { order_lines, status }: Asked, lines: readonly StandingLine[]): void {
	const seen = new Map(order_lines.map((line) => [line.id, line.status_seen]));
	const moved = lines.filter((line) => line.status !== status && (seen.get(line.id) ?? line.status) !== line.status);
	if (moved.length > 0) throw refuse("order_line_moved", { lines: describeStanding(scope, moved) });
}

/** The lines that move. Throws for a line that cannot, and for an order of which no line can or has. */
function chooseLines(scope: MemberScope, { order_lines, status: to }: Asked, lines: readonly StandingLine[]) {
	const named = new Set(order_lines.map((line) => line.id));
	const fits = (line: StandingLine) => line.status === to || mayMove(line, to);
	const orders = new Set(lines.filter(fits).map(({ order_id }) => order_id));
	const stuck = lines.filter((line) => (named.has(line.id) ? !fits(line) : !orders.has(line.order_id)));
	if (stuck.length > 0) {
		const status = scope.translate(`orders:lineStatus.${to}`);
		throw refuse("not_reachable", { status, lines: describeStanding(scope, stuck) });
	}
	return lines.filter((line) => line.status !== to && fits(line));
}

/** Throws when something would have left or arrived before the day on which it was ordered. */
function refuseEarlier(
	{ account, translate }: MemberScope,
	lines: readonly StandingLine[],
	at: number | undefined,
): void {
	if (at === undefined) return;
	const dayOf = (time: number) => DateTime.fromMillis(time, { zone: account.time_zone }).startOf("day");
	if (lines.some(({ created_at }) => dayOf(created_at) > dayOf(at)))
		throw invalid({ date: [translate("orders:validation.dayBeforeOrder")] });
}

/** Each line with its code, and with the parcel's number: its own, else its order's, else the one for all. */
function withNumbers({ order_lines, orders, tracking_number }: Asked, lines: readonly StandingLine[]) {
	const ofLine = new Map(order_lines.map((line) => [line.id, line.tracking_number]));
	const codes = new Map(order_lines.map((line) => [line.id, line.voucher_code]));
	const ofOrder = new Map(orders.map((order) => [order.id, order.tracking_number]));
	return lines.map((line) => ({
		...line,
		tracking_number: ofLine.get(line.id) || ofOrder.get(line.order_id) || tracking_number || "",
		voucher_code: codes.get(line.id) ?? "",
	}));
}
