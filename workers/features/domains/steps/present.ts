/** A client's own domains as owners and operators see them. */
import { z } from "zod";
import type { Environment } from "#workers/kernel/environment";
import type { DnsRecord } from "../rules/custom-hostname";
import { type DomainProblem, type DomainState, domainProblems, domainStates, patienceMs } from "../rules/judge";
import { type DomainRow, maxDomains } from "../store/domains";

/** A domain on the wire. */
export const domain = z.object({
	host: z.string(),
	state: z.enum(domainStates),
	problem: z.enum(domainProblems).nullable(),
	/** What the provider says, in its words. */
	notes: z.array(z.string()),
	/** What is entered in the client's DNS. */
	records: z.array(
		z.object({
			purpose: z.enum(["traffic", "ownership", "certificate"]),
			type: z.enum(["CNAME", "TXT"]),
			name: z.string(),
			value: z.string(),
		}),
	),
	asked_at: z.int(),
	checked_at: z.int().nullable(),
	/** When it is looked at next by itself. */
	next_check_at: z.int().nullable(),
	/** When it is given up. */
	given_up_at: z.int().nullable(),
});

/** The domain of a row; the record that brings the traffic comes first, since it alone stays for ever. */
export function presentDomain(
	row: DomainRow,
	env: Pick<Environment, "CUSTOM_HOSTNAMES_TARGET">,
): z.input<typeof domain> {
	const traffic: DnsRecord = {
		purpose: "traffic",
		type: "CNAME",
		name: row.host,
		value: env.CUSTOM_HOSTNAMES_TARGET ?? "",
	};
	const state = row.state as Exclude<DomainState, "removed">;
	const isWaiting = state === "pending" || state === "verified";
	return {
		host: row.host,
		state,
		problem: row.problem as DomainProblem | null,
		notes: JSON.parse(row.notes) as string[],
		records: state === "removing" ? [] : [traffic, ...(JSON.parse(row.records) as DnsRecord[])],
		asked_at: row.asked_at,
		checked_at: row.checked_at,
		next_check_at: row.due_at,
		given_up_at: isWaiting ? row.asked_at + patienceMs : null,
	};
}

/** How many more domains a client may have. */
export function roomLeft(rows: readonly DomainRow[]): number {
	return Math.max(0, maxDomains - rows.length);
}
