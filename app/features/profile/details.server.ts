/** The person's details, and changing those that are theirs. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** What stands, and the forms. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [{ profile }, { email_change }, form] = await Promise.all([
		context.call("profile/get-profile", {}),
		context.call("session/get-email-change", {}),
		context.form("profile/update-profile", { phone: "profile:details.phone" }),
	]);
	return {
		title: context.translate("profile:title"),
		profile: { ...profile, hired: profile.hire_date && context.format.date(profile.hire_date, "display") },
		waiting: email_change && { email: email_change.email, until: context.format.moment(email_change.expires_at) },
		form,
	};
}

/** Saves the details, takes the picture away, or sends or takes back what waits to be confirmed. */
export const action = formActions({
	"profile/update-profile": { done: () => redirectWithNotice("/profile", "profile:notices.saved") },
	"profile/remove-picture": { done: () => redirectWithNotice("/profile", "profile:notices.pictureRemoved") },
	"session/resend-email-change": { done: () => redirectWithNotice("/profile", "profile:notices.emailSentAgain") },
	"session/cancel-email-change": { done: () => redirectWithNotice("/profile", "profile:notices.emailCanceled") },
});
