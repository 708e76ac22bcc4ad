/** The server half of one sale, as sales moderators look at it and decide it. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { dollars } from "#workers/features/sales/rules/money";
import { textKey } from "#workers/kernel/names";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const deciding = "sales/moderate-sale";

/** The sale, with its days and its money in words, and the form that decides it where there is something to decide. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const [{ sale, representatives, invoice }, form] = await Promise.all([
		context.call("sales/get-sale", { sale_id: context.id(params.id) }),
		context.form(deciding, { reason: "sales:sale.reason" }),
	]);
	const { format, translate } = context;
	const day = (ms: number | null) => (ms === null ? null : format.time(ms, "sales"));
	const isOpen = !sale.is_own;
	return {
		title: translate("sales:sale.title", { invoice: sale.invoice_number }),
		...{ form, representatives, invoice },
		mayDecide: isOpen && sale.status === "pending",
		mayReverse: isOpen && sale.status === "approved",
		sale: {
			...sale,
			status_words: translate(textKey(`sales:status.${sale.status}`)),
			date: day(sale.external_created_at),
			logged: day(sale.created_at),
			approved: day(sale.approved_at),
			reversed: day(sale.reversed_at),
			unit_cost: dollars(sale.unit_cost_amount),
			external_cost: dollars(sale.external_cost_amount),
			impact_words: translate(textKey(`sales:impacts.${sale.impact}`)),
		},
	};
}

const notices = {
	approved: "sales:notices.saleApproved",
	refused: "sales:notices.saleRefused",
	reversed: "sales:notices.saleReversed",
	pending: "sales:notices.saved",
} as const;

/** Decides it; refusing and taking back ask first, once their reason is there. */
export const action = formActions({
	[deciding]: {
		input: ({ params, context, form }) => ({
			sale_id: context.id(params.id),
			action: form.text("action") as "approve" | "refuse" | "reverse",
		}),
		asks: ({ action: said, reason }) => said !== "approve" && Boolean(reason),
		done: ({ status }) => redirectWithNotice("/sales", notices[status]),
	},
});
