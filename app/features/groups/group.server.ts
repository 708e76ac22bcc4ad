/** The server half of a group's page. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { membersFace } from "#workers/features/members/lists/get-members-under-account";
import { loadList } from "~/list/list-loader.server";

/** The group with a page of its people; their report is that of the members, narrowed to the group. */
export async function loader(args: LoaderFunctionArgs) {
	const { params, context } = args;
	const group_id = context.id(params.id);
	const [{ group, programs }, list] = await Promise.all([
		context.call("groups/get-group-details", { group_id }),
		loadList(args, membersFace, { address: `/groups/${group_id}`, fixed: { user_groups: group_id } }),
	]);
	return { title: group.name, group, programs, list: { ...list, report: null, filters: [], empty: null } };
}
