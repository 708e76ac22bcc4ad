/** One order with its dates written for the reader, and cancelling it or one of its items. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { readOrder } from "./read-order.server";

/** `placed` in the query says that the order has just been placed; `cancel` asks before cancelling: 'order', or a line's id; `return` before a line is sent back. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const shown = await readOrder(context, context.id(params.id));
	return {
		...shown,
		wasJustPlaced: query.has("placed"),
		cancelling: cancellingOf(shown.order, query.get("cancel")),
		returning: returningOf(shown.order, query.get("return")),
		form: await context.form("orders/cancel-order", { reason: "orders:cancel.reason" }),
		resendForm: await context.form("orders/resend-egift", {}),
		returnForm: await context.form("orders/return-order-line", { reason: "orders:returns.reason" }),
	};
}

/** Cancels, and says so on the order's page; a refusal comes back with what was typed. */
export const action = formActions({
	"orders/cancel-order": {
		input: ({ params, context }) => ({ order_id: context.id(params.id) }),
		done: (_answer, { params }) => redirectWithNotice(`/store/orders/${params.id}`, "orders:notices.cancelled"),
	},
	"orders/resend-egift": {
		done: (_answer, { params }) => redirectWithNotice(`/store/orders/${params.id}`, "orders:notices.resent"),
	},
	"orders/return-order-line": {
		done: (_answer, { params }) => redirectWithNotice(`/store/orders/${params.id}`, "orders:notices.returnAsked"),
	},
});

type Order = Awaited<ReturnType<typeof readOrder>>["order"];

/** The line that would be sent back; null when none is asked for, or it cannot be any more. */
function returningOf(order: Order, asked: string | null) {
	const line = order.lines.find(({ id, may_return }) => may_return === 1 && String(id) === asked);
	if (!line) return null;
	const { id, qty, name, total_points, return_until_date } = line;
	return { id, words: qty > 1 ? `${qty} × ${name}` : name, points: total_points, until: return_until_date };
}

/** What would be cancelled, with its names and points; null when nothing is asked for or it cannot be any more. */
function cancellingOf(order: Order, asked: string | null) {
	const line_id = order.lines.find(({ id }) => String(id) === asked)?.id ?? null;
	if (line_id === null && !(asked === "order" && order.may_cancel)) return null;
	const lines = order.lines.filter(({ id, may_cancel }) => may_cancel && (line_id === null || id === line_id));
	if (lines.length === 0) return null;
	return {
		line_id,
		lines: lines.map(({ id, qty, name }) => ({ id, words: qty > 1 ? `${qty} × ${name}` : name })),
		points: lines.reduce((sum, { total_points }) => sum + total_points, 0),
	};
}
