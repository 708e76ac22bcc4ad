/** People who signed up and wait to be let in: how whoever decides sees them, and what letting in or turning away does. */
import { nameOf, updateLetIn, updateTurnedAway } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { assertThat } from "#workers/kernel/assertions";
import { defineModerationSource } from "#workers/kernel/define-moderation-source";
import { createFormat } from "#workers/kernel/format";
import { mayAskAgainAt } from "../rules/asking-again";
import { listRejections, listWaitingPeople, stillWaits } from "../store";

export const signUpToModerate = defineModerationSource({
	kind: "sign_up",
	moderator_role: "account_owner",
	present: async ({ account, read, translate, request }, requests) => {
		const ids = requests.map(({ subject_id }) => subject_id);
		const [people, rejections] = await Promise.all([
			read(listWaitingPeople(account.id, ids)),
			read(listRejections(account.id, ids)),
		]);
		const format = createFormat({ time_zone: account.time_zone, language_code: request.language_code });
		const before = (id: number, subject_id: number) =>
			rejections
				.filter((one) => one.subject_id === subject_id && one.request_id < id)
				.map(({ moderated_at, moderator, notes }) => ({
					label: translate("sign-up:facts.rejected"),
					value: translate(notes ? "sign-up:facts.rejectedBecause" : "sign-up:facts.rejectedBy", {
						...{ date: format.time(moderated_at, "recognition"), name: moderator, notes },
					}),
				}));
		const personOf = new Map(people.map((person) => [person.id, person]));
		return new Map(
			requests.flatMap(({ id, subject_id }) => {
				const person = personOf.get(subject_id);
				if (!person) return [];
				const email = { label: translate("sign-up:facts.email"), value: person.email };
				const facts = [email, ...before(id, subject_id)];
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
		const { time_zone } = account;
		const notice =
			action === "approve"
				? notify(scope, "sign-up/approved", people, { notes })
				: notify(scope, "sign-up/rejected", people, ({ language_code }) => ({
						notes,
						again_on: createFormat({ time_zone, language_code }).time(mayAskAgainAt(clock.now()), "long"),
					}));
		return {
			statements: [assertThat("already_decided", stillWaits(account.id, subject_id)), change, ...notice.statements],
			follow: notice.follow,
		};
	},
});
