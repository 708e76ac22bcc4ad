/** Keeps the picture or PDF of an invoice of one's own sales; one of the same number takes the place of the one before. */
import { z } from "zod";
import { chosenFile } from "#workers/features/files";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid } from "#workers/kernel/errors";
import { invoiceProblem, storeInvoiceFile } from "../steps/store-invoice-file";
import { saveInvoice } from "../store/invoices";

export const uploadInvoice = defineEndpoint({
	name: "sales/upload-invoice",
	path: "/api/sales/api_upload_invoice",
	summary: "Keeps the picture or PDF of an invoice of one's own sales, for those who approve them.",
	access: "signed_in",
	flags: ["sales_module_enabled"],
	input: z.object({ invoice_number: text(60).min(1), distributor: text(120).default("") }),
	output: z.object({ file_url: z.string() }),
	repetition: { kind: "natural" },
	isMultipart: true,
	limits: [{ name: "upload", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { invoice_number, distributor }, files) => {
		const { account, user, clock } = scope;
		const file = chosenFile(files);
		const problem = invoiceProblem(scope, file);
		if (problem) throw invalid({ file: [problem] });
		const stored = await storeInvoiceFile(scope, file!);
		if (!stored) throw invalid({ file: [scope.translate("sales:validation.invoiceFile")] });
		const id = scope.newId();
		const invoice = {
			id,
			owner_id: user.id,
			distributor,
			invoice_number,
			file_url: stored.url,
			file_name: stored.name,
		};
		return scope.commit({
			statements: [...stored.statements, saveInvoice(account.id, invoice, clock.now())],
			answer: { file_url: stored.url },
			audit: { subject_kind: "user", subject_id: user.id, details: { invoice_number } },
		});
	},
});
