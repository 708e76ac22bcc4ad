/** A claimed name as owners and operators see it: its state, what is entered in the DNS, and when it is looked at. */
import { z } from "zod";
import { type ClaimState, claimStates, type DnsRecord } from "./claim";
import type { ClaimRow } from "./claims-table";

const record = z.object({
	purpose: z.enum(["traffic", "ownership", "certificate", "dkim", "spf", "return_path"]),
	type: z.enum(["CNAME", "TXT", "MX"]),
	name: z.string(),
	value: z.string(),
	priority: z.int().optional(),
	is_found: z.literal([0, 1]).optional(),
});

/** The fields on the wire; each kind of names adds its own `problem`. */
export const claimOutput = {
	host: z.string(),
	state: z.enum(claimStates),
	/** What the provider says, in its words. */
	notes: z.array(z.string()),
	/** What is entered in the client's DNS. */
	records: z.array(record),
	asked_at: z.int(),
	checked_at: z.int().nullable(),
	/** When it is looked at next by itself. */
	next_check_at: z.int().nullable(),
	/** When it is given up. */
	given_up_at: z.int().nullable(),
};

/** The claim of a row; `first` are records that the provider does not name. */
export function presentClaim(row: ClaimRow, { patienceMs, first = [] }: { patienceMs: number; first?: DnsRecord[] }) {
	const state = row.state as Exclude<ClaimState, "removed">;
	const isWaiting = state === "pending" || state === "verified";
	return {
		host: row.host,
		state,
		notes: JSON.parse(row.notes) as string[],
		records: state === "removing" ? [] : [...first, ...(JSON.parse(row.records) as DnsRecord[])],
		asked_at: row.asked_at,
		checked_at: row.checked_at,
		next_check_at: row.due_at,
		given_up_at: isWaiting ? row.asked_at + patienceMs : null,
	};
}
