/** The person's details, and changing those that are theirs. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** What stands, and the forms. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [{ profile }, form] = await Promise.all([
		context.call("profile/get-profile", {}),
		context.form("profile/update-profile", { phone: "profile:details.phone" }),
	]);
	return {
		title: context.translate("profile:title"),
		profile: { ...profile, hired: profile.hire_date && context.format.date(profile.hire_date, "display") },
		form,
	};
}

/** Saves the details, or takes the picture away. */
export const action = formActions({
	"profile/update-profile": { done: () => redirectWithNotice("/profile", "profile:notices.saved") },
	"profile/remove-picture": { done: () => redirectWithNotice("/profile", "profile:notices.pictureRemoved") },
});
