/** The server half of logging a sale. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const logging = "sales/log-sale";

/** The fields. */
export async function loader({ context }: LoaderFunctionArgs) {
	await context.requireCall(logging);
	const form = await context.form(logging, {
		sku: "sales:form.sku",
		quantity: "sales:form.quantity",
		company_name: "sales:form.company",
		invoice_number: "sales:form.invoiceNumber",
		invoice_date: "sales:form.invoiceDate",
		distributor: "sales:form.distributor",
		impact: { label: "sales:form.impact", options: "sales:impacts" },
	});
	return { title: context.translate("sales:form.title"), form };
}

/** Logs it, and shows it among the sales. */
export const action = formActions({
	[logging]: { done: ({ status }) => redirectWithNotice("/sales", `sales:notices.${status}`) },
});
