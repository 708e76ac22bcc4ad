/** What a certificate's page shows, or what became of a recognition that was taken back; account owners take one back here. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const reversing = "recognition/reverse-recognition";
const boosting = "recognition/boost-recognition";

/** The loader; a certificate that the reader may not see does not exist. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	const id = context.id(params.id);
	const { t } = context.texts;
	const found = await context
		.call("recognition/get-recognition-certificate", { certificate_id: id })
		.catch((refused: unknown) => {
			if (refused instanceof Response && refused.status === 404) return undefined;
			throw refused;
		});
	if (!found) return reversalOf(context, id);
	const { certificate } = found;
	const form = (await context.mayCall(reversing)) ? await context.form(reversing, reversingFields) : null;
	const { boosts, budgets } = await context.call("recognition/get-boosts", { recognition_id: id });
	return {
		title: t("recognition:certificate.title"),
		form,
		reversal: null,
		boosts,
		boosting: budgets.length > 0 ? { budgets, form: await context.form(boosting, boostingFields) } : null,
		certificate: {
			...certificate,
			when: context.format.time(certificate.created_at, "recognition"),
			day: context.format.time(certificate.created_at, "long"),
		},
	};
}

const reversingFields = { reason: "recognition:reversal.reason" } as const;
const boostingFields = { points: "recognition:boost.points", budget_id: "recognition:boost.budget" } as const;

async function reversalOf(context: LoaderFunctionArgs["context"], recognition_id: number) {
	const { reversal } = await context.call("recognition/get-reversal", { recognition_id });
	return {
		title: context.texts.t("recognition:reversal.title"),
		form: null,
		certificate: null,
		boosts: [],
		boosting: null,
		reversal: { ...reversal, when: context.format.time(reversal.created_at, "recognition") },
	};
}

/** Adds points to it, or takes it back, once it was asked. */
export const action = formActions({
	[boosting]: {
		input: ({ params, context }) => ({ recognition_id: context.id(params.id) }),
		done: ({ recognition_id, points }) =>
			redirectWithNotice(`/recognitions/${recognition_id}`, "recognition:notices.boosted", { count: points }),
	},
	[reversing]: {
		input: ({ params, context }) => ({ recognition_id: context.id(params.id) }),
		asks: ({ reason }) => Boolean(reason),
		done: ({ recognition_id }) => redirectWithNotice(`/recognitions/${recognition_id}`, "recognition:notices.reversed"),
	},
});
