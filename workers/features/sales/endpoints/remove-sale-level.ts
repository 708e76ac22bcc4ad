/** Takes a level of sales away: whoever had it has the one below at once. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { deleteSaleLevel, isSaleLevel, saleLevelName } from "../store/levels";

export const removeSaleLevel = defineEndpoint({
	name: "sales/remove-sale-level",
	path: "/api/sales/api_remove_sale_level",
	summary: "Takes a level of sales away.",
	access: ["account_owner"],
	flags: ["sales_module_enabled"],
	input: z.object({ sale_level_id: z.int() }),
	output: z.object({}),
	errors: { sale_level_gone: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { sale_level_id }) => {
		const { account, read } = scope;
		const [known] = await read(saleLevelName(account.id, sale_level_id));
		if (!known) throw notFound("sale_level");
		return scope.commit({
			statements: [
				assertThat("sale_level_gone", isSaleLevel(account.id, sale_level_id)),
				deleteSaleLevel(account.id, sale_level_id),
			],
			answer: {},
			audit: { subject_kind: "sale_level", subject_id: sale_level_id, details: { name: known.name } },
		});
	},
});
