/** Where an account's own system of balances answers, and what it says. @pure */
import { z } from "zod";
import type { Account } from "#workers/kernel/identity";

/** A person has at most so many adjustments at once; whoever has more brings them in several syncs. */
const maxAdjustments = 200;

const settings = z.object({ url: z.string().min(1), token: z.string().min(1) });

/** The client's system: the address that is asked, and the secret that goes with it. */
export type ClientSystem = z.output<typeof settings>;

/** The account's system; undefined where it has none. */
export function clientSystemOf({ settings: of }: Pick<Account, "settings">): ClientSystem | undefined {
	return settings.safeParse({ url: of.client_balance_url, token: of.client_balance_token }).data;
}

/** What the client's system answers: what changed a person's balance there, each under a reference of its own for ever. */
export const adjustmentsOfClient = z.object({
	adjustments: z
		.array(
			z.object({
				reference: z.string().trim().min(1).max(100),
				/** Added; below 0, taken away. */
				points: z.int().min(-1_000_000_000).max(1_000_000_000),
				reason: z.string().trim().max(200).catch(""),
			}),
		)
		.max(maxAdjustments),
});

/** One change of a person's balance in the client's system. */
export type Adjustment = z.output<typeof adjustmentsOfClient>["adjustments"][number];
