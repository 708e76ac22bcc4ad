/** A page of the files of a client, of one family, by name. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { knownSubdomain } from "../rules/subdomain";
import { exportErrors, getExported } from "../steps/export-client";
import { listFiles } from "../store/export-files";

export const exportFiles = defineEndpoint({
	name: "operations/export-files",
	path: "/api/operations/api_export_files",
	summary: "A page of the files of a client in one family; `cursor` leads to the following page, null at the end.",
	access: "operator",
	input: z.object({
		subdomain: knownSubdomain,
		family: z
			.string()
			.regex(/^[a-z_]+$/)
			.max(60),
		cursor: z.string().max(2_000).optional(),
	}),
	output: z.object({
		files: z.array(z.object({ path: z.string(), bytes: z.int(), content_type: z.string() })),
		cursor: z.string().nullable(),
	}),
	errors: exportErrors,
	repetition: { kind: "read" },
	handler: async (scope, { subdomain, family, cursor }) => {
		const { id } = await getExported(scope, subdomain);
		return listFiles(scope.env.FILES, id, family, cursor);
	},
});
