/** One version of the terms with its texts, as it was saved. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { presentVersion, version } from "../rules/version";
import { findVersion } from "../store";

export const getVersion = defineEndpoint({
	name: "terms/get-version",
	path: "/api/accounts/api_get_terms_version",
	summary: "A version of the terms with its texts.",
	access: ["account_owner"],
	input: z.object({ number: z.int() }),
	output: z.object({ version }),
	repetition: { kind: "read" },
	handler: async ({ account, read }, { number }) => {
		const [row] = await read(findVersion(account.id, number));
		if (!row) throw notFound("terms_version");
		return { version: presentVersion(row) };
	},
});
