/** One order with its dates written for the reader, and cancelling it or one of its items. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { readOrder } from "./read-order.server";

/**
 * `placed` in the query says that the order has just been placed, `second` together with which; `cancel` asks before
 * cancelling: 'order', or a line's id; `return` before a line is sent back.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const query = new URL(request.url).searchParams;
	const [shown, second] = await Promise.all([
		readOrder(context, context.id(params.id)),
		readSecond(context, query.get("second")),
	]);
	return {
		...shown,
		wasJustPlaced: query.has("placed"),
		takesReturns: context.account.flags.orders_management_enabled === 1,
		second: second && { id: second.id, order_number: second.order_number },
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
		done: async (_answer, { params, context }) => {
			const { order } = await context.call("orders/get-order-details", { order_id: context.id(params.id) });
			const isOfWallet = order.product_type === "wallet_product";
			const notice = isOfWallet ? "orders:notices.cancelledWallet" : "orders:notices.cancelled";
			return redirectWithNotice(`/store/orders/${params.id}`, notice);
		},
	},
	"orders/resend-egift": {
		done: (_answer, { params }) => redirectWithNotice(`/store/orders/${params.id}`, "orders:notices.resent"),
	},
	"orders/return-order-line": {
		done: (_answer, { params }) => redirectWithNotice(`/store/orders/${params.id}`, "orders:notices.returnAsked"),
	},
});

/** The order that the other balance paid, of the reader's newest; null where it is none of them. */
async function readSecond(context: LoaderFunctionArgs["context"], asked: string | null) {
	if (asked === null) return null;
	const { table_rows } = await context.call("orders/get-member-orders", {});
	return table_rows.find(({ id }) => String(id) === asked) ?? null;
}

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
