/** Records that the person accepts the terms; invariant: the first acceptance's time is kept. */
import { z } from "zod";
import { updateDistributorOptIn, updateOptIn } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { termsOf } from "../rules/present-user";

const optedIn = z.enum(["yes", "no"]);

export const optIn = defineEndpoint({
	name: "session/opt-in",
	path: "/api/users/api_opt_in",
	summary: "Accepts the terms and conditions.",
	access: "signed_in",
	input: z.object({ kind: z.enum(["standard", "widia_distributor"]).default("standard") }),
	output: z.object({ standard_tnc_opted_in: optedIn, widia_distributor_tnc_opted_in: optedIn }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: (scope, { kind }) => {
		const { account, user, clock } = scope;
		const write = kind === "standard" ? updateOptIn : updateDistributorOptIn;
		const { standard_tnc_opted_in, widia_distributor_tnc_opted_in } = termsOf(user);
		return scope.commit({
			statements: [write(account.id, user.id, clock.now())],
			answer: { standard_tnc_opted_in, widia_distributor_tnc_opted_in, [`${kind}_tnc_opted_in`]: "yes" as const },
			audit: { subject_kind: "user", subject_id: user.id, details: { kind } },
		});
	},
});
