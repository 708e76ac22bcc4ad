/** What the question before the domain of emails is removed shows, and removing it. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const page = "/settings/sender";

/** The domain that there is. */
export async function loader({ context }: LoaderFunctionArgs) {
	const { domain } = await context.call("sender-domains/get-sender", {});
	if (!domain || domain.state === "removing") throw redirect(page);
	return { title: context.translate("sender-domains:removal.title"), host: domain.host };
}

/** Removes it. */
export const action = formActions({
	"sender-domains/remove-sender-domain": {
		input: ({ form }) => ({ host: form.text("host") }),
		done: ({ state }) =>
			redirectWithNotice(
				page,
				state === "removed" ? "sender-domains:notices.removed" : "sender-domains:notices.removing",
			),
	},
});
