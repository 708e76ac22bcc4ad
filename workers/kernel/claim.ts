/** Names of the DNS that clients claim and a provider confirms: the port behind which a provider stands, its answers, and when it is asked again. @pure */
import { dayMs, minuteMs } from "./clock";

/** What somebody enters in their DNS, and what it is for. */
export type DnsRecord = {
	purpose: "traffic" | "ownership" | "certificate" | "dkim" | "spf" | "return_path";
	type: "CNAME" | "TXT" | "MX";
	name: string;
	value: string;
	/** Of an MX record. */
	priority?: number;
	/** Whether the provider saw it, where it says so. */
	is_found?: 0 | 1;
};

/** A name as the provider has it, with what is still to be entered and what it says of it. */
export type ProvidedName = { id: string; records: DnsRecord[]; notes: string[] };

/** How a question to the provider ended. */
export type Outcome<Provided extends ProvidedName> =
	| { kind: "found"; provided: Provided }
	/** There is none. */
	| { kind: "gone" }
	/** It has one of this name already. */
	| { kind: "duplicate" }
	/** It takes this name never, with the reason. */
	| { kind: "refused"; reason: string }
	| Away;

/** The provider cannot be asked at the moment, or not so often. */
export type Away = { kind: "away"; reason: string; retry_after_ms: number };

/** The provider that confirms names. None of its calls throws. */
export type NameProvider<Provided extends ProvidedName> = {
	/** `since`: when the name was asked for; one that is older was made for somebody else. */
	create(host: string, since: number): Promise<Outcome<Provided>>;
	find(host: string, since: number): Promise<Outcome<Provided>>;
	get(id: string): Promise<Outcome<Provided>>;
	/** Lets it look at the DNS again, also where it had stopped. */
	recheck(id: string): Promise<Outcome<Provided>>;
	/** `gone` when there is none any more. */
	remove(id: string): Promise<Outcome<Provided>>;
};

/** The states of a claim, in their order; `removed` ones nobody is shown. */
export const claimStates = ["pending", "verified", "active", "failed", "removing"] as const;

/** The state of a claim. */
export type ClaimState = (typeof claimStates)[number] | "removed";

/** What is known of a claim before the provider answers. */
export type Before = { state: ClaimState; asked_at: number };

/** A name that was removed stays its client's for so long: its DNS may still lead here. */
export const heldMs = 90 * dayMs;

const longestPauseMs = 240 * minuteMs;

/** How long until it is asked about again: minutes at first, four hours in the end. */
export function pauseMs(attempts: number): number {
	return Math.min(longestPauseMs, Math.floor(minuteMs * 1.5 ** Math.min(attempts, 40)));
}

/** One that is active is looked at once a day: its DNS may be changed. */
export const activePauseMs = dayMs;
