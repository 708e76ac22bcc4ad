/** A card that the signed-in person may see. */
import { notFound } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import { maySeeCard } from "../rules/may-see-card";
import { type CardRow, findCard } from "../store/cards";

/**
 * Reads it; one's own that is still being signed is not found, nor is another team's private one. What was published stays
 * when its person leaves, as its post does, until they are erased.
 */
export async function readCard(
	{ account, user, read }: Pick<MemberScope, "account" | "user" | "read">,
	id: number,
): Promise<CardRow> {
	const [card] = await read(findCard(account.id, id));
	if (!card || card.person_status === "erased" || !maySeeCard(card, user)) throw notFound("anniversary_card");
	return card;
}
