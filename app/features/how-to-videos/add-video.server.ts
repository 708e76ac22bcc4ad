/** The server half of adding a video: its words in the account's own language first. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** The form. */
export async function loader({ context }: LoaderFunctionArgs) {
	await context.requireCall("how-to-videos/save-video");
	const form = await context.form("how-to-videos/save-video", {
		title: "how-to-videos:owners.form.title",
		description: "how-to-videos:owners.form.description",
	});
	return { title: context.translate("how-to-videos:owners.form.new"), form };
}

/** Adds it, hidden; the page that comes takes what plays. */
export const action = formActions({
	"how-to-videos/save-video": {
		input: ({ context }) => ({ language_code: context.account.default_language_code }),
		done: ({ video_id }) => redirectWithNotice(`/how-to-videos/${video_id}`, "how-to-videos:notices.added"),
	},
});
