/** Writes to the member that an order is placed; invariant: the letter and the end of the message are one batch, so it is written once. */
import { z } from "zod";
import { composeLetter } from "#workers/features/mail";
import { defineJob } from "#workers/kernel/define-job";
import { numberFormat } from "#workers/kernel/translate";
import { readOrderAddress } from "../rules/present-order";
import { findOrder, linesOf } from "../store";

export const confirmOrder = defineJob({
	name: "orders/confirm-order",
	summary: "Sends the confirmation of an order.",
	payload: z.object({ order_id: z.int() }),
	handler: async (scope, { order_id }, run) => {
		const [order] = await scope.read(findOrder(scope.account.id, order_id));
		if (!order) return;
		const number = numberFormat(order.language_code);
		const lines = linesOf(order).map(
			({ quantity, name, points }) => `${quantity} × ${name} · ${number.format(points * quantity)}`,
		);
		const letter = composeLetter(scope, {
			user_id: order.user_id,
			recipient: order.member_email,
			language_code: order.language_code,
			subject: "orders:letter.subject",
			body: "orders:letter.body",
			values: {
				order_id: String(order.id),
				first_name: order.first_name,
				lines: lines.join("\n"),
				total: number.format(order.total_points),
				address: addressText(order.address),
				link: `${String(scope.account.settings.site_url ?? "")}/webapp/store/orders/${order.id}`,
			},
		});
		await scope.commit({
			statements: [...letter.statements, ...run.end()],
			answer: {},
			follow: letter.follow,
		});
	},
});

/** The address, one part a line. */
function addressText(json: string): string {
	const address = readOrderAddress(json);
	const place = [address.postal_code, address.city, address.state, address.country].filter(Boolean).join(", ");
	return [`${address.first_name} ${address.last_name}`, address.address1, address.address2, place]
		.filter(Boolean)
		.join("\n");
}
