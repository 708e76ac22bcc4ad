/** An album, adding a photo to it, and changing it. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { uploadedFiles } from "~/form/uploaded-files.server";
import { redirectWithNotice } from "~/shell/notices.server";
import { albumFields } from "./album-form";

/** A page of its photos, and the forms. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
	const before = new URL(request.url).searchParams.get("before");
	const [found, form, photoForm] = await Promise.all([
		context.call("photos/get-album", {
			album_id: context.id(params.id),
			...(before === null ? {} : { before_id: context.id(before) }),
		}),
		context.form("photos/save-album", albumFields),
		context.form("photos/upload-photo", { title: "photos:form.title", description: "photos:form.seen" }),
	]);
	return { title: found.album.name, ...found, form, photoForm };
}

/** Adds a photo, or saves the album. */
export const action = formActions({
	"photos/save-album": {
		input: ({ params, context }) => ({ album_id: context.id(params.id) }),
		done: ({ album_id }) => redirectWithNotice(`/photo_albums/${album_id}`, "photos:notices.album"),
	},
	"photos/upload-photo": {
		input: ({ params, context, form }) => ({ album_id: context.id(params.id), upload_id: form.number("upload_id") }),
		run: async (input, { context, form }) =>
			context.attempt("photos/upload-photo", input, { key: form.key, files: await uploadedFiles(form.raw) }),
		done: (_answer, { params }) => redirectWithNotice(`/photo_albums/${params.id}`, "photos:notices.added"),
	},
});
