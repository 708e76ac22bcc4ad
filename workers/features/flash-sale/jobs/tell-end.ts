/** Writes to the owner of a flash sale how it went; invariant: the email and the end of the message are one batch. */
import { z } from "zod";
import { figuresOf } from "#workers/features/account";
import { sendAtOnce } from "#workers/features/mail";
import { defineJob } from "#workers/kernel/define-job";
import { findSale, tellEndJob } from "../store/sales";

export const tellEnd = defineJob({
	name: tellEndJob,
	summary: "Tells the owner of a flash sale that it ended.",
	payload: z.object({ sale_id: z.int() }),
	handler: async (scope, { sale_id }, run) => {
		const [sale] = await scope.read(findSale(scope.account.id, sale_id));
		if (!sale) return;
		const number = figuresOf(scope.account.country, sale.language_code);
		const email = await sendAtOnce(scope, run, {
			user_id: sale.created_by,
			recipient: sale.email,
			recipient_status: sale.user_status,
			language_code: sale.language_code,
			subject: "flash-sale:email.subject",
			body: "flash-sale:email.body",
			values: {
				first_name: sale.first_name,
				item: sale.item_name,
				sold: number.format(sale.quantity - sale.stock),
				quantity: number.format(sale.quantity),
				points: number.format(sale.points),
				link: `${String(scope.account.settings.site_url ?? "")}/webapp/store/item/${sale.item_id}`,
			},
		});
		await scope.commit({
			statements: [...email.statements, ...run.end()],
			answer: {},
			follow: email.follow,
		});
	},
});
