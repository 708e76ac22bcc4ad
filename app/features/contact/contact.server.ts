/** The server half of writing to the person behind the help. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const writing = "contact/write-to-contact";

/** Who it is, and the form. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [contact, form] = await Promise.all([
		context.call("contact/get-contact", {}),
		context.form(writing, { subject: "contact:form.subject", message: "contact:form.message" }),
	]);
	const hasFaqs = context.account.flags.hide_faqs !== 1;
	return {
		title: context.translate("contact:title"),
		contact,
		email: context.user.email,
		back: hasFaqs ? "/faqs" : "/",
		form,
	};
}

/** Sends it. */
export const action = formActions({
	[writing]: {
		done: (_answer, { context }) =>
			redirectWithNotice(context.account.flags.hide_faqs === 1 ? "/" : "/faqs", "contact:notices.sent"),
	},
});
