/**
 * Sends a card with a message to people; invariant: nobody sends one to themself, to who has left or is shown none, nor more than 20 on a
 * day of the account, by assertions of the batch.
 */
import { z } from "zod";
import { commonSwitchesOf, nameOf } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { dayIn } from "#workers/features/programs";
import { assertAll } from "#workers/kernel/assertions";
import { text } from "#workers/kernel/bounds";
import { startOfDay } from "#workers/kernel/days";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { designs, maxCardsOfDay, maxMessageLength } from "../rules/designs";
import {
	areReachable,
	countSent,
	findRecipients,
	hasRoomToday,
	insertAppreciations,
	type RecipientRow,
} from "../store/appreciations";

export const saveAppreciation = defineEndpoint({
	name: "appreciations/save-appreciation",
	path: "/api/appreciations/api_save_appreciation",
	summary: "Sends a card with a message to one person or several; no points, no approval.",
	access: "signed_in",
	flags: ["appreciations_enabled", "user.show_appreciations_to_user"],
	input: z.object({
		recipient_ids: z.array(z.int()).min(1).max(maxCardsOfDay),
		design: z.enum(designs).default("sun"),
		message: text(maxMessageLength).min(1),
	}),
	output: z.object({ appreciation_ids: z.array(z.int()), left_today: z.int() }),
	errors: {
		not_to_yourself: {},
		recipients_gone: {},
		daily_appreciations_sent: { details: { max: maxCardsOfDay } },
	},
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { design, message, ...given }) => {
		const { account, user, clock, read } = scope;
		const ids = [...new Set(given.recipient_ids)];
		if (ids.includes(user.id)) throw refuse("not_to_yourself");
		const now = clock.now();
		const since = startOfDay(dayIn(account.time_zone, now), account.time_zone);
		const usual = commonSwitchesOf(account).show_appreciations_to_user;
		const [people, [sent]] = await Promise.all([
			read(findRecipients(account.id, ids, usual)),
			read(countSent(account.id, user.id, since)),
		]);
		checkRecipients(scope, ids, people);
		const left = maxCardsOfDay - (sent?.count ?? 0);
		if (ids.length > left) throw refuse("daily_appreciations_sent", { max: maxCardsOfDay });
		const cards = people.map(({ id }) => ({ id: scope.newId(), recipient_id: id }));
		const idOf = new Map(cards.map(({ id, recipient_id }) => [recipient_id, id]));
		const notice = notify(scope, "appreciations/received", people, ({ id }) => ({
			...{ appreciation_id: idOf.get(id)!, sender: nameOf(user), message },
		}));
		return scope.commit({
			statements: [
				assertAll({
					recipients_gone: areReachable(account.id, ids, usual),
					daily_appreciations_sent: hasRoomToday(account.id, user.id, since, ids.length),
				}),
				insertAppreciations(account.id, { sender_id: user.id, design, message, created_at: now }, cards),
				...notice.statements,
			],
			answer: { appreciation_ids: cards.map(({ id }) => id), left_today: left - ids.length },
			audit: { subject_kind: "appreciation", subject_id: cards[0]!.id, details: { recipient_count: ids.length } },
			follow: notice.follow,
		});
	},
});

/** Whoever is gone, or is shown no cards, is named, and nothing is sent: somebody meant them. */
function checkRecipients(scope: MemberScope, ids: readonly number[], people: readonly RecipientRow[]): void {
	const gone = people.filter(
		({ status, is_shown_cards }) => (status !== "active" && status !== "invited") || is_shown_cards !== 1,
	);
	if (gone.length === 0 && people.length === ids.length) return;
	const names = gone.map(nameOf).join(", ");
	const words = scope.translate(`appreciations:validation.${names ? "gone" : "unknown"}`, { names });
	throw refuse("recipients_gone", {}, { recipient_ids: [words] });
}
