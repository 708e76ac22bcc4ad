/** A list as its owner sees it, and the token of its link. */
import { presentItem } from "#workers/features/catalog";
import { namedToken } from "#workers/kernel/link-token";
import type { MemberScope, Scope } from "#workers/kernel/scope";
import type { WishListRow } from "../store/lists";
import type { WishRow } from "../store/wishes";

/** What the tokens of such links are signed for. */
export const sharePurpose = "wish-list";

/** The token of the link that shares a list; none while it is private. */
export function shareTokenOf({ account, env }: Pick<Scope, "account" | "env">, list: WishListRow): string | null {
	if (list.share_number === null) return null;
	return namedToken(env.SESSION_SECRET, account.id, sharePurpose, `${list.id}|${list.share_number}`);
}

/** A list on the wire. */
export function presentList(scope: Pick<Scope, "account" | "env">, list: WishListRow) {
	const { id, name, is_default, item_count, updated_at } = list;
	return { id, name, is_default, item_count, updated_at, share_token: shareTokenOf(scope, list) };
}

/** A wish on the wire. */
export function presentWish({ account, clock }: Pick<MemberScope, "account" | "clock">, row: WishRow) {
	const { note, quantity, priority, wished_at, is_listed, variant_id, ...item } = row;
	return {
		item: presentItem(item, account, clock.now()),
		...{ note, quantity, priority, wished_at, is_listed, variant_id },
	};
}
