/** What is done with the orders that are selected in the list: one page for each action, which asks first. */
import { useLoaderData } from "@remix-run/react";
import { ordersForManagementFace } from "#workers/features/orders/lists/get-orders-for-management";
import { bulkActionAction, bulkActionLoader } from "~/list/bulk-action.server";
import { BulkActionPage } from "~/list/bulk-action-page";
import { titleMeta } from "~/shell/title-meta";

export const meta = titleMeta;

export const loader = bulkActionLoader(ordersForManagementFace);

export const action = bulkActionAction(ordersForManagementFace);

/** The page. */
export default function BulkAction() {
	return <BulkActionPage data={useLoaderData<typeof loader>()} />;
}
