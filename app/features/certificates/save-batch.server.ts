/** The server half of making a batch: the budgets to choose from, and making it. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const making = "certificates/save-batch";

/** The fields, and budgets with what is left in each. */
export async function loader({ context }: LoaderFunctionArgs) {
	await context.requireCall(making);
	const [{ budgets }, form] = await Promise.all([
		context.call("budgets/get-budget-choices", {}),
		context.form(making, {
			name: "certificates:form.name",
			certificate_count: "certificates:form.count",
			points: "certificates:form.points",
			budget_id: "certificates:form.budget",
			expires_on: "certificates:form.expires",
			message: "certificates:form.message",
		}),
	]);
	return { title: context.translate("certificates:form.title"), budgets, form };
}

/** Makes it, and shows it. */
export const action = formActions({
	[making]: { done: ({ batch_id }) => redirectWithNotice(`/certificates/${batch_id}`, "certificates:notices.made") },
});
