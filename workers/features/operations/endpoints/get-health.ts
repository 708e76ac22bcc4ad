/** How the platform does: each check with what was found and what to do about it. */
import { z } from "zod";
import { app_version } from "#workers/kernel/app-version";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { isLocal } from "#workers/kernel/environment";
import { checkStates, worstOf } from "../rules/health";
import { checkHealth } from "../steps/check-health";

const hash = text(64).regex(/^[0-9a-f]{64}$/);

export const getHealth = defineEndpoint({
	name: "operations/get-health",
	path: "/api/operations/api_get_health",
	summary:
		"The health of the platform: configuration, secrets, bindings, migrations, schedule, outbox, dead letters, ledgers, failures and alerts, each with what to do.",
	access: "operator",
	input: z.object({
		/** SHA-256 of the secrets of whose machine asks: elsewhere none may be the same. */
		known_hashes: z.object({ SESSION_SECRET: hash, OPERATOR_SETUP_TOKEN: hash }).partial().default({}),
	}),
	output: z.object({
		state: z.enum(checkStates),
		release: z.string(),
		environment: z.string(),
		is_local: z.boolean(),
		checks: z.array(z.object({ name: z.string(), state: z.enum(checkStates), detail: z.string(), advice: z.string() })),
	}),
	repetition: { kind: "read" },
	handler: async ({ env, clock }, { known_hashes }) => {
		const checks = await checkHealth({ env, now: clock.now(), known_hashes });
		return {
			state: worstOf(checks),
			release: app_version,
			environment: env.ENVIRONMENT,
			is_local: isLocal(env),
			checks,
		};
	},
});
