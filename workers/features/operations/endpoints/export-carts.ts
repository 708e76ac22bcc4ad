/** A page of the carts of a client, by person; what is held in flash sales ends with the client's rest and is not in it. */
import { z } from "zod";
import { readKeptCarts } from "#workers/features/cart";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { keptCart } from "../rules/kept-cart";
import { knownSubdomain } from "../rules/subdomain";
import { exportErrors, getExported } from "../steps/export-client";
import { databaseOf } from "../steps/tenant";
import { listPeopleAfter } from "../store/object-names";

/** A full cart has some 50 KB. */
const cartsAPage = 50;

export const exportCarts = defineEndpoint({
	name: "operations/export-carts",
	path: "/api/operations/api_export_carts",
	summary: "The carts of a page of people of a client; `next` is what the following page comes after, null at the end.",
	access: "operator",
	input: z.object({ subdomain: knownSubdomain, after: z.int().min(0).default(0) }),
	output: z.object({ carts: z.array(keptCart), next: z.int().nullable() }),
	errors: exportErrors,
	repetition: { kind: "read" },
	handler: async (scope, { subdomain, after }) => {
		const tenant = await getExported(scope, subdomain);
		const people = await databaseOf(scope, tenant).read(listPeopleAfter(tenant.id, after, cartsAPage));
		const ids = people.map(({ id }) => id);
		const carts = await readKeptCarts(scope.env, tenant.id, ids);
		return { carts, next: people.length < cartsAPage ? null : ids.at(-1)! };
	},
});
