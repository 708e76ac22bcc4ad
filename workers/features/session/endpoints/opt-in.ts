/** Records that the person accepts the terms; invariant: it is the version that they read, and the first acceptance that counts keeps its time. */
import { z } from "zod";
import { updateDistributorOptIn, updateOptIn } from "#workers/features/members";
import { insertAcceptance, isLatest, termsAskedAnewAt } from "#workers/features/terms";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";
import { termsOf } from "../rules/present-user";

const optedIn = z.enum(["yes", "no"]);

export const optIn = defineEndpoint({
	name: "session/opt-in",
	path: "/api/users/api_opt_in",
	summary: "Accepts the terms and conditions.",
	access: "signed_in",
	input: z.object({
		kind: z.enum(["standard", "widia_distributor"]).default("standard"),
		/** The version that was shown, `number` of terms/get-terms; left out by clients that do not know it. */
		version: z.int().min(0).optional(),
	}),
	output: z.object({ standard_tnc_opted_in: optedIn, widia_distributor_tnc_opted_in: optedIn }),
	errors: { terms_changed: {} },
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: (scope, { kind, version }) => {
		const { account, user, clock } = scope;
		const { standard_tnc_opted_in, widia_distributor_tnc_opted_in } = termsOf(user);
		return scope.commit({
			statements:
				kind === "standard"
					? acceptStandard(scope, version)
					: [updateDistributorOptIn(account.id, user.id, clock.now())],
			answer: { standard_tnc_opted_in, widia_distributor_tnc_opted_in, [`${kind}_tnc_opted_in`]: "yes" as const },
			audit: { subject_kind: "user", subject_id: user.id, details: { kind, ...(version ? { version } : {}) } },
		});
	},
});

function acceptStandard({ account, user, clock, newId }: MemberScope, version: number | undefined): Statement[] {
	const now = clock.now();
	return [
		...(version === undefined ? [] : [assertThat("terms_changed", isLatest(account.id, version))]),
		updateOptIn(account.id, user.id, now, termsAskedAnewAt(account)),
		insertAcceptance(account.id, { id: newId(), user_id: user.id }, now),
		touchTable(account.id, "terms_acceptances"),
	];
}
