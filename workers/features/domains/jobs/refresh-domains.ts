/** Looks at the domains that are due: those that wait, now and then; active ones once a day; removed ones until their time is over. */
import { minuteMs } from "#workers/kernel/clock";
import type { PlatformScope, PlatformWork } from "#workers/kernel/define-job";
import { advance } from "../steps/advance";
import { type DomainRow, directoryOf, forgetRemoved, takeDue } from "../store/domains";

const atOnce = 10;
/** Nobody else asks about one while this run does. */
const leaseMs = 5 * minuteMs;

export const refreshDomains: PlatformWork = {
	name: "domains/refresh-domains",
	summary: "Asks about clients' own domains that are due, and ends removals that were broken off.",
	handler: async (scope) => {
		const now = scope.clock.now();
		const due = await directoryOf(scope.env).read(takeDue(now, now + leaseMs, atOnce));
		for (const domain of due) await refresh(scope, domain);
	},
};

/** One that breaks hides no other; its lease brings it back. */
async function refresh(scope: PlatformScope, domain: DomainRow): Promise<void> {
	try {
		if (domain.state === "removed") await directoryOf(scope.env).write([forgetRemoved(domain.host)]);
		else await advance(scope, domain);
	} catch (error) {
		scope.log.crash(error, { work: refreshDomains.name, host: domain.host });
	}
}
