/** An offer of rebates, as its editor sees it. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { dayOf } from "../rules/year";
import { findOffer } from "../store/offers";

export const getOffer = defineEndpoint({
	name: "rebates/get-offer",
	path: "/api/rebates/api_get_offer",
	summary: "The offer of rebates with this id.",
	access: ["account_owner"],
	flags: ["sales_module_enabled", "rebates_enabled"],
	input: z.object({ offer_id: z.int() }),
	output: z.object({
		offer: z.object({
			...{ id: z.int(), name: z.string(), brand_id: z.int(), brand: z.string(), points_per_dollar: z.int() },
			...{ starts_on: z.string(), ends_on: z.string(), cap_points: z.int(), is_active: z.literal([0, 1]) },
		}),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, read }, { offer_id }) => {
		const [found] = await read(findOffer(account.id, offer_id));
		if (!found) throw notFound("rebate_offer");
		const { budget_id: _budget, starts_at, ends_at, ...offer } = found;
		const { time_zone } = account;
		return { offer: { ...offer, starts_on: dayOf(starts_at, time_zone), ends_on: dayOf(ends_at, time_zone) } };
	},
});
