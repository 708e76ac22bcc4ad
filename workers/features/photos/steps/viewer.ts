/** Who looks at photos: the signed-in person, to whom as account owner all are shown. */
import type { MemberScope } from "#workers/kernel/scope";
import type { Viewer } from "../store/albums";

/** The viewer of a call. */
export function viewerOf({ user }: Pick<MemberScope, "user">): Viewer {
	return { id: user.id, is_owner: user.role === "account_owner" ? 1 : 0 };
}
