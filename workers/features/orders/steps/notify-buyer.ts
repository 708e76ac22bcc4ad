/** Tells a buyer of their order: that it was placed, that something is under way, that points are back. */
import { notifyAtOnce } from "#workers/features/notifications";
import type { JobRun } from "#workers/kernel/define-job";
import type { Scope } from "#workers/kernel/scope";
import { notifiedLines } from "../rules/notified-order";
import { orderNumber } from "../rules/order-number";
import { type OrderLine, presentLine, readOrderAddress } from "../rules/present-order";
import type { MoveOfOrder } from "../store/notify-move-job";
import { linesOf, type OrderOfMember } from "../store/orders";

/** Confirms an order; gives the statements and messages for the job's last batch. */
export function notifyOrderPlaced(scope: Scope, run: JobRun, order: OrderOfMember) {
	const lines = readLines(scope, order);
	const address = readOrderAddress(order.address);
	const emails = lines.flatMap(({ email_to }) => (email_to ? [email_to] : []));
	return notifyAtOnce(scope, run, "orders/order-placed", [buyerOf(order)], {
		...whichOrder(scope, order),
		lines: notifiedLines(lines),
		total: order.total_points,
		courier_to: lines.some(({ delivery }) => delivery === "courier") ? address : null,
		emails: [...new Set(emails)],
		has_donation: lines.some(({ delivery }) => delivery === "donation"),
		donation_dedication: address.donation_dedication,
		donation_is_named: address.donation_is_named,
	});
}

/** Tells what happened to some lines of an order. */
export function notifyLinesMoved(scope: Scope, run: JobRun, order: OrderOfMember, move: MoveOfOrder) {
	const moved = readLines(scope, order).filter(({ id }) => move.line_ids.includes(id));
	const sent = move.status === "shipped" ? moved : [];
	const parcels = sent.map(({ carrier, tracking_number }) => [carrier, tracking_number].filter(Boolean).join(", "));
	return notifyAtOnce(scope, run, "orders/lines-moved", [buyerOf(order)], {
		...whichOrder(scope, order),
		lines: notifiedLines(moved),
		status: move.status,
		points: moved.reduce((sum, { total_points }) => sum + total_points, 0),
		why: move.reason,
		parcels: [...new Set(parcels.filter(Boolean))],
	});
}

/** The buyer of an order, as the one who is told. */
export function buyerOf({ user_id, member_email, member_status, ...rest }: OrderOfMember) {
	return { ...rest, id: user_id, email: member_email, status: member_status };
}

function whichOrder({ account }: Pick<Scope, "account">, { id, number }: OrderOfMember) {
	return { order_id: id, order_number: orderNumber(account, number) };
}

function readLines({ translate }: Pick<Scope, "translate">, order: OrderOfMember): OrderLine[] {
	const address = readOrderAddress(order.address);
	return linesOf(order).map((line) => presentLine(line, address, translate));
}
