/** The packing list: what is being prepared, order by order; and, with orders in its address, sending these, or the lines of them that were packed, with their parcels. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { addressLines } from "#workers/features/addresses/rules/address-lines";
import { maxLinesOfMove } from "#workers/features/orders/rules/line-states";
import { mustManage } from "./manage-order.server";
import { moveAction, moveFormOf } from "./move-form.server";

const list = "/recognitions/orders_management";

/** As many as can be changed at once. */
const maxOrders = 100;

type Context = LoaderFunctionArgs["context"];

/** The sheets of what is being prepared, or the orders of the address (`order`, several times; of what was packed, with each `line` of the sheets). */
export async function loader({ request, context }: LoaderFunctionArgs) {
	await mustManage(context);
	const { searchParams } = new URL(request.url);
	const ids = idsOf(searchParams, "order").slice(0, maxOrders);
	const packed = searchParams.has("line") ? idsOf(searchParams, "line").slice(0, maxLinesOfMove) : null;
	if (ids.length > 0) return { view: "parcels" as const, ...(await readChosen(context, ids, packed)) };
	return { view: "sheets" as const, title: context.texts.t("orders:packing.title"), ...(await readSheets(context)) };
}

function idsOf(search: URLSearchParams, name: string): number[] {
	return [...new Set(search.getAll(name).map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0);
}

async function readSheets(context: Context) {
	const { orders, ...rest } = await context.call("orders/get-packing-list", {});
	return {
		...rest,
		sendings: sendingsOf(orders),
		orders: orders.map(({ address, created_at, ...order }) => ({
			...order,
			date: context.format.time(created_at, "recognition"),
			address: addressLines(address, context.language_code),
		})),
	};
}

type Sheet = { id: number; order_number: string; lines: readonly { id: number }[] };

/** Where the lines of the sheets are sent: all at once, or as many orders as one move takes. */
function sendingsOf(sheets: readonly Sheet[]) {
	const parts: Sheet[][] = [];
	for (const sheet of sheets) {
		const part = parts.at(-1);
		const count = (part ?? []).reduce((sum, { lines }) => sum + lines.length, sheet.lines.length);
		if (part && count <= maxLinesOfMove) part.push(sheet);
		else parts.push([sheet]);
	}
	return parts.map((part) => {
		const search = new URLSearchParams([
			...part.map(({ id }) => ["order", String(id)]),
			...part.flatMap(({ lines }) => lines.map(({ id }) => ["line", String(id)])),
		]);
		return { href: `${list}/packing?${search}`, first: part[0]!.order_number, last: part.at(-1)!.order_number };
	});
}

/** The orders as far as they are the reader's, with the states that some can reach: of all their lines, or of those that were packed and wait for their parcel still. */
async function readChosen(context: Context, ids: readonly number[], packed: readonly number[] | null) {
	const found = (await Promise.all(ids.map((order_id) => findOrder(context, order_id)))).flatMap((one) => one ?? []);
	const orders = packed ? found.flatMap((order) => packedOf(order, packed)) : found;
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
			packed: packed ? lines.map((line) => line.id) : [],
		})),
	};
}

type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** An order with those of its lines alone that were packed; nothing where none is left of them. */
function packedOf(order: Order, packed: readonly number[]): Order[] {
	const lines = order.lines.filter(({ id, status }) => status === "processing" && packed.includes(id));
	const line_statuses = order.line_statuses.filter(({ status }) => status === "processing");
	return lines.length > 0 ? [{ ...order, lines, line_statuses }] : [];
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

/** Changes all chosen orders at once, or what was packed of them, or nothing; each has its own parcel. */
export const action = moveAction(
	({ form }) => {
		const numberOf = (order: number) => form.optional(`tracking_${order}`);
		const orders = form.numbers("order");
		const order_lines = orders.flatMap((order) =>
			form
				.numbers(`line_${order}`)
				.map((id) => ({ id, status_seen: "processing" as const, tracking_number: numberOf(order) })),
		);
		if (order_lines.length > 0) return { order_lines };
		return { orders: orders.map((id) => ({ id, tracking_number: numberOf(id) })) };
	},
	() => list,
);
