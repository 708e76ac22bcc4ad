/** What the person is told, and where; and switching it. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** How it stands. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { kinds } = await context.call("notifications/get-notification-settings", {});
	return { title: context.translate("notifications:settings.title"), kinds };
}

/** Keeps the choices. */
export const action = formActions({
	"notifications/save-notification-settings": {
		done: () => redirectWithNotice("/notifications/settings", "notifications:notices.saved"),
	},
});
