/** The person's details, and changing those that are theirs. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isOn } from "#workers/kernel/identity";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** What stands, and the forms. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [{ profile }, { email_change }, form, greetings, greetingsForm] = await Promise.all([
		context.call("profile/get-profile", {}),
		context.call("session/get-email-change", {}),
		context.form("profile/update-profile", { phone: "profile:details.phone" }),
		context.call("anniversaries/get-greetings", {}),
		context.form("anniversaries/update-greetings", {
			work: { label: "anniversaries:greetings.work", options: "anniversaries:greetings" },
			birthday: { label: "anniversaries:greetings.birthday", options: "anniversaries:greetings" },
		}),
	]);
	return {
		title: context.translate("profile:title"),
		profile: { ...profile, hired: profile.hire_date && context.format.date(profile.hire_date, "display") },
		waiting: email_change && { email: email_change.email, until: context.format.moment(email_change.expires_at) },
		form,
		isPhoneShown: context.user.role === "distributor" && isOn(context.account, "orders_management_enabled"),
		greetings: { form: greetingsForm, values: { work: greetings.work, birthday: greetings.birthday } },
	};
}

/** Saves the details, takes the picture away, or sends or takes back what waits to be confirmed. */
export const action = formActions({
	"profile/update-profile": { done: () => redirectWithNotice("/profile", "profile:notices.saved") },
	"anniversaries/update-greetings": {
		done: () => redirectWithNotice("/profile", "anniversaries:notices.greetingsSaved"),
	},
	"profile/remove-picture": { done: () => redirectWithNotice("/profile", "profile:notices.pictureRemoved") },
	"session/resend-email-change": { done: () => redirectWithNotice("/profile", "profile:notices.emailSentAgain") },
	"session/cancel-email-change": { done: () => redirectWithNotice("/profile", "profile:notices.emailCanceled") },
});
