/**
 * Holds the cart's flash-sale items while their buyer checks out; invariant: a hold is never longer for being asked for
 * again, and who could not order now holds nothing.
 */
import { z } from "zod";
import { readStoredCart } from "#workers/features/cart";
import { findVariantsForSale, toVariantForSale } from "#workers/features/catalog";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { Refusal } from "#workers/kernel/errors";
import { makeBasket, unitsOfSales } from "../rules/basket";
import { refuseProblems } from "../steps/refuse-problems";
import { askForHolds, refusals } from "../steps/take-holds";
import { findBuyer } from "../store/guards";

const held = z.object({
	/** The item, not its variant. */
	item_id: z.int(),
	quantity: z.int(),
	state: z.enum(["held", "not_live", "limit", "sold_out", "held_by_others"]),
	/** Until when it is held. */
	expires_at: z.int().nullable(),
	/** Why it is not. */
	text: z.string(),
});

export const holdFlashItems = defineEndpoint({
	name: "checkout/hold-flash-items",
	path: "/api/catalog/api_hold_flash_items",
	summary: "Holds the flash-sale items of the cart for a few minutes; asking again does not make it longer.",
	access: "signed_in",
	flags: ["redemptions_enabled", "!user.disable_shop", "!user.disable_cart"],
	input: z.object({}),
	output: z.object({ holds: z.array(held) }),
	repetition: { kind: "natural" },
	handler: async (scope) => {
		// An administrator who looks at a member's cart holds nothing in the member's name.
		if (scope.actor) return { holds: [] };
		const { id: account_id } = scope.account;
		const reader = { user_id: scope.user.id, now: scope.clock.now() };
		const stored = await readStoredCart(scope);
		if (stored.lines.length === 0) return { holds: [] };
		const ids = stored.lines.map(({ item_id }) => item_id);
		const [rows, [buyer]] = await Promise.all([
			scope.read(findVariantsForSale(account_id, ids, reader)),
			scope.read(findBuyer(account_id, scope.user.id)),
		]);
		const variants = new Map(rows.map((row) => [row.id, toVariantForSale(row)]));
		// Prices count as seen: the screen that asks shows those of this moment.
		const seen = stored.lines.map(({ item_id, quantity }) => ({
			itemId: item_id,
			qty: quantity,
			item: { points: variants.get(item_id)?.points },
		}));
		const basket = makeBasket(stored, seen, variants);
		if (unitsOfSales(basket).length === 0 || !buyer) return { holds: [] };
		const problem = await refuseProblems(scope, basket, { ...buyer, has_accepted_terms: 1 }).catch((error) => {
			if (error instanceof Refusal) return error;
			throw error;
		});
		if (problem) return { holds: [] };
		const answered = await askForHolds(scope, basket);
		return {
			holds: answered.map((answer) => ({
				item_id: answer.item_id,
				quantity: answer.quantity,
				state: "hold" in answer ? ("held" as const) : answer.refusal,
				expires_at: "hold" in answer ? answer.hold.expires_at : null,
				text: "hold" in answer ? "" : scope.translate(refusals[answer.refusal].text),
			})),
		};
	},
});
