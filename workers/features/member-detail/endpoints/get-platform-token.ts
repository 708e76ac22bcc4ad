/** Whether the signed-in person has a token for another platform, and until when it works; never the token. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { findPlatformToken } from "../store/platform-tokens";

export const getPlatformToken = defineEndpoint({
	name: "member-detail/get-platform-token",
	path: "/api/users/api_get_platform_token",
	summary: "Whether the signed-in user has a token for another platform, since when, and until when it works.",
	access: "signed_in",
	flags: ["generate_token_allowed"],
	input: z.object({}),
	output: z.object({ made_at: z.int().nullable(), expires_at: z.int().nullable() }),
	repetition: { kind: "read" },
	handler: async ({ account, user, clock, read }) => {
		const [token] = await read(findPlatformToken(account.id, user.id, clock.now()));
		return { made_at: token?.created_at ?? null, expires_at: token?.expires_at ?? null };
	},
});
