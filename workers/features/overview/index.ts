/** What other features may use of the overview: that somebody took part in a module, and the parts that they declare. */
import type { EngagementModule } from "#workers/kernel/define-overview-part";
import { stepsUntil } from "#workers/kernel/graph-steps";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { insertParticipation } from "./store/participation";

export { knowOverviewParts } from "./store/known-parts";
export { recountFigures } from "./store/recount";

/** Counts somebody as having taken part in a module this month; stands in the batch of what they did. */
export function takesPart(
	{ account, clock }: Pick<Scope, "account" | "clock">,
	module: EngagementModule,
	user_id: number,
): Statement {
	const [month] = stepsUntil(clock.now(), "month", 1, account.time_zone);
	return insertParticipation(account.id, { month: month!.key, module, user_id });
}
