/** Reads one order for a page, with its dates and its address written for the reader. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { addressLines } from "#workers/features/addresses/rules/address-lines";
import { formatTime } from "~/shell/dates.server";

type Context = LoaderFunctionArgs["context"];

/** The id in an address. Throws not found for what cannot be one. */
export function readOrderId(id: string | undefined): number {
	const order_id = Number(id);
	if (!Number.isSafeInteger(order_id) || order_id < 1)
		throw Response.json({ resultType: "not_found" }, { status: 404 });
	return order_id;
}

/** The order; its address with phone and e-mail, one line each. */
export async function readOrder(context: Context, order_id: number) {
	const [{ account }, { order }] = await Promise.all([
		context.call("account/init-account", {}),
		context.call("orders/get-order-details", { order_id }),
	]);
	const reader = { time_zone: account.time_zone ?? "UTC", language_code: context.language_code };
	const date = (time: number) => formatTime(time, "recognition", reader);
	const { phone, email } = order.address;
	return {
		title: context.texts.t("orders:orderTitle", { order_number: order.order_number }),
		order: { ...order, lines: order.lines.map((line) => ({ ...line, status_date: date(line.status_at) })) },
		date: date(order.created_at),
		today: formatTime(Date.now(), "filter", reader),
		address: [...addressLines(order.address, context.language_code), phone, email].filter(Boolean),
	};
}
