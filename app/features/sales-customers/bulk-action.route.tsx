/** What is done with the customers that are selected: a sales rep is chosen and confirmed by name; any other action asks as everywhere. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { customersFace } from "#workers/features/sales-customers/lists/get-customers-report";
import { bulkActionAction, bulkActionLoader } from "~/list/bulk-action.server";
import { BulkActionPage } from "~/list/bulk-action-page";
import { titleMeta } from "~/shell/title-meta";
import { AssignPage } from "./assign-page";

export const meta = titleMeta;

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

/** The page. */
export default function BulkAction() {
	const data = useLoaderData<typeof loader>();
	return data.isAssignment ? <AssignPage data={data} /> : <BulkActionPage data={data} />;
}
