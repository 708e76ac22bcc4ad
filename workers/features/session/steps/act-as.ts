/** The scope of work that somebody asked for and that is done later: their eyes and rights as they are now, in the language of that time. */
import { isActive } from "#workers/features/members";
import { Refusal } from "#workers/kernel/errors";
import type { MemberScope, Scope } from "#workers/kernel/scope";
import { textsFor, translator } from "#workers/kernel/translate";
import { findUserById, toUser } from "../store/sessions";

/** Who asked, and in which language. */
export type Requester = { user_id: number; language_code: string };

/** Acts for whoever asked. Throws a refusal (403) for somebody who could not sign in any more. */
export async function actAs(scope: Scope<null>, { user_id, language_code }: Requester): Promise<MemberScope> {
	const [row] = await scope.read(findUserById(scope.account.id, user_id));
	if (!row || !isActive(row.status)) throw new Refusal("forbidden", 403);
	const user = toUser(row);
	return {
		...scope,
		user,
		entered: async () => user,
		translate: translator(textsFor(scope.account, language_code)),
		request: { ...scope.request, language_code },
	};
}
