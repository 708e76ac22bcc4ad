/** The specification's link to what is printed of a batch (type ots): leads to the page from which a browser prints. */
import { defineDownload } from "#workers/kernel/define-download";
import { notFound } from "#workers/kernel/errors";
import { getBatchRow } from "../steps/own-batch";

export const printByAsyncId = defineDownload({
	name: "certificates/print-by-async-id",
	path: "/ots_certificates/api_ots_certificates/print_ots_certificates_by_async_id/:id",
	summary: "Leads to the printed certificates of a batch, by the id under which it was asked for.",
	access: ["account_owner"],
	flags: ["ots_enabled", "!hide_points_for_account"],
	handler: async (scope, { id }) => {
		const number = Number(id);
		if (!Number.isSafeInteger(number)) throw notFound("certificate_batch");
		const batch = await getBatchRow(scope, number);
		return { redirect_to: `/webapp/certificates/${batch.id}/print` };
	},
});
