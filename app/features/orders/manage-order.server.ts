/** One order for those who manage it: changing the states of its lines, refusing a return, sending an e-gift again. `refuse` in the query asks for the reason. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirectWithNotice } from "~/shell/notices.server";
import { moveAction, moveFormOf } from "./move-form.server";
import { readOrder } from "./read-order.server";

const refusingReturn = "orders/refuse-return";
const resendingEgift = "orders/resend-egift";

/** The order, and the states that something of it can reach. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const order_id = context.id(params.id);
	await mustManage(context);
	const shown = await readOrder(context, order_id);
	const statuses = [...new Set(shown.order.lines.flatMap(({ next_statuses }) => next_statuses))];
	const asked = new URL(request.url).searchParams.get("refuse");
	return {
		...shown,
		statuses,
		form: await moveFormOf(context),
		refusing: shown.order.lines.find((line) => line.is_return_waiting && String(line.id) === asked) ?? null,
		resendForm: await context.form(resendingEgift, {}),
		refusalForm: await context.form(refusingReturn, { reason: "orders:returns.refuseReason" }),
	};
}

/** Moves the chosen lines; each carries the state in which its page showed it, and what goes by email its code. */
export const action = moveAction(
	({ form }) => ({
		order_lines: form.texts("line").map((text) => {
			const [id, status_seen] = text.split(":");
			return {
				id: Number(id),
				status_seen: status_seen as "accepted",
				voucher_code: form.optional(`voucher_code_${id}`),
			};
		}),
	}),
	({ params }) => `/recognitions/orders_management/${params.id}`,
	{
		[resendingEgift]: {
			done: (_answer, { params }) =>
				redirectWithNotice(`/recognitions/orders_management/${params.id}`, "orders:notices.resent"),
		},
		[refusingReturn]: {
			done: (_answer, { params }) =>
				redirectWithNotice(`/recognitions/orders_management/${params.id}`, "orders:notices.returnRefused"),
		},
	},
);

/** Throws for who may open an order and yet manages none: the page is for managers. */
export async function mustManage(context: LoaderFunctionArgs["context"]): Promise<void> {
	await context.requireCall("orders/get-orders-for-management");
}
