/** The server half of the account's own domains: how each stands, asking for one, checking one, and where emails lead. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const page = "/settings/domains";

/** The domains with their times in words, and the form. */
export async function loader({ context }: LoaderFunctionArgs) {
	const [{ domains, ...rest }, form] = await Promise.all([
		context.call("domains/get-domains", {}),
		context.form("domains/add-domain", { host: "domains:add.host" }),
	]);
	const written = (moment: number | null) => (moment === null ? null : context.format.time(moment, "recognition"));
	return {
		title: context.translate("settings:title"),
		...rest,
		domains: domains.map(({ asked_at, checked_at, given_up_at, ...domain }) => ({
			...domain,
			asked: written(asked_at) ?? "",
			checked: written(checked_at),
			until: written(given_up_at) ?? "",
		})),
		form,
	};
}

/** Each comes back to the page, which says how it stands. */
export const action = formActions({
	"domains/add-domain": { done: () => redirectWithNotice(page, "domains:notices.added") },
	"domains/check-domain": {
		input: ({ form }) => ({ host: form.text("host") }),
		done: () => redirectWithNotice(page, "domains:notices.checked"),
	},
	"domains/choose-site": {
		input: ({ form }) => ({ host: form.optional("host") }),
		done: () => redirectWithNotice(page, "domains:notices.site"),
	},
});
