/** What the question before a removal shows, and removing. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** The video's title in the reader's language, or any. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const { editions } = await context.call("how-to-videos/get-editions", { video_id: context.id(params.id) });
	const name = editions[context.language_code]?.title || Object.values(editions).find(({ title }) => title)?.title;
	return { title: context.translate("how-to-videos:owners.removal.title"), name: name ?? "" };
}

/** Removes it. */
export const action = formActions({
	"how-to-videos/delete-video": {
		input: ({ params, context }) => ({ video_id: context.id(params.id) }),
		done: () => redirectWithNotice("/how-to-videos", "how-to-videos:notices.removed"),
	},
});
