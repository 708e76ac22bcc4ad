/** Puts carts of an export into the client that is being imported; invariant: the same again changes nothing, and only people whose rows are there get one. */
import { z } from "zod";
import { putKeptCart } from "#workers/features/cart";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { keptCart } from "../rules/kept-cart";
import { knownSubdomain } from "../rules/subdomain";
import { getImported, importErrors } from "../steps/import-account";
import { databaseOf } from "../steps/tenant";
import { listPeopleAfter } from "../store/object-names";

export const importCarts = defineEndpoint({
	name: "operations/import-carts",
	path: "/api/operations/api_import_carts",
	summary: "Puts carts of an export in their places.",
	access: "operator",
	maxBodyBytes: 2_800_000,
	input: z.object({ subdomain: knownSubdomain, carts: z.array(keptCart).max(20) }),
	output: z.object({ count: z.int() }),
	errors: { ...importErrors, row_refused: {} },
	repetition: { kind: "natural" },
	handler: async (scope, { subdomain, carts }) => {
		const tenant = await getImported(scope, subdomain);
		const database = databaseOf(scope, tenant);
		const found = await Promise.all(
			carts.map(({ user_id }) => database.read(listPeopleAfter(tenant.id, user_id - 1, 1))),
		);
		if (carts.some(({ user_id }, at) => found[at]![0]?.id !== user_id))
			throw refuse("row_refused", { table: "carts", constraint: "user_id" });
		await Promise.all(carts.map(({ user_id, ...cart }) => putKeptCart(scope.env, tenant.id, user_id, cart)));
		return { count: carts.length };
	},
});
