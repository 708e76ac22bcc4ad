/** The types of what TypeScript takes from verify-ledger.mjs. */

/** One thing that does not add up. */
export type LedgerFault = { fault: string; ledger_account_id: number | null; expected: number; found: number };

/** Verifies every tenant of a state folder on which no runtime runs. */
export function verifyLedgers(
	persist?: string,
): Promise<{ id: number; subdomain: string; shard: number; entries: number; faults: LedgerFault[] }[]>;
