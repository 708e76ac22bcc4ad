/** The badge of a call of giving: only one that the account has and offers, when it is sent and in the batch that writes it. */
import { findOfferedBadge, isBadgeOffered } from "#workers/features/badges";
import { refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";

/** Whether a badge can be chosen; none always can. */
export async function canChooseBadge({ account, read }: MemberScope, badge_id: number | null): Promise<boolean> {
	return badge_id === null || (await read(findOfferedBadge(account.id, badge_id))).length > 0;
}

/** Says that it cannot be chosen, at its field too. */
export function refuseBadge({ translate }: MemberScope): never {
	throw refuse("badge_not_offered", {}, { badge_id: [translate("recognition:validation.badge")] });
}

/** What must hold of it in the batch. */
export function badgeStillOffered(account_id: number, badge_id: number | null) {
	return badge_id === null ? {} : { badge_not_offered: isBadgeOffered(account_id, badge_id) };
}
