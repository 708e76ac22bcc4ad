/** One rebate: its form where it is new or its owner's to change, else what it says, with what its owner or a moderator may do. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { maxDaysAfterInvoice, type RebateAction } from "#workers/features/rebates/rules/rebate";
import { dollars } from "#workers/features/sales/rules/money";
import { textKey } from "#workers/kernel/names";
import type { EndpointOutput } from "#workers/registry";
import { type FormArgs, formActions } from "~/form/form-actions.server";
import { uploadedFiles } from "~/form/uploaded-files.server";
import { redirectWithNotice } from "~/shell/notices.server";

const sending = "rebates/submit-rebate";
const canceling = "rebates/cancel-rebate";
const deciding = "rebates/moderate-rebate";

type Found = EndpointOutput<"rebates/get-rebate">;

/** The rebate in words of its reader, the forms, and the offers where it can be written. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const { translate } = context;
	const isNew = params.id === "new";
	if (isNew) await context.requireCall(sending);
	const [found, form, decision] = await Promise.all([
		isNew ? null : context.call("rebates/get-rebate", { rebate_id: context.id(params.id) }),
		context.form(sending, {
			offer_id: "rebates:form.offer_id",
			distributor: "rebates:form.distributor",
			invoice_number: "rebates:form.invoice_number",
			invoice_line: "rebates:form.invoice_line",
			invoice_date: "rebates:form.invoice_date",
			amount: "rebates:form.amount",
		}),
		context.form(deciding, { notes: "rebates:decide.notes" }),
	]);
	const isForm = isNew || (found?.rights.may_change === 1 && asksForForm(found, request));
	const asked = found ? { rebate_id: found.rebate.id } : {};
	const offers = isForm ? (await context.call("rebates/get-open-offers", asked)).offers : [];
	const invoice = found?.rebate.invoice_number ?? "";
	const form_title = found?.rebate.status === "issue_found" ? "rebates:form.change" : "rebates:form.new";
	const shown_title = invoice === "" ? "rebates:rebate.titleDraft" : "rebates:rebate.title";
	return {
		title: isForm ? translate(form_title) : translate(shown_title, { invoice }),
		...{ isForm, offers, form, decision, maxDays: maxDaysAfterInvoice },
		found: found && { ...found, rebate: inWords(found, context) },
		values: found ? valuesOf(found) : {},
	};
}

/** A draft opens as its form; what a moderator asked for is read first. */
function asksForForm({ rebate }: Found, request: Request): boolean {
	return rebate.status === "draft" || new URL(request.url).searchParams.get("mode") === "edit";
}

function valuesOf({ rebate }: Found) {
	const { offer_id, distributor, invoice_number, invoice_line, invoice_on, amount } = rebate;
	const said = { offer_id, distributor, invoice_number, invoice_line };
	return { ...said, invoice_date: invoice_on ?? "", amount: amount === 0 ? "" : amount / 100 };
}

function inWords({ rebate }: Found, { format, translate }: LoaderFunctionArgs["context"]) {
	const since = rebate.status === "draft" ? rebate.created_at : rebate.changed_at;
	const facts = { date: format.time(since, "near"), name: rebate.moderated_by_name ?? "" };
	return {
		...rebate,
		why: translate(textKey(`rebates:why.${rebate.status}`), facts),
		invoiced: rebate.invoice_date === null ? null : format.time(rebate.invoice_date, "sales"),
		total: dollars(rebate.amount),
	};
}

const idOf = ({ params, context }: FormArgs) => ({ rebate_id: context.id(params.id) });
const here = ({ params }: FormArgs) => `/rebates/${params.id}`;
const askedFirst: readonly RebateAction[] = ["reject", "reverse"];

/** Sends it or keeps it as a draft, takes it back, or decides. */
export const action = formActions({
	[sending]: {
		input: (args) => ({
			...(args.params.id === "new" ? {} : idOf(args)),
			is_draft: args.form.optional("draft") ? 1 : 0,
		}),
		run: async (input, { context, form }) =>
			context.attempt(sending, input, {
				key: form.key,
				files: (await uploadedFiles(form.raw)).filter(({ bytes }) => bytes.byteLength > 0),
			}),
		done: ({ rebate_id, status }) =>
			redirectWithNotice(
				`/rebates/${rebate_id}`,
				status === "draft" ? "rebates:notices.drafted" : "rebates:notices.sent",
			),
	},
	[canceling]: {
		input: idOf,
		asks: () => true,
		done: (_answer, args) => redirectWithNotice(here(args), "rebates:notices.canceled"),
	},
	[deciding]: {
		input: (args) => ({
			...idOf(args),
			version: Number(args.form.text("version")),
			action: args.form.text("action") as RebateAction,
		}),
		asks: ({ action: said, notes }) => askedFirst.includes(said) && Boolean(notes),
		done: (_answer, args) =>
			redirectWithNotice(here(args), `rebates:notices.${args.form.text("action") as RebateAction}`),
	},
});
