/** What the provider of mail says of a domain: the port behind which Resend stands. @pure */
import type { NameProvider, ProvidedName } from "#workers/kernel/claim";

/** A domain as the provider has it; its states are its own words, its records those that sending needs. */
export type SenderDomain = ProvidedName & { name: string; status: string };

/** The provider of sender domains. */
export type SenderDomainProvider = NameProvider<SenderDomain>;
