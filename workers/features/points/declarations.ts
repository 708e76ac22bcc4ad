/** Everything that the points feature declares, for the registry. */
import { endpointOfTable } from "#workers/kernel/define-table";
import { getPointsSummary } from "./endpoints/get-points-summary";
import { verifyLedger } from "./endpoints/verify-ledger";
import { getLedgerTable } from "./tables/get-ledger";

export const pointsDeclarations = {
	endpoints: {
		"points/get-ledger": endpointOfTable(getLedgerTable),
		"points/get-points-summary": getPointsSummary,
		"points/verify-ledger": verifyLedger,
	},
	tables: [getLedgerTable],
	reports: [],
	jobs: [],
	downloads: [],
	scheduled: [],
} as const;
