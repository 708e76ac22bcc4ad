/**
 * Makes the token by which another platform, such as Microsoft Teams, knows the signed-in person; invariants: it is told once,
 * its hash alone is stored, a new one ends the one before, and it reads but what `read-platform-person` says.
 */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { dayMs } from "#workers/kernel/clock";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { hashToken, newToken } from "#workers/kernel/tokens";
import { savePlatformToken, takesPart } from "../store/platform-tokens";

/** So long a token works. */
const lastsMs = 90 * dayMs;

export const generatePlatformAuthenticationToken = defineEndpoint({
	name: "member-detail/generate-platform-authentication-token",
	path: "/api/users/api_generate_platform_authentication_token",
	summary: "Makes a token by which another platform knows the signed-in user for 90 days; it is told this once.",
	access: "signed_in",
	flags: ["generate_token_allowed"],
	input: z.object({}),
	output: z.object({ resultStatus: z.literal("Success"), token: z.string(), expires_at: z.int() }),
	errors: { token_not_generated: {}, not_taking_part: {} },
	failsAs: "token_not_generated",
	repetition: { kind: "none" },
	limits: [{ name: "member_record", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope) => {
		const { account, user, clock } = scope;
		const token = newToken();
		const created_at = clock.now();
		const expires_at = created_at + lastsMs;
		const token_hash = await hashToken(token);
		return scope.commit({
			statements: [
				assertThat("not_taking_part", takesPart(account.id, user.id)),
				savePlatformToken(account.id, { user_id: user.id, token_hash, created_at, expires_at }),
			],
			answer: { resultStatus: "Success" as const, token, expires_at },
			audit: { subject_kind: "user", subject_id: user.id, details: { expires_at } },
		});
	},
});
