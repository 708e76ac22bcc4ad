/** Puts a step of the checklist aside, or the whole list, or takes it up again; the account remembers it for all its owners. */
import { z } from "zod";
import { updateSettings } from "#workers/features/account";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { setupSteps } from "../rules/steps";

export const putStepAside = defineEndpoint({
	name: "setup/put-step-aside",
	path: "/api/accounts/api_put_setup_step_aside",
	summary: "Puts a step of setting up aside, or all of them, or takes it up again.",
	access: ["account_owner"],
	input: z.object({ step: z.enum([...setupSteps, "all"]), is_aside: z.literal([0, 1]) }),
	output: z.object({}),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: ({ account, commit }, { step, is_aside }) =>
		commit({
			statements: [updateSettings(account.id, { [`setup_aside_${step}`]: is_aside === 1 ? 1 : null })],
			answer: {},
			audit: { subject_kind: "account", subject_id: account.id, details: { step, put_aside: is_aside } },
		}),
});
