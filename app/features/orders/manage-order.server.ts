/** One order for those who manage it, and changing the states of its lines. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { moveAction, moveFormOf } from "./move-form.server";
import { readOrder } from "./read-order.server";

/** The order, and the states that something of it can reach. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const order_id = context.id(params.id);
	await mustManage(context);
	const shown = await readOrder(context, order_id);
	const statuses = [...new Set(shown.order.lines.flatMap(({ next_statuses }) => next_statuses))];
	return { ...shown, statuses, form: await moveFormOf(context) };
}

/** Moves the chosen lines; each carries the state in which its page showed it. */
export const action = moveAction(
	({ form }) => ({
		order_lines: form.texts("line").map((text) => {
			const [id, status_seen] = text.split(":");
			return { id: Number(id), status_seen: status_seen as "accepted" };
		}),
	}),
	({ params }) => `/recognitions/orders_management/${params.id}`,
);

/** Throws for who may open an order and yet manages none: the page is for managers. */
export async function mustManage(context: LoaderFunctionArgs["context"]): Promise<void> {
	await context.requireCall("orders/get-orders-for-management");
}
