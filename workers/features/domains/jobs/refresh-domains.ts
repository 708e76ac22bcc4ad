/** Looks at the domains that are due: those that wait, now and then; active ones once a day; removed ones until their time is over. */
import type { PlatformWork } from "#workers/kernel/define-job";
import { followDueClaims } from "#workers/kernel/follow-claim";
import { ownDomain } from "../steps/own-domain";

export const refreshDomains: PlatformWork = {
	name: "domains/refresh-domains",
	summary: "Asks about clients' own domains that are due, and ends removals that were broken off.",
	handler: (scope) => followDueClaims(scope, ownDomain, refreshDomains.name),
};
