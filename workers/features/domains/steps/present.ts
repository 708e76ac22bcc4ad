/** A client's own domains as owners and operators see them. */
import { z } from "zod";
import type { DnsRecord } from "#workers/kernel/claim";
import type { ClaimRow } from "#workers/kernel/claims-table";
import type { Environment } from "#workers/kernel/environment";
import { claimOutput, presentClaim } from "#workers/kernel/present-claim";
import { domainProblems, patienceMs } from "../rules/judge";
import { ownDomains } from "../store/domains";

/** A domain on the wire. */
export const domain = z.object({ ...claimOutput, problem: z.enum(domainProblems).nullable() });

/** The domain of a row; the record that brings the traffic comes first, since it alone stays for ever. */
export function presentDomain(
	row: ClaimRow,
	env: Pick<Environment, "CUSTOM_HOSTNAMES_TARGET">,
): z.input<typeof domain> {
	const traffic: DnsRecord = {
		purpose: "traffic",
		type: "CNAME",
		name: row.host,
		value: env.CUSTOM_HOSTNAMES_TARGET ?? "",
	};
	const problem = row.problem as z.input<typeof domain>["problem"];
	return { ...presentClaim(row, { patienceMs, first: [traffic] }), problem };
}

/** How many more domains a client may have. */
export function roomLeft(rows: readonly ClaimRow[]): number {
	return Math.max(0, ownDomains.max - rows.length);
}
