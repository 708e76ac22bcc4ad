/** The certificate of a client that was erased, or how far its erasure is. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { Refusal } from "#workers/kernel/errors";
import { knownSubdomain } from "../rules/subdomain";
import { noSuchTenant } from "../steps/tenant";
import { findErasureOf } from "../store/erasures";

const counted = z.int().min(0);

export const getCertificate = defineEndpoint({
	name: "operations/get-certificate",
	path: "/api/operations/api_get_certificate",
	summary: "What was deleted of a client, when and by whom, with its SHA-256; null until it is done.",
	access: "operator",
	input: z.object({ subdomain: knownSubdomain }),
	output: z.object({
		asked_by: z.string(),
		asked_at: z.int(),
		erase_at: z.int(),
		begun_at: z.int().nullable(),
		certificate: z
			.object({
				account_id: z.int(),
				subdomain: z.string(),
				asked_by: z.string(),
				asked_at: z.int(),
				begun_at: z.int(),
				ended_at: z.int(),
				rows: counted,
				tables: z.array(z.object({ table: z.string(), rows: counted })),
				files: counted,
				bytes: counted,
				/** Carts and flash sales; not in certificates from before these were counted. */
				objects: counted.optional(),
			})
			.nullable(),
		/** Of the certificate as JSON, in this order of its fields. */
		sha256: z.string().nullable(),
	}),
	errors: noSuchTenant,
	repetition: { kind: "read" },
	handler: async (scope, { subdomain }) => {
		const [erasure] = await scope.directory.read(findErasureOf(subdomain));
		if (!erasure) throw new Refusal("no_such_tenant", 404, { subdomain });
		const { asked_by, asked_at, erase_at, begun_at, certificate, sha256 } = erasure;
		return {
			...{ asked_by, asked_at, erase_at, begun_at, sha256 },
			certificate: certificate === null ? null : JSON.parse(certificate),
		};
	},
});
