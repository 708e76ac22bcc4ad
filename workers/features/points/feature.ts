/** Everything that the points feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { getPointsSummary } from "./endpoints/get-points-summary";
import { verifyLedger } from "./endpoints/verify-ledger";
import { getLedgerTable } from "./tables/get-ledger";

export const feature = defineFeature({
	endpoints: [getPointsSummary, verifyLedger],
	tables: [getLedgerTable],
});
