/** The clients in the order of their names, page by page. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { shardName } from "#workers/kernel/environment";
import { stateOf, states } from "../rules/state";
import { knownSubdomain } from "../rules/subdomain";
import { listTenants } from "../store/tenants";

const maxPage = 200;

export const getTenants = defineEndpoint({
	name: "operations/get-tenants",
	path: "/api/operations/api_get_tenants",
	summary: "The clients in the order of their names; `next` is what the following page comes after.",
	access: "operator",
	input: z.object({ after: knownSubdomain.optional(), max: z.int().min(1).max(maxPage).default(50) }),
	output: z.object({
		tenants: z.array(
			z.object({
				account_id: z.int(),
				subdomain: z.string(),
				shard: z.string(),
				state: z.enum(states),
				created_at: z.int(),
			}),
		),
		next: z.string().nullable(),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { after = "", max }) => {
		const rows = await scope.directory.read(listTenants(after, max + 1));
		const page = rows.slice(0, max);
		return {
			tenants: page.map((row) => ({
				account_id: row.id,
				subdomain: row.subdomain,
				shard: shardName(row.shard),
				state: stateOf(row),
				created_at: row.created_at,
			})),
			next: rows.length > max ? page.at(-1)!.subdomain : null,
		};
	},
});
