/** Everything that the points feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { earnings } from "./earnings";
import { getPointsSummary } from "./endpoints/get-points-summary";
import { getStatementMonths } from "./endpoints/get-statement-months";
import { getWaysToEarn } from "./endpoints/get-ways-to-earn";
import { verifyLedger } from "./endpoints/verify-ledger";
import { getPointsGraph } from "./graphs/get-points-graph.query";
import { getLedger } from "./lists/get-ledger.query";
import { menu } from "./menu";
import { liabilitySummary } from "./reports/liability-summary";
import { movementSummary } from "./reports/movement-summary";
import { walletSummary } from "./reports/wallet-summary";

export const feature = defineFeature({
	endpoints: [getPointsSummary, getStatementMonths, getWaysToEarn, verifyLedger],
	lists: [getLedger],
	graphs: [getPointsGraph],
	summaries: [liabilitySummary, movementSummary, walletSummary],
	menu,
	earnings,
});
