/** Looks at the sender domains that are due: those that wait, now and then; active ones once a day; removed ones until their time is over. */
import type { PlatformWork } from "#workers/kernel/define-job";
import { followDueClaims } from "#workers/kernel/follow-claim";
import { senderDomain } from "../steps/own-sender";

export const refreshSenderDomains: PlatformWork = {
	name: "sender-domains/refresh-sender-domains",
	summary: "Asks about the domains of clients' emails that are due, and ends removals that were broken off.",
	handler: (scope) => followDueClaims(scope, senderDomain, refreshSenderDomains.name),
};
