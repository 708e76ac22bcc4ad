/** People who signed up and wait to be let in: how whoever decides sees them, and what letting in or turning away does. */
import { nameOf, updateLetIn, updateTurnedAway } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { assertThat } from "#workers/kernel/assertions";
import { defineModerationSource } from "#workers/kernel/define-moderation-source";
import { listWaitingPeople, stillWaits } from "../store";

export const signUpToModerate = defineModerationSource({
	kind: "sign_up",
	moderator_role: "account_owner",
	present: async ({ account, read, translate }, requests) => {
		const people = await read(
			listWaitingPeople(
				account.id,
				requests.map(({ subject_id }) => subject_id),
			),
		);
		const personOf = new Map(people.map((person) => [person.id, person]));
		return new Map(
			requests.flatMap(({ id, subject_id }) => {
				const person = personOf.get(subject_id);
				if (!person) return [];
				const facts = [{ label: translate("sign-up:facts.email"), value: person.email }];
				return [
					[id, { name: nameOf(person), image_url: person.image_url, to: `/members/${person.id}`, facts }] as const,
				];
			}),
		);
	},
	decide: async (scope, { subject_id }, { action, notes }) => {
		const { account, clock, read } = scope;
		const people = await read(listWaitingPeople(account.id, [subject_id]));
		const change =
			action === "approve"
				? updateLetIn(account.id, subject_id, clock.now())
				: updateTurnedAway(account.id, subject_id);
		const kind = action === "approve" ? ("sign-up/approved" as const) : ("sign-up/rejected" as const);
		const notice = notify(scope, kind, people, { notes });
		return {
			statements: [assertThat("already_decided", stillWaits(account.id, subject_id)), change, ...notice.statements],
			follow: notice.follow,
		};
	},
});
