/** What is being prepared for a courier: a sheet for each order, oldest first, and all that is to be fetched, by shelf. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { orderManagers } from "../rules/order-managers";
import { orderNumber } from "../rules/order-number";
import { linesToFetch, type PackedLine } from "../rules/packing";
import { type lineRecipient, orderAddress, readOrderAddress } from "../rules/present-order";
import { countToPack, listToPack } from "../store/packing";

const packedLine = z.object({
	id: z.int(),
	name: z.string(),
	options: z.array(z.string()),
	sku: z.string(),
	shelf: z.string(),
	quantity: z.int(),
	message: z.string(),
});

export const getPackingList = defineEndpoint({
	name: "orders/get-packing-list",
	path: "/api/orders/api_get_packing_list",
	summary: "What is being prepared for a courier, order by order, and what is to be fetched for all of them.",
	access: orderManagers,
	flags: ["orders_management_enabled"],
	input: z.object({}),
	output: z.object({
		orders: z.array(
			z.object({
				id: z.int(),
				order_number: z.string(),
				member_name: z.string(),
				created_at: z.int(),
				address: orderAddress,
				/** Words that lie in the parcel, where its address is that of a gift. */
				card: z.string(),
				lines: z.array(packedLine),
			}),
		),
		/** Equal things of all sheets together, in the order of their shelves. */
		to_fetch: z.array(packedLine.pick({ shelf: true, name: true, options: true, sku: true, quantity: true })),
		piece_count: z.int(),
		/** All orders that are being prepared, those beyond these sheets too. */
		order_count: z.int(),
	}),
	repetition: { kind: "read" },
	handler: async (scope) => {
		const { account } = scope;
		const [rows, [counted]] = await Promise.all([scope.read(listToPack(scope)), scope.read(countToPack(scope))]);
		const orders = rows.map(({ id, number, member_name, created_at, address: json, lines }) => {
			const address = readOrderAddress(json);
			return {
				id,
				order_number: orderNumber(account, number),
				member_name,
				created_at,
				address,
				card: address.is_gift_address === 1 ? address.gift_address_details.body : "",
				lines: (
					JSON.parse(lines) as (Omit<PackedLine, "options" | "message"> & {
						options: string;
						recipient: string | null;
					})[]
				)
					.map(({ options, recipient, ...line }) => ({
						...line,
						options: (JSON.parse(options) as [string, string][]).map(([, value]) => value),
						message: recipient ? (JSON.parse(recipient) as z.output<typeof lineRecipient>).custom_message : "",
					}))
					.sort((one, other) => one.shelf.localeCompare(other.shelf, "en", { numeric: true })),
			};
		});
		const lines = orders.flatMap((order) => order.lines);
		return {
			orders,
			to_fetch: linesToFetch(lines),
			piece_count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
			order_count: counted?.count ?? 0,
		};
	},
});
