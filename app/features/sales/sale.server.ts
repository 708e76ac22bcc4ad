/** The server half of one sale, as sales moderators look at it. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { textKey } from "#workers/kernel/names";
import { formatMoney } from "~/ui/rules/points";

/** Points of a hundredth: what is in cents already. */
const centMicros = 10_000;

/** The sale, with its days and its money in words. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const [{ sale }, { account }] = await Promise.all([
		context.call("sales/get-sale", { sale_id: context.id(params.id) }),
		context.call("account/init-account", {}),
	]);
	const { format, translate } = context;
	const money = (cents: number) => formatMoney(cents, centMicros, account.figure_format) ?? "";
	const day = (ms: number) => format.time(ms, "recognition");
	return {
		title: translate("sales:sale.title", { invoice: sale.invoice_number }),
		sale: {
			...sale,
			date: day(sale.external_created_at),
			logged: day(sale.created_at),
			approved: sale.approved_at === null ? null : day(sale.approved_at),
			unit_cost: money(sale.unit_cost_amount),
			external_cost: money(sale.external_cost_amount),
			impact_words: translate(textKey(`sales:impacts.${sale.impact}`)),
		},
	};
}
