/** The server half of claiming: what was claimed, how many wrong codes are left, and claiming one. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const claiming = "certificates/redeem-certificate";

/** The field, filled in by the address in a QR code. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const [{ tries_left, paused_until, claims }, form] = await Promise.all([
		context.call("certificates/get-claims", {}),
		context.form(claiming, { code: "certificates:claim.code" }),
	]);
	const { format } = context;
	return {
		title: context.translate("certificates:claim.title"),
		form,
		values: { code: (params.code ?? "").slice(0, 60) },
		tries_left,
		paused_until: paused_until === null ? null : format.moment(paused_until),
		claims: claims.map(({ claimed_at, ...claim }) => ({ ...claim, day: format.time(claimed_at, "recognition") })),
	};
}

/** Claims it; the points show in the statement. */
export const action = formActions({
	[claiming]: {
		done: ({ name, points }) => redirectWithNotice("/claim", "certificates:notices.claimed", { name, points }),
	},
});
