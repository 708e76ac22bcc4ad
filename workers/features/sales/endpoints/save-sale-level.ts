/** Adds a level of sales or changes one; invariant: at most twelve, each with a name and an amount of its own, by keys and an assertion. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { maxSaleLevels } from "../rules/levels";
import { hasRoomForLevel, insertSaleLevel, isSaleLevel, saleLevelName, updateSaleLevel } from "../store/levels";

const maxDollars = 1_000_000_000;

export const saveSaleLevel = defineEndpoint({
	name: "sales/save-sale-level",
	path: "/api/sales/api_save_sale_level",
	summary: "Adds a level of sales, or changes its name, from what amount a year on people have it, and its bonus.",
	access: ["account_owner"],
	flags: ["sales_module_enabled"],
	input: z.object({
		/** Left out for a new one. */
		sale_level_id: z.int().optional(),
		name: text(40).min(1),
		/** What a person of it is called. */
		alias: text(60).default(""),
		/** In dollars. */
		from_dollars: z.int().min(0).max(maxDollars),
		/** By how much each sale's points are raised. */
		bonus_percent: z.int().min(0).max(200).default(0),
	}),
	output: z.object({ sale_level_id: z.int() }),
	errors: {
		sale_level_name_taken: { constraints: ["sale_levels.account_id, sale_levels.name"] },
		sale_level_amount_taken: { constraints: ["sale_levels.account_id, sale_levels.from_amount"] },
		too_many_sale_levels: { details: { max: maxSaleLevels } },
		sale_level_gone: {},
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { sale_level_id, from_dollars, ...said }) => {
		const { account, clock, read } = scope;
		const [known] = sale_level_id === undefined ? [] : await read(saleLevelName(account.id, sale_level_id));
		if (sale_level_id !== undefined && !known) throw notFound("sale_level");
		const level = { id: sale_level_id ?? scope.newId(), ...said, from_amount: from_dollars * 100 };
		return scope.commit({
			statements: known
				? [assertThat("sale_level_gone", isSaleLevel(account.id, level.id)), updateSaleLevel(account.id, level)]
				: [
						assertThat("too_many_sale_levels", hasRoomForLevel(account.id)),
						insertSaleLevel(account.id, level, clock.now()),
					],
			answer: { sale_level_id: level.id },
			audit: { subject_kind: "sale_level", subject_id: level.id, details: { ...said, from_dollars } },
		});
	},
});
