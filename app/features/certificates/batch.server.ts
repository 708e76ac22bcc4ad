/** The server half of one batch's page: its counts, who claimed last, and voiding it. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

/** The batch with its days in words. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const { batch, claims } = await context.call("certificates/get-batch", { batch_id: context.id(params.id) });
	const { format } = context;
	return {
		title: batch.name,
		batch: { ...batch, last_day: format.time(batch.expires_at, "recognition") },
		claims: claims.map(({ claimed_at, ...claim }) => ({ ...claim, when: format.moment(claimed_at) })),
	};
}

/** Voids it once the question was answered. */
export const action = formActions({
	"certificates/void-batch": {
		input: ({ params, context }) => ({ batch_id: context.id(params.id) }),
		asks: () => true,
		done: ({ batch_id }) => redirectWithNotice(`/certificates/${batch_id}`, "certificates:notices.voided"),
	},
});
