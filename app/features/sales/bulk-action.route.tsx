/** What is done with the sales that are selected in the list: one page for each action, which asks first. */
import { useLoaderData } from "@remix-run/react";
import { salesReportFace } from "#workers/features/sales/lists/get-sales-report";
import { bulkActionAction, bulkActionLoader } from "~/list/bulk-action.server";
import { BulkActionPage } from "~/list/bulk-action-page";
import { titleMeta } from "~/shell/title-meta";

export const meta = titleMeta;

export const loader = bulkActionLoader(salesReportFace);

export const action = bulkActionAction(salesReportFace);

/** The page. */
export default function BulkAction() {
	return <BulkActionPage data={useLoaderData<typeof loader>()} />;
}
