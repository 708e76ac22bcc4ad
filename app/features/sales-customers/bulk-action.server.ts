/** What is done with the customers that are selected, and of an assignment the sales rep whom the address names. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { customersFace } from "#workers/features/sales-customers/lists/get-customers-report";
import { bulkActionAction, bulkActionLoader } from "~/list/bulk-action.server";

const load = bulkActionLoader(customersFace);

/** The action, and of an assignment the sales rep whom the address names. */
export async function loader(args: LoaderFunctionArgs) {
	const data = await load(args);
	const asked = new URL(args.request.url).searchParams.get("dsr_id");
	const isAssignment = args.params.action === "assign";
	const rep = data.choices.dsr_id?.find(({ value }) => value === asked) ?? null;
	return { ...data, isAssignment, rep };
}

/** Begins it. */
export async function action(args: ActionFunctionArgs) {
	return bulkActionAction(customersFace)(args);
}
