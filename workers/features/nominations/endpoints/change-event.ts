/**
 * Moves an event on; invariant: each change from the states that allow it and on what was read, by an assertion of the batch
 * over the event's version, which every nomination and verdict raises. Published once, paid once.
 */
import { z } from "zod";
import { notify } from "#workers/features/notifications";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { type Change, changes, changesOf, statusAt, wayOf } from "../rules/event";
import { readModerated } from "../steps/event";
import { publishing } from "../steps/publish-event";
import { readJudged, winnersOf } from "../steps/winners";
import {
	deleteEvent,
	type EventRow,
	isEventUnchanged,
	jurorsOf,
	roundsOf,
	setWinners,
	updateEvent,
} from "../store/events";
import { listAddressees } from "../store/nominations";

const weekMs = 7 * 24 * 3_600_000;

export const changeEvent = defineEndpoint({
	name: "nominations/change-event",
	path: "/api/nominations/api_change_event",
	summary: "Opens, closes, reopens, judges, finalises, publishes, archives or deletes an event.",
	access: "signed_in",
	flags: ["employee_nominations_enabled"],
	input: z.object({ event_id: z.int(), change: z.enum(changes) }),
	output: z.object({ event_id: z.int() }),
	errors: {
		nomination_event_changed: {},
		nomination_tie_open: {},
		no_jury: {},
		points_not_available: { constraints: ["ledger_accounts_balance_at_or_above_floor"] },
		budget_not_active: {},
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { event_id, change }) => {
		const { account, clock } = scope;
		const event = await readModerated(scope, event_id);
		const status = statusAt(event, clock.now());
		const { to } = wayOf(change);
		if (change !== "review" && status === to) return { event_id };
		const place = { round: event.round, rounds: roundsOf(event).length };
		if (!changesOf(status, place).includes(change)) throw refuse("nomination_event_changed");
		const { statements, follow } = await effectOf(scope, event, change);
		return scope.commit({
			statements: [assertThat("nomination_event_changed", isEventUnchanged(account.id, event)), ...statements],
			answer: { event_id },
			audit: { subject_kind: "nomination_event", subject_id: event_id, details: { change, name: event.name } },
			follow,
		});
	},
});

type Effect = { statements: Statement[]; follow?: OutboxMessage[] };

/** What a change does beside the event's new state. */
async function effectOf(scope: MemberScope, event: EventRow, change: Change): Promise<Effect> {
	const { account, user, clock } = scope;
	const now = clock.now();
	const { to } = wayOf(change);
	if (to === null) return { statements: deleteEvent(account.id, event.id) };
	const moved = (more: object = {}) => updateEvent(account.id, event.id, { status: to, ...more });
	if (change === "open" || change === "reopen") {
		const closes_at = event.closes_at <= now ? now + weekMs : event.closes_at;
		const statements = [moved({ round: 0, closes_at })];
		// A draft opens once; whoever nominates knows of an event that is opened again.
		if (change === "reopen") return { statements };
		const payload = { event_id: event.id, opened_by: user.id, user_id: 0 };
		return { statements, follow: [{ job: "nominations/tell-opened", payload }] };
	}
	if (change === "review") {
		const jury = await scope.read(listAddressees(account.id, jurorsOf(event)));
		if (jury.length === 0) throw refuse("no_jury");
		const asked = notify(scope, "nominations/jury", jury, { event_id: event.id, name: event.name });
		return { statements: [moved({ round: event.round + 1 }), ...asked.statements], follow: asked.follow };
	}
	if (change === "finalise") {
		const winners = winnersOf(await readJudged(scope, event), event);
		return { statements: [moved(), setWinners(account.id, winners)] };
	}
	if (change !== "publish") return { statements: [moved()] };
	const { statements, follow } = await publishing(scope, event);
	return { statements: [moved({ published_at: now }), ...statements], follow };
}
