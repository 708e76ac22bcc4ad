/** The packing list: what is being prepared, order by order; and, with orders in its address, sending these with their parcels. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { addressLines } from "#workers/features/addresses/rules/address-lines";
import { mustManage } from "./manage-order.server";
import { moveAction, moveFormOf } from "./move-form.server";

const list = "/recognitions/orders_management";

/** As many as can be changed at once. */
const maxOrders = 100;

type Context = LoaderFunctionArgs["context"];

/** The sheets of what is being prepared, or the orders of the address (`order`, several times). */
export async function loader({ request, context }: LoaderFunctionArgs) {
	await mustManage(context);
	const ids = [...new Set(new URL(request.url).searchParams.getAll("order").map(Number))]
		.filter((id) => Number.isSafeInteger(id) && id > 0)
		.slice(0, maxOrders);
	if (ids.length > 0) return { view: "parcels" as const, ...(await readChosen(context, ids)) };
	return { view: "sheets" as const, title: context.texts.t("orders:packing.title"), ...(await readSheets(context)) };
}

async function readSheets(context: Context) {
	const { orders, ...rest } = await context.call("orders/get-packing-list", {});
	return {
		...rest,
		orders: orders.map(({ address, created_at, ...order }) => ({
			...order,
			date: context.format.time(created_at, "recognition"),
			address: addressLines(address, context.language_code),
		})),
	};
}

/** The orders as far as they are the reader's, with the states that some can reach. */
async function readChosen(context: Context, ids: readonly number[]) {
	const orders = (await Promise.all(ids.map((order_id) => findOrder(context, order_id)))).flatMap((one) => one ?? []);
	return {
		title: context.texts.t("orders:move.titleOrders", { count: orders.length }),
		form: await moveFormOf(context),
		statuses: [...new Set(orders.flatMap(({ lines }) => lines.flatMap(({ next_statuses }) => next_statuses)))],
		orders: orders.map(({ id, order_number, member_name, lines, line_statuses }) => ({
			id,
			order_number,
			member_name,
			line_statuses,
			items: lines.map(({ qty, name }) => (qty > 1 ? `${qty} × ${name}` : name)).join(", "),
			mayShip: lines.some(({ next_statuses }) => next_statuses.includes("shipped")),
		})),
	};
}

/** An order; nothing where it is not there, or not the reader's. */
async function findOrder(context: Context, order_id: number) {
	try {
		return (await context.call("orders/get-order-details", { order_id })).order;
	} catch (thrown) {
		if (thrown instanceof Response && thrown.status === 404) return null;
		throw thrown;
	}
}

/** Changes all chosen orders at once, or none; each has its own parcel. */
export const action = moveAction(
	({ form }) => ({
		orders: form.numbers("order").map((id) => ({ id, tracking_number: form.optional(`tracking_${id}`) })),
	}),
	() => list,
);
