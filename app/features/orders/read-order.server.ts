/** Reads one order for a page, with its dates and its address written for the reader. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { addressLines } from "#workers/features/addresses/rules/address-lines";
import { isReturnWaiting } from "#workers/features/orders/rules/line-states";

type Context = LoaderFunctionArgs["context"];

/** The order; its address with phone and e-mail, one line each. */
export async function readOrder(context: Context, order_id: number) {
	const { order } = await context.call("orders/get-order-details", { order_id });
	const date = (time: number) => context.format.time(time, "recognition");
	const { phone, email } = order.address;
	return {
		title: context.texts.t("orders:orderTitle", { order_number: order.order_number }),
		order: {
			...order,
			lines: order.lines.map((line) => ({
				...line,
				status_date: date(line.status_at),
				return_date: line.return_asked_at === null ? "" : date(line.return_asked_at),
				is_return_waiting: isReturnWaiting(line),
				return_refused_date: line.return_refused_at === null ? "" : date(line.return_refused_at),
				return_until_date: line.return_until === null ? "" : date(line.return_until),
			})),
		},
		date: date(order.created_at),
		address: [...addressLines(order.address, context.language_code), phone, email].filter(Boolean),
	};
}
