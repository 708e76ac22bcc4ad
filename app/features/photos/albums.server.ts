/** The page of albums, and making one. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { albumFields } from "./album-form";

/** A page of the albums that the reader sees, and the form of a new one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const before = new URL(request.url).searchParams.get("before");
	const [{ albums, next_before_id }, form] = await Promise.all([
		context.call("photos/get-albums", before === null ? {} : { before_id: context.id(before) }),
		context.form("photos/save-album", albumFields),
	]);
	return { title: context.translate("photos:albums.title"), albums, next_before_id, form };
}

/** Makes an album. */
export const action = formActions({
	"photos/save-album": {
		done: ({ album_id }) => redirectWithNotice(`/photo_albums/${album_id}`, "photos:notices.album"),
	},
});
