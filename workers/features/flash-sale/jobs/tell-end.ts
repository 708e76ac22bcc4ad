/** Writes to the owner of a flash sale how it went; invariant: the letter and the end of the message are one batch. */
import { z } from "zod";
import { postLetter } from "#workers/features/mail";
import { defineJob } from "#workers/kernel/define-job";
import { numberFormat } from "#workers/kernel/translate";
import { findSale, tellEndJob } from "../store/sales";

export const tellEnd = defineJob({
	name: tellEndJob,
	summary: "Tells the owner of a flash sale that it ended.",
	payload: z.object({ sale_id: z.int() }),
	handler: async (scope, { sale_id }, run) => {
		const [sale] = await scope.read(findSale(scope.account.id, sale_id));
		if (!sale) return;
		const number = numberFormat(sale.language_code);
		const letter = await postLetter(scope, run, {
			user_id: sale.created_by,
			recipient: sale.email,
			language_code: sale.language_code,
			subject: "flash-sale:letter.subject",
			body: "flash-sale:letter.body",
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
			statements: [...letter.statements, ...run.end()],
			answer: {},
			follow: letter.follow,
		});
	},
});
