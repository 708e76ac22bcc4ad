/** The table of the domains from which clients' emails come, which lies in the directory: a domain is one client's. */
import { claimsTable } from "#workers/kernel/claims-table";

/** The domains: one a client. */
export const senderDomains = claimsTable("sender_domains", { max: 1 });
