/** The server half of writing an offer of rebates. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { formActions } from "~/form/form-actions.server";
import { redirectWithNotice } from "~/shell/notices.server";

const saving = "rebates/save-offer";

/** The offer, and the brands that it could be for. */
export async function loader({ params, context }: LoaderFunctionArgs) {
	await context.requireCall(saving);
	const [found, { brands }, form] = await Promise.all([
		params.id === "new" ? null : context.call("rebates/get-offer", { offer_id: context.id(params.id) }),
		context.call("sales/get-catalogue-choices", {}),
		context.form(saving, {
			name: "rebates:offers.form.name",
			brand_id: "rebates:offers.form.brand_id",
			points_per_dollar: "rebates:offers.form.points_per_dollar",
			starts_on: "rebates:offers.form.starts_on",
			ends_on: "rebates:offers.form.ends_on",
			cap_points: "rebates:offers.form.cap_points",
			is_active: "rebates:offers.form.is_active",
		}),
	]);
	return {
		title: found?.offer.name ?? context.translate("rebates:offers.new"),
		...{ brands, form },
		values: found?.offer ?? { cap_points: 0, is_active: 1 },
	};
}

/** Saves it. */
export const action = formActions({
	[saving]: {
		input: ({ params, context }) => (params.id === "new" ? {} : { offer_id: context.id(params.id) }),
		done: () => redirectWithNotice("/rebates/offers", "rebates:notices.offerSaved"),
	},
});
