/** What is done with the members that are selected in the list: one page for each action, which asks first. */
import { useLoaderData } from "@remix-run/react";
import { membersFace } from "#workers/features/members/lists/get-members-under-account";
import { bulkActionAction, bulkActionLoader } from "~/list/bulk-action.server";
import { BulkActionPage } from "~/list/bulk-action-page";
import { titleMeta } from "~/shell/title-meta";

export const meta = titleMeta;

export const loader = bulkActionLoader(membersFace);

export const action = bulkActionAction(membersFace);

/** The page. */
export default function BulkAction() {
	return <BulkActionPage data={useLoaderData<typeof loader>()} />;
}
