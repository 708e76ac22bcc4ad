/** Recomputes the tenant's whole ledger on demand; invariant: every balance equals its lines and the sum is 0. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { findLedgerSize } from "../store/summary";
import { ledgerFaults } from "../store/verify-ledger";

export const verifyLedger = defineEndpoint({
	name: "points/verify-ledger",
	path: "/api/points/api_verify_ledger",
	summary: "Recomputes every balance from its lines and names every difference.",
	access: ["account_owner"],
	input: z.object({}),
	output: z.object({
		faults: z.array(
			z.object({ fault: z.string(), ledger_account_id: z.int().nullable(), expected: z.int(), found: z.int() }),
		),
		account_count: z.int(),
		entry_count: z.int(),
		verified_at: z.int(),
	}),
	repetition: { kind: "read" },
	limits: [{ name: "report", by: "person" }],
	handler: async (scope) => {
		const [size, ...faults] = await Promise.all([
			scope.read(findLedgerSize(scope.account.id)),
			...ledgerFaults(scope.account.id).map((statement) => scope.read(statement)),
		]);
		return { faults: faults.flat(), ...size[0]!, verified_at: scope.clock.now() };
	},
});
