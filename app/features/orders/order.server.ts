/** One order with its dates written for the reader. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { addressLines } from "#workers/features/addresses/rules/address-lines";
import { formatTime } from "~/shell/dates.server";

/** `placed` in the query says that the order has just been placed. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const order_id = Number(params.id);
	if (!Number.isSafeInteger(order_id) || order_id < 1)
		throw Response.json({ resultType: "not_found" }, { status: 404 });
	const [{ account }, { order }] = await Promise.all([
		context.call("account/init-account", {}),
		context.call("orders/get-order-details", { order_id }),
	]);
	const reader = { time_zone: account.time_zone ?? "UTC", language_code: context.language_code };
	const date = (time: number) => formatTime(time, "recognition", reader);
	return {
		title: context.texts.t("orders:orderTitle", { order_id: String(order.id) }),
		order: { ...order, lines: order.lines.map((line) => ({ ...line, status_date: date(line.status_at) })) },
		date: date(order.created_at),
		address: addressLines(order.address, context.language_code),
		wasJustPlaced: new URL(request.url).searchParams.has("placed"),
	};
}
