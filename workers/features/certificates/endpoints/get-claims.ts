/** What somebody claimed, and how many wrong codes they may still type. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { triesOf } from "../rules/tries";
import { listClaimsBy, listTries } from "../store/claims";

const shownClaims = 5;

export const getClaims = defineEndpoint({
	name: "certificates/get-claims",
	path: "/api/certificates/api_get_claims",
	summary: "The signed-in user's newest claimed certificates, and until when claiming is paused after wrong codes.",
	access: "signed_in",
	flags: ["ots_enabled", "!user.ots_disabled"],
	input: z.object({}),
	output: z.object({
		tries_left: z.int(),
		paused_until: z.int().nullable(),
		claims: z.array(z.object({ id: z.string(), claimed_at: z.int(), name: z.string(), points: z.int() })),
	}),
	repetition: { kind: "read" },
	handler: async ({ account, user, clock, read }) => {
		const [tries, claims] = await Promise.all([
			read(listTries(account.id, user.id)),
			read(listClaimsBy(account.id, user.id, shownClaims)),
		]);
		return {
			...triesOf(
				tries.map(({ tried_at }) => tried_at),
				clock.now(),
			),
			claims,
		};
	},
});
