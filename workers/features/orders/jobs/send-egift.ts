/** Sends e-gifts to their recipients; invariant: the emails and the end of the message are one batch. */
import { notifyAtOnce } from "#workers/features/notifications";
import { defineJob } from "#workers/kernel/define-job";
import { presentLine, readOrderAddress } from "../rules/present-order";
import { buyerOf } from "../steps/notify-buyer";
import { egiftsOfOrder, listVoucherCodes } from "../store/egifts";
import { findOrder, linesOf } from "../store/orders";

export const sendEgift = defineJob({
	name: "orders/send-egift",
	summary: "Sends the code of what goes by email to its recipient, in the buyer's words.",
	payload: egiftsOfOrder,
	handler: async (scope, asked, run) => {
		const [[order], codes] = await Promise.all([
			scope.read(findOrder(scope.account.id, asked.order_id)),
			scope.read(listVoucherCodes(scope.account.id, asked)),
		]);
		if (!order) return;
		const buyer = buyerOf(order);
		const address = readOrderAddress(order.address);
		const codeOf = new Map(codes.map(({ id, voucher_code }) => [id, voucher_code]));
		const sent = linesOf(order).flatMap((row) => {
			const voucher_code = codeOf.get(row.id);
			if (voucher_code === undefined) return [];
			const line = presentLine(row, address, scope.translate);
			const isOwn = line.email_to === buyer.email;
			const first_name = line.recipient?.recipient_first_name || (isOwn ? buyer.first_name : line.email_to);
			const values = {
				item: line.name,
				quantity: line.qty,
				buyer: order.member_name,
				message: line.email_message,
				voucher_code,
			};
			return [{ person: { ...buyer, first_name, email: line.email_to }, values }];
		});
		const valuesOf = new Map(sent.map(({ person, values }) => [person, values]));
		const notice = await notifyAtOnce(
			scope,
			run,
			"orders/egift",
			sent.map(({ person }) => person),
			(person) => valuesOf.get(person)!,
		);
		await scope.commit({ statements: [...notice.statements, ...run.end()], answer: {}, follow: notice.follow });
	},
});
