/** Everything that the operations feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { createTenant } from "./endpoints/create-tenant";
import { createToken } from "./endpoints/create-token";
import { fundTenant } from "./endpoints/fund-tenant";
import { getAudit } from "./endpoints/get-audit";
import { getHealth } from "./endpoints/get-health";
import { getMetrics } from "./endpoints/get-metrics";
import { getTenant } from "./endpoints/get-tenant";
import { getTenants } from "./endpoints/get-tenants";
import { getTokens } from "./endpoints/get-tokens";
import { renameTenant } from "./endpoints/rename-tenant";
import { resumeTenant } from "./endpoints/resume-tenant";
import { revokeToken } from "./endpoints/revoke-token";
import { suspendTenant } from "./endpoints/suspend-tenant";
import { switchFeature } from "./endpoints/switch-feature";
import { sweepMetrics } from "./jobs/sweep-metrics";
import { watchHealth } from "./jobs/watch-health";

export const feature = defineFeature({
	endpoints: [
		createTenant,
		createToken,
		fundTenant,
		getAudit,
		getHealth,
		getMetrics,
		getTenant,
		getTenants,
		getTokens,
		renameTenant,
		resumeTenant,
		revokeToken,
		suspendTenant,
		switchFeature,
	],
	platformWork: [sweepMetrics, watchHealth],
});
