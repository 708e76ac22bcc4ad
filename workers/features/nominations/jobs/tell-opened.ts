/**
 * Tells whoever may nominate that an event is open, in pieces; invariant: whom it told and the message that goes on are one
 * batch, which fails unless this run holds the message.
 */
import { z } from "zod";
import { commonSwitchesOf, isActive } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { assertAll } from "#workers/kernel/assertions";
import { defineJob } from "#workers/kernel/define-job";
import { createFormat } from "#workers/kernel/format";
import { isOn, type Switch } from "#workers/kernel/identity";
import type { Scope } from "#workers/kernel/scope";
import { mayNominate, statusAt } from "../rules/event";
import { type EventRow, findEvent } from "../store/events";
import { listPeopleAfter, type PossibleNominator } from "../store/nominations";

/** So many people are looked at for a batch. */
const peopleAPiece = 500;

export const tellOpened = defineJob({
	name: "nominations/tell-opened",
	summary: "Tells whoever may nominate in an event that it is open, piece by piece.",
	runsApart: true,
	/** The last person who was looked at, 0 before the first; whoever opened it knows. */
	payload: z.object({ event_id: z.int(), opened_by: z.int(), user_id: z.int() }),
	handler: async (scope, { event_id, opened_by, user_id }, run) => {
		const { account, clock, read } = scope;
		const [[event], people] = await Promise.all([
			read(findEvent(account.id, event_id)),
			read(listPeopleAfter(account.id, user_id, peopleAPiece)),
		]);
		const isOpen = event !== undefined && statusAt(event, clock.now()) === "open";
		if (!isOpen || !isOn(account, "employee_nominations_enabled"))
			return void (await scope.commit({ statements: [assertAll(run.holds()), ...run.end()], answer: {} }));
		const told = noticeOf(
			scope,
			event,
			people.filter(({ id }) => id !== opened_by),
		);
		const last = people.length === peopleAPiece ? people.at(-1) : undefined;
		const next = last && { job: tellOpened.name, payload: { event_id, opened_by, user_id: last.id } };
		await scope.commit({
			statements: [assertAll(run.holds()), ...told.statements, ...run.end()],
			answer: {},
			follow: [...told.follow, ...(next ? [next] : [])],
		});
	},
});

/** What tells those of these people who are here and may nominate. */
function noticeOf(scope: Scope<null>, { id, name, closes_at }: EventRow, people: readonly PossibleNominator[]) {
	const { account } = scope;
	const common = commonSwitchesOf(account);
	const nominators = people.filter(({ status, role, switches }) => {
		const own = JSON.parse(switches) as Record<string, Switch>;
		return isActive(status) && mayNominate({ role, switches: { ...common, ...own } });
	});
	const closes_on = createFormat({ ...account, language_code: "en" }).time(closes_at, "filter");
	return notify(scope, "nominations/opened", nominators, { event_id: id, name, closes_on });
}
