/** The orders that were chosen in the list, and changing the state of all of them. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { mustManage } from "./manage-order.server";
import { moveAction, moveFormOf } from "./move-form.server";

const list = "/recognitions/orders_management";

/** More than a page of the list holds is never chosen. */
const maxOrders = 100;

/** The orders of the address (`order`, several times) as far as they are the account's, with the states that some can reach. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const ids = [...new Set(new URL(request.url).searchParams.getAll("order").map(Number))]
		.filter((id) => Number.isSafeInteger(id) && id > 0)
		.slice(0, maxOrders);
	const [found] = await Promise.all([
		Promise.all(ids.map((order_id) => context.attempt("orders/get-order-details", { order_id }))),
		mustManage(context),
	]);
	const orders = found.flatMap((one) => (one.ok ? [one.answer.order] : []));
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

/** Changes all chosen orders at once, or none; each has its own parcel. */
export const action = moveAction(
	({ form }) => ({
		orders: form.numbers("order").map((id) => ({ id, tracking_number: form.optional(`tracking_${id}`) })),
	}),
	() => list,
);
