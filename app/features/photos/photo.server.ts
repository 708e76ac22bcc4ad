/** One photo, reporting it, and taking one's own out. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** The photo with where it stands, and the forms. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const [{ photo, album_id, contest_id, place }, reportForm, withdrawForm] = await Promise.all([
		context.call("photos/get-photo", { photo_id: context.id(params.id) }),
		context.form("photos/report-photo", { reason: "photos:form.reason" }),
		context.form("photos/withdraw-photo", {}),
	]);
	return {
		title: photo.title,
		photo,
		day: context.format.time(photo.created_at, "recognition"),
		back: {
			href: album_id === null ? `/photo_contest?contest=${contest_id}` : `/photo_albums/${album_id}`,
			label: place,
		},
		mayTakeDown: photo.is_own === 1 || context.user?.role === "account_owner",
		reportForm,
		withdrawForm,
	};
}

/** Reports the photo, or takes it out. */
export const action = formActions({
	"photos/report-photo": {
		input: ({ params, context }) => ({ photo_id: context.id(params.id) }),
		done: (_answer, { params }) => redirectWithNotice(`/photos/${params.id}`, "photos:notices.reported"),
	},
	"photos/withdraw-photo": {
		input: ({ params, context }) => ({ photo_id: context.id(params.id) }),
		asks: () => true,
		done: ({ album_id }) =>
			redirectWithNotice(
				album_id === null ? "/photo_contest" : `/photo_albums/${album_id}`,
				"photos:notices.withdrawn",
			),
	},
});
