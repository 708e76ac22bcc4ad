/** The server half of the sender of emails: from whom they come, the domain of its own, and trying it out. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const page = "/settings/sender";

/** The sender with its domain's times in words, and the forms. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [{ domain, ...sender }, saved, added] = await Promise.all([
		context.call("sender-domains/get-sender", {}),
		context.form("sender-domains/save-sender", {
			name: "sender-domains:form.name",
			local_part: "sender-domains:form.localPart",
		}),
		context.form("sender-domains/add-sender-domain", { host: "sender-domains:add.host" }),
	]);
	const written = (moment: number | null) => (moment === null ? "" : context.format.time(moment, "recognition"));
	return {
		title: context.translate("settings:title"),
		...sender,
		email: context.user.email,
		domain: domain && {
			...domain,
			asked: written(domain.asked_at),
			checked: written(domain.checked_at),
			until: written(domain.given_up_at),
		},
		saved,
		added,
	};
}

/** Each comes back to the page, which says how it stands. */
export const action = formActions({
	"sender-domains/save-sender": { done: () => redirectWithNotice(page, "sender-domains:notices.saved") },
	"sender-domains/add-sender-domain": { done: () => redirectWithNotice(page, "sender-domains:notices.added") },
	"sender-domains/check-sender-domain": {
		input: ({ form }) => ({ host: form.text("host") }),
		done: () => redirectWithNotice(page, "sender-domains:notices.checked"),
	},
	"sender-domains/send-test-email": {
		done: ({ recipient }) => redirectWithNotice(page, "sender-domains:notices.tested", { email: recipient }),
	},
});
