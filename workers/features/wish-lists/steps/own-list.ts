/** A list of the signed-in person. */
import { notFound } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { findWishList, type WishListRow } from "../store/lists";

/** Reads it; whoever else's is not found either. */
export async function readOwnList(
	{ account, user, read }: Pick<MemberScope, "account" | "user" | "read">,
	id: number,
): Promise<WishListRow> {
	const [list] = await read(findWishList(account.id, id));
	if (list?.user_id !== user.id) throw notFound("wish_list");
	return list;
}
