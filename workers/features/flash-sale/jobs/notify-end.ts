/** Writes to the owner of a flash sale how it went; invariant: the email and the end of the message are one batch. */
import { z } from "zod";
import { notifyAtOnce } from "#workers/features/notifications";
import { defineJob } from "#workers/kernel/define-job";
import { findSale, notifyEndJob } from "../store/sales";

export const notifyEnd = defineJob({
	name: notifyEndJob,
	summary: "Tells the owner of a flash sale that it ended.",
	payload: z.object({ sale_id: z.int() }),
	handler: async (scope, { sale_id }, run) => {
		const [sale] = await scope.read(findSale(scope.account.id, sale_id));
		if (!sale) return;
		const notice = await notifyAtOnce(scope, run, "flash-sale/ended", [{ ...sale, id: sale.created_by }], {
			item_id: sale.item_id,
			item: sale.item_name,
			sold: sale.quantity - sale.stock,
			quantity: sale.quantity,
			points: sale.points,
		});
		await scope.commit({
			statements: [...notice.statements, ...run.end()],
			answer: {},
			follow: notice.follow,
		});
	},
});
