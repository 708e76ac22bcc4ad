/** What is done with the customers that are selected: a sales rep is chosen and confirmed by name; any other action asks as everywhere. */
import { useLoaderData } from "@remix-run/react";
import { BulkActionPage } from "~/list/bulk-action-page";
import { titleMeta } from "~/shell/title-meta";
import { AssignPage } from "./assign-page";
import type { loader } from "./bulk-action.server";

export { action, loader } from "./bulk-action.server";

export const meta = titleMeta;

/** The page. */
export default function BulkAction() {
	const data = useLoaderData<typeof loader>();
	return data.isAssignment ? <AssignPage data={data} /> : <BulkActionPage data={data} />;
}
