/** What a person was told, page by page, and marking it as read. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { notificationsFace } from "#workers/features/notifications/lists/get-notifications";
import { loadList, reportAction } from "~/list/list-loader.server";

/** A page of it. */
export async function loader(args: LoaderFunctionArgs) {
	const { texts, format } = args.context;
	const list = await loadList(args, notificationsFace, {
		shows: ({ created_at, ...row }) => ({ ...row, when: format.time(created_at, "ago") }),
	});
	return { title: texts.t("notifications:title"), list };
}

/** Back to the same page of the list, whose bar counts anew. */
const again = (_answer: object, { request }: ActionFunctionArgs) =>
	redirect(`/notifications${new URL(request.url).search}`);

/** Marks one of it, or all, as read; or asks for all of it as a file. */
export const action = reportAction(notificationsFace, {
	"notifications/mark-notification-as-read": { done: again },
	"notifications/update-last-seen-timestamp": { done: again },
});
