/** The server half of logging a sale. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { uploadedFiles } from "~/form/uploaded-files.server";
import { redirectWithNotice } from "~/shell/notices.server";

const logging = "sales/log-sale";

/** The fields. */
export async function loader({ context }: LoaderFunctionArgs) {
	await context.requireCall(logging);
	const { items } = await context.call("sales/get-items-to-sell", {});
	const form = await context.form(logging, {
		sku: "sales:form.sku",
		quantity: "sales:form.quantity",
		company_name: "sales:form.company",
		invoice_number: "sales:form.invoiceNumber",
		invoice_date: "sales:form.invoiceDate",
		distributor: "sales:form.distributor",
		proposed_brand: "sales:form.proposedBrand",
		impact: { label: "sales:form.impact", options: "sales:impacts" },
		sales_representatives: "sales:form.helpers",
	});
	const offered = items.map(({ sku, name }) => ({ value: sku, label: name }));
	return { title: context.translate("sales:form.title"), form, items: offered };
}

/** Keeps the invoice's file where one was chosen, logs the sale, and shows it among the others. */
export const action = formActions({
	[logging]: {
		run: async (input, { context, form }) => {
			const files = (await uploadedFiles(form.raw)).filter(({ bytes }) => bytes.byteLength > 0);
			if (files.length > 0) {
				const invoice = { invoice_number: input.invoice_number, distributor: input.distributor };
				const kept = await context.attempt("sales/upload-invoice", invoice, { files });
				if (!kept.ok) return { ok: false, refusal: kept.refusal };
			}
			return context.attempt(logging, input, { key: form.key });
		},
		done: ({ status }) => redirectWithNotice("/sales", `sales:notices.${status}`),
	},
});
