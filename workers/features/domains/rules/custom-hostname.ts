/** What the provider of custom hostnames says of one: the port behind which Cloudflare stands. @pure */
import type { NameProvider, ProvidedName } from "#workers/kernel/claim";

/** A custom hostname as the provider has it; states are its own words, records those beside the one that brings the traffic. */
export type CustomHostname = ProvidedName & { hostname: string; status: string; ssl_status: string };

/** The provider of custom hostnames. */
export type HostnameProvider = NameProvider<CustomHostname>;
