/** Where a sending goes on after a piece: behind its last person, in the next group, or nowhere. @pure */

/** The group (0 for everybody) and the last person who was looked at. */
type Place = { group_id: number; user_id: number };

/** The next place; undefined when the piece was the last one of the last group. */
export function nextPlace(
	group_ids: readonly number[],
	{ group_id }: Place,
	user_ids: readonly number[],
	max: number,
): Place | undefined {
	const last = user_ids.at(-1);
	if (last !== undefined && user_ids.length === max) return { group_id, user_id: last };
	const following = group_ids[group_ids.indexOf(group_id) + 1];
	return following === undefined ? undefined : { group_id: following, user_id: 0 };
}
