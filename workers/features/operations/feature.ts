/** Everything that the operations feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { createTenant } from "./endpoints/create-tenant";
import { createToken } from "./endpoints/create-token";
import { erasePerson } from "./endpoints/erase-person";
import { eraseTenant } from "./endpoints/erase-tenant";
import { exportCarts } from "./endpoints/export-carts";
import { exportFile } from "./endpoints/export-file";
import { exportFiles } from "./endpoints/export-files";
import { exportRows } from "./endpoints/export-rows";
import { exportTenant } from "./endpoints/export-tenant";
import { fundTenant } from "./endpoints/fund-tenant";
import { getAudit } from "./endpoints/get-audit";
import { getCertificate } from "./endpoints/get-certificate";
import { getHealth } from "./endpoints/get-health";
import { getMetrics } from "./endpoints/get-metrics";
import { getMove } from "./endpoints/get-move";
import { getTenant } from "./endpoints/get-tenant";
import { getTenants } from "./endpoints/get-tenants";
import { getTokens } from "./endpoints/get-tokens";
import { importAccount } from "./endpoints/import-account";
import { importCarts } from "./endpoints/import-carts";
import { importDocuments } from "./endpoints/import-documents";
import { importFile } from "./endpoints/import-file";
import { importRows } from "./endpoints/import-rows";
import { importTenant } from "./endpoints/import-tenant";
import { keepTenant } from "./endpoints/keep-tenant";
import { moveTenant } from "./endpoints/move-tenant";
import { renameTenant } from "./endpoints/rename-tenant";
import { resumeTenant } from "./endpoints/resume-tenant";
import { revokeToken } from "./endpoints/revoke-token";
import { suspendTenant } from "./endpoints/suspend-tenant";
import { switchFeature } from "./endpoints/switch-feature";
import { endExports } from "./jobs/end-exports";
import { eraseTenants } from "./jobs/erase-tenants";
import { finishMoves } from "./jobs/finish-moves";
import { sweepMetrics } from "./jobs/sweep-metrics";
import { watchHealth } from "./jobs/watch-health";

export const feature = defineFeature({
	endpoints: [
		createTenant,
		createToken,
		erasePerson,
		eraseTenant,
		getCertificate,
		keepTenant,
		exportTenant,
		exportCarts,
		exportRows,
		exportFiles,
		exportFile,
		importCarts,
		importTenant,
		importRows,
		importFile,
		importDocuments,
		importAccount,
		fundTenant,
		getAudit,
		getHealth,
		getMetrics,
		getTenant,
		getTenants,
		getTokens,
		getMove,
		moveTenant,
		renameTenant,
		resumeTenant,
		revokeToken,
		suspendTenant,
		switchFeature,
	],
	platformWork: [endExports, eraseTenants, finishMoves, sweepMetrics, watchHealth],
});
