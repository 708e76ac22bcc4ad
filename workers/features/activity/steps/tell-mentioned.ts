/** Tells people that a comment mentions them: once for a comment, and nobody who may not see it or blocked its writer. */
import { nameOf } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import type { MemberScope } from "#workers/kernel/scope";
import { type Mentioned, withNames } from "../rules/mentions";
import { listTold } from "../store/mentions";

/** What is told of, and who was told of it before. */
export type Mentioning = {
	activity_id: number;
	text: string;
	mentioned: readonly Mentioned[];
	told: readonly number[];
};

/** What goes into the comment's batch, and all who were told of it by then. */
export async function tellMentioned(scope: MemberScope, { activity_id, text, mentioned, told }: Mentioning) {
	const { account, user } = scope;
	const ids = [...new Set(mentioned.map(({ id }) => id))].filter((id) => id !== user.id && !told.includes(id));
	if (ids.length === 0) return { statements: [], follow: [], told };
	const people = await scope.read(listTold(account.id, activity_id, user.id, ids));
	const values = { activity_id, by: nameOf(user), text: withNames(text, mentioned) };
	return {
		...notify(scope, "activity/mentioned", people, values),
		told: [...told, ...people.map(({ id }) => id)],
	};
}
