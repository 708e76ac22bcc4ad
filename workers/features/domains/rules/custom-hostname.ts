/** What the provider of custom hostnames can be asked, and the forms of its answers: the port behind which Cloudflare stands. @pure */

/** What somebody enters in their DNS, and what it is for. */
export type DnsRecord = {
	purpose: "traffic" | "ownership" | "certificate";
	type: "CNAME" | "TXT";
	name: string;
	value: string;
};

/** A custom hostname as the provider has it; states are its own words. */
export type CustomHostname = {
	id: string;
	hostname: string;
	status: string;
	ssl_status: string;
	/** What is still to be entered, without the record that brings the traffic. */
	records: DnsRecord[];
	/** What it says of what is missing. */
	notes: string[];
};

/** How a question to the provider ended. */
export type Outcome =
	| { kind: "found"; hostname: CustomHostname }
	/** There is none. */
	| { kind: "gone" }
	/** It has one of this name already. */
	| { kind: "duplicate" }
	/** It takes this name never, with the reason. */
	| { kind: "refused"; reason: string }
	/** It cannot be asked at the moment, or not so often. */
	| { kind: "away"; reason: string; retry_after_ms: number };

/** The provider of custom hostnames. None of its calls throws. */
export type HostnameProvider = {
	create(host: string): Promise<Outcome>;
	find(host: string): Promise<Outcome>;
	get(id: string): Promise<Outcome>;
	/** Lets it look at the DNS again, also where it had stopped. */
	recheck(id: string): Promise<Outcome>;
	/** `gone` when there is none any more. */
	remove(id: string): Promise<Outcome>;
};
