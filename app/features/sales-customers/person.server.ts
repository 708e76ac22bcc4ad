/** The server half of one customer or sales rep: the facts, the choice of a sales rep, the rep's customers, the sales sections, and notes. */
import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { salesReportFace } from "#workers/features/sales/lists/get-sales-report";
import { customersFace } from "#workers/features/sales-customers/lists/get-customers-report";
import { loadNotes, noteForms } from "~/features/members/index.server";
import { formActions } from "~/form/form-actions.server";
import { loadList } from "~/list/list-loader.server";
import { redirectWithNotice } from "~/shell/notices.server";

const assigning = "sales-customers/assign-customers-to-sales-rep";

/** So many sales stand in the employee's view. */
const salesShown = 5;

/** The person with what the reader sees of them. */
export async function loader(args: LoaderFunctionArgs) {
	const { params, context } = args;
	const user_id = context.id(params.id);
	const [answer, notes] = await Promise.all([
		context.call("sales-customers/get-sales-person", { user_id }),
		loadNotes(context, args.request, user_id),
	]);
	const { person, customer, dsr_list } = answer;
	const isRep = person.role === "distributor_sales_rep";
	return {
		title: person.name,
		person,
		customer: customer && {
			...customer,
			opt_in:
				customer.widia_standard_tnc_opt_in_date &&
				context.format.time(customer.widia_standard_tnc_opt_in_date, "recognition"),
		},
		reps: dsr_list && {
			options: dsr_list.map(({ id, full_name }) => ({ value: String(id), label: full_name })),
			form: await context.form(assigning, { dsr_id: "sales-customers:assign.dsr_id" }),
		},
		customers: isRep
			? await loadList(args, customersFace, {
					address: `/customers/${user_id}`,
					fixed: { distributor_sales_rep_participant_id: person.participant_id },
				})
			: null,
		sales: answer.shows_sales_sections === 1 ? await loadSales(args.request, context, user_id) : null,
		notes,
	};
}

/** The newest sales; what the address says is the table of customers'. */
function loadSales(request: Request, context: AppLoadContext, user_id: number) {
	const plain = new Request(new URL(request.url).origin);
	return loadList({ request: plain, context }, salesReportFace, {
		address: `/customers/${user_id}`,
		fixed: { user_id },
		page_size: salesShown,
	});
}

/** Gives the customer another sales rep, and saves notes. */
export const action = formActions({
	[assigning]: {
		input: ({ params, context }) => ({ customer_id: context.id(params.id) }),
		done: (_answer, { params }) => redirectWithNotice(`/customers/${params.id}`, "sales-customers:notices.assigned"),
	},
	...noteForms(({ params }) => `/customers/${params.id}`),
});
