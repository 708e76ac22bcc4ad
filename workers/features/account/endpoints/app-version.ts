/** The version of the running build, so that a page with old scripts knows to reload. */
import { z } from "zod";
import { app_version } from "#workers/kernel/app-version";
import { defineEndpoint } from "#workers/kernel/define-endpoint";

export const appVersion = defineEndpoint({
	name: "account/app-version",
	path: "/api/accounts/api_app_version",
	summary: "The version of the application.",
	access: "anyone",
	input: z.object({}),
	output: z.object({ version: z.string() }),
	repetition: { kind: "read" },
	handler: async () => ({ version: app_version }),
});
