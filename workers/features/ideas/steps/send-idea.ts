/** Sends an idea to the moderators: its new version, what changed in it, the request that waits, and who is told. */
import { findOwners, nameOf } from "#workers/features/members";
import { insertModerationRequest } from "#workers/features/moderation";
import { notify } from "#workers/features/notifications";
import { takesPart } from "#workers/features/overview";
import { assertThat } from "#workers/kernel/assertions";
import { type FieldErrors, invalid } from "#workers/kernel/errors";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { changesBetween, type IdeaWords } from "../rules/changes";
import { isCategoryOpen } from "../store/categories";
import { insertEvent } from "../store/events";
import { indexIdea, updateSent } from "../store/ideas";
import { listModerators } from "../store/team";

/** More moderators than these are not written to. */
const maxTold = 20;

/** What is sent: the words, and what was sent before. */
export type Sending = { id: number; category_id: number; version: number; sent: string | null; words: IdeaWords };

/** Refuses what lacks words, all of it at once. */
export function checkComplete({ translate }: MemberScope, { problem, solution }: IdeaWords): void {
	const problems: FieldErrors = {
		...(problem === "" && { problem: [translate("ideas:validation.problem")] }),
		...(solution === "" && { solution: [translate("ideas:validation.solution")] }),
	};
	if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** The statements; whoever sends asserts the state that was read. */
export async function sendIdea(
	scope: MemberScope,
	{ id, category_id, version, sent, words }: Sending,
): Promise<{ statements: Statement[]; follow: OutboxMessage[] }> {
	const { account, user, clock, newId, read } = scope;
	checkComplete(scope, words);
	const [moderators, owners] = await Promise.all([
		read(listModerators(account.id, maxTold)),
		read(findOwners(account.id)),
	]);
	const now = clock.now();
	const request = { id: newId(), kind: "idea", subject_id: id, requester_id: user.id } as const;
	const told = (moderators.length > 0 ? moderators : owners).filter((person) => person.id !== user.id);
	const notice = notify(scope, "ideas/waiting", told, {
		...{ request_id: request.id, name: nameOf(user), title: words.title },
	});
	const changes = sent === null ? [] : changesBetween(JSON.parse(sent) as IdeaWords, words);
	return {
		statements: [
			assertThat("idea_category_closed", isCategoryOpen(account.id, category_id)),
			updateSent(account.id, id, JSON.stringify(words), now),
			takesPart(scope, "ideas", user.id),
			insertEvent(
				account.id,
				{ id: newId(), idea_id: id, user_id: user.id, kind: "sent", version: version + 1, changes },
				now,
			),
			...indexIdea(account.id, { id, ...words }),
			insertModerationRequest(account.id, { ...request, moderator_role: "account_owner", message: words.title }, now),
			...notice.statements,
		],
		follow: notice.follow,
	};
}
