/** What the question before a domain is removed shows, and removing it. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const page = "/settings/domains";

/** The domain that the address names. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const host = new URL(request.url).searchParams.get("host");
	const { domains, subdomain_host } = await context.call("domains/get-domains", {});
	const domain = domains.find((one) => one.host === host && one.state !== "removing");
	if (!domain) throw redirect(page);
	return { title: context.translate("domains:removal.title"), host: domain.host, subdomain: subdomain_host };
}

/** Removes it. */
export const action = formActions({
	"domains/remove-domain": {
		input: ({ form }) => ({ host: form.text("host") }),
		done: ({ state }) =>
			redirectWithNotice(page, state === "removed" ? "domains:notices.removed" : "domains:notices.removing"),
	},
});
