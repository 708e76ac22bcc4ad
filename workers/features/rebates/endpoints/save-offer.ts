/** Adds an offer of rebates, or changes it; invariant: two never share a name (`rebate_offers_by_name`). Rebates that were sent keep their points. */
import { z } from "zod";
import { assertAll } from "#workers/kernel/assertions";
import { isCalendarDay, text } from "#workers/kernel/bounds";
import { startOfDay } from "#workers/kernel/days";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, notFound } from "#workers/kernel/errors";
import { maxPointsPerDollar } from "../rules/rebate";
import { findOffer, hasRoomForOffer, insertOffer, isBrand, updateOffer } from "../store/offers";

export const saveOffer = defineEndpoint({
	name: "rebates/save-offer",
	path: "/api/rebates/api_save_offer",
	summary: "Adds or changes an offer: its brand, whose budget pays, the points for each dollar, its days and its cap.",
	access: ["account_owner"],
	flags: ["sales_module_enabled", "rebates_enabled"],
	input: z.object({
		/** Left out for a new one. */
		offer_id: z.int().optional(),
		name: text(60).min(1),
		brand_id: z.int(),
		points_per_dollar: z.int().min(1).max(maxPointsPerDollar),
		/** The first and the last day of its invoices. */
		starts_on: z.iso.date().max(10),
		ends_on: z.iso.date().max(10),
		/** The most that one person gets by it for invoices of a calendar year; 0: no limit. */
		cap_points: z.int().min(0).max(1_000_000_000).default(0),
		is_active: z.literal([0, 1]).default(0),
	}),
	output: z.object({ offer_id: z.int() }),
	errors: {
		rebate_offer_name_taken: { constraints: ["rebate_offers.account_id, rebate_offers.name"] },
		too_many_rebate_offers: {},
		rebate_brand_gone: {},
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { offer_id, starts_on, ends_on, ...said }) => {
		const { account, clock, newId, read, translate } = scope;
		const [known] = offer_id === undefined ? [] : await read(findOffer(account.id, offer_id));
		if (offer_id !== undefined && !known) throw notFound("rebate_offer");
		const dayOf = (day: string) => (isCalendarDay(day) ? startOfDay(day, account.time_zone) : Number.NaN);
		const [starts_at, ends_at] = [dayOf(starts_on), dayOf(ends_on)];
		if (!(starts_at <= ends_at)) throw invalid({ ends_on: [translate("rebates:validation.period")] });
		const offer = { id: known?.id ?? newId(), ...said, starts_at, ends_at };
		return scope.commit({
			statements: [
				assertAll({
					rebate_brand_gone: isBrand(account.id, said.brand_id),
					...(known ? {} : { too_many_rebate_offers: hasRoomForOffer(account.id) }),
				}),
				known ? updateOffer(account.id, offer) : insertOffer(account.id, offer, clock.now()),
			],
			answer: { offer_id: offer.id },
			audit: { subject_kind: "rebate_offer", subject_id: offer.id, details: { ...said, starts_on, ends_on } },
		});
	},
});
