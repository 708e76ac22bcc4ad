/** What operators did, newest first, of one client or of all. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { knownSubdomain } from "../rules/subdomain";
import { getTenant, noSuchTenant } from "../steps/tenant";
import { listAudit } from "../store/tokens";

const maxPage = 200;

export const getAudit = defineEndpoint({
	name: "operations/get-audit",
	path: "/api/operations/api_get_audit",
	summary: "What operators did, newest first; `next` is what the following page comes before.",
	access: "operator",
	input: z.object({
		subdomain: knownSubdomain.optional(),
		before: z.int().min(0).optional(),
		max: z.int().min(1).max(maxPage).default(50),
	}),
	output: z.object({
		lines: z.array(
			z.object({
				operator: z.string(),
				operation: z.string(),
				account_id: z.int().nullable(),
				values: z.record(z.string(), z.unknown()),
				created_at: z.int(),
			}),
		),
		next: z.int().nullable(),
	}),
	errors: noSuchTenant,
	repetition: { kind: "read" },
	handler: async (scope, { subdomain, before = Number.MAX_SAFE_INTEGER, max }) => {
		const account_id = subdomain === undefined ? undefined : (await getTenant(scope, subdomain)).id;
		const rows = await scope.directory.read(listAudit(account_id, before, max + 1));
		const page = rows.slice(0, max);
		return {
			lines: page.map(({ details, ...line }) => ({ ...line, values: JSON.parse(details) as Record<string, unknown> })),
			next: rows.length > max ? page.at(-1)!.id : null,
		};
	},
});
