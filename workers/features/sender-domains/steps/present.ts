/** From where a client's emails come, as owners and operators see it. */
import { z } from "zod";
import type { ClaimRow } from "#workers/kernel/claims-table";
import type { Environment } from "#workers/kernel/environment";
import type { Account } from "#workers/kernel/identity";
import { claimOutput, presentClaim } from "#workers/kernel/present-claim";
import { chosenSender, sendersOf, usualSenderName } from "#workers/kernel/sender";
import { patienceMs, senderProblems } from "../rules/judge";

/** A sender domain on the wire. */
export const senderDomainOutput = z.object({ ...claimOutput, problem: z.enum(senderProblems).nullable() });

/** The sender on the wire. */
export const senderOutput = z.object({
	/** What the owner chose; empty where it is the account's own name. */
	name: z.string(),
	usual_name: z.string(),
	local_part: z.string(),
	/** From whom emails come now, as their header has it; null on a machine that sends none. */
	from: z.string().nullable(),
	/** 1 while that is the client's own address. */
	is_own: z.literal([0, 1]),
});

/** The domain of a row. */
export function presentSenderDomain(row: ClaimRow): z.input<typeof senderDomainOutput> {
	const problem = row.problem as z.input<typeof senderDomainOutput>["problem"];
	const shown = presentClaim(row, { patienceMs });
	// Records that are missing again are looked for from another moment on.
	return { ...shown, problem, given_up_at: problem === "records_missing" ? null : shown.given_up_at };
}

/** The sender of an account. */
export function presentSender(
	account: Pick<Account, "settings" | "platform_name" | "company_name">,
	env: Pick<Environment, "MAIL_SENDER">,
): z.input<typeof senderOutput> {
	const { own, platform } = sendersOf(account, env);
	return {
		...chosenSender(account),
		usual_name: usualSenderName(account),
		from: own?.from ?? platform ?? null,
		is_own: own ? 1 : 0,
	};
}
