/** The server half of logging a sale. */
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { suggestRecipients } from "~/features/recognition/index.server";
import { formActions } from "~/form/form-actions.server";
import type { PostedForm } from "~/form/posted-form.server";
import { uploadedFiles } from "~/form/uploaded-files.server";
import { redirectWithNotice } from "~/shell/notices.server";

const logging = "sales/log-sale";

const maxSearchLength = 100;

/** The fields. */
export async function loader({ context }: LoaderFunctionArgs) {
	await context.requireCall(logging);
	const [{ items }, { team_members }] = await Promise.all([
		context.call("sales/get-items-to-sell", {}),
		context.call("recognition/fetch-team-members", {}),
	]);
	const form = await context.form(logging, {
		sku: "sales:form.sku",
		quantity: "sales:form.quantity",
		company_name: "sales:form.company",
		invoice_number: "sales:form.invoiceNumber",
		invoice_date: "sales:form.invoiceDate",
		distributor: "sales:form.distributor",
		proposed_brand: "sales:form.proposedBrand",
		impact: { label: "sales:form.impact", options: "sales:impacts" },
		representative_ids: "sales:form.helpers",
	});
	const offered = items.map(({ sku, name }) => ({ value: sku, label: name }));
	const team = team_members.filter(({ may_receive_points }) => may_receive_points === 1);
	return { title: context.translate("sales:form.title"), form, team, items: offered };
}

/** Keeps the invoice's file where one was chosen, logs the sale, and shows it among the others; without scripts it looks for people first. */
export const action = formActions({
	[logging]: {
		askBack: async (_input, { context, form }) => {
			if (!form.optional("search")) return undefined;
			const q = form.text("q").trim().slice(0, maxSearchLength);
			return { found: q ? await suggestRecipients(context, q) : null, chosen: await readChosen(context, form) };
		},
		run: async (input, { context, form }) => {
			const files = (await uploadedFiles(form.raw)).filter(({ bytes }) => bytes.byteLength > 0);
			if (files.length > 0) {
				const invoice = { invoice_number: input.invoice_number, distributor: input.distributor };
				const kept = await context.attempt("sales/upload-invoice", invoice, { files });
				if (!kept.ok) return { ok: false, refusal: kept.refusal };
			}
			return context.attempt(logging, input, { key: form.key });
		},
		refused: async (_refusal, { context, form }) => ({ chosen: await readChosen(context, form) }),
		done: ({ status }) => redirectWithNotice("/sales", `sales:notices.${status}`),
	},
});

async function readChosen(context: AppLoadContext, form: PostedForm) {
	const recipient_ids = [...new Set(form.numbers("representative_ids"))].filter((id) => id > 0);
	const outcome = await context.attempt("recognition/find-recipients", { recipient_ids, group_ids: [] });
	return outcome.ok ? outcome.answer : { people: [], groups: [] };
}
