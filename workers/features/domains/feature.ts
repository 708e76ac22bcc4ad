/** Everything that the domains feature declares, for the registry. */
import { defineFeature } from "#workers/kernel/define-feature";
import { addDomain } from "./endpoints/add-domain";
import { addTenantDomain } from "./endpoints/add-tenant-domain";
import { checkDomain } from "./endpoints/check-domain";
import { chooseSite } from "./endpoints/choose-site";
import { getDomains } from "./endpoints/get-domains";
import { getTenantDomains } from "./endpoints/get-tenant-domains";
import { removeDomain } from "./endpoints/remove-domain";
import { removeTenantDomain } from "./endpoints/remove-tenant-domain";
import { refreshDomains } from "./jobs/refresh-domains";
import { domainChanged } from "./notifications/domain-changed";

export const feature = defineFeature({
	endpoints: [
		addDomain,
		addTenantDomain,
		checkDomain,
		chooseSite,
		getDomains,
		getTenantDomains,
		removeDomain,
		removeTenantDomain,
	],
	notifications: [domainChanged],
	platformWork: [refreshDomains],
});
