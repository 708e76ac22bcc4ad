/** How somebody stands to an announcement that is theirs. @pure */

/** What is known of their reading. */
type Reading = { asks_confirmation: 0 | 1; read_at: number | null; confirmed_at: number | null };

/** One word for it: one that asks for it is to be confirmed until it is. */
export function readingOf({ asks_confirmation, read_at, confirmed_at }: Reading) {
	if (confirmed_at !== null) return "confirmed" as const;
	if (asks_confirmation === 1) return "to_confirm" as const;
	return read_at === null ? ("unread" as const) : ("read" as const);
}

/** The last moment at which people see something that ends: the day of it is the last one that a page names. */
export function visibleUntil({ expires_at }: { expires_at: number | null }): number | null {
	return expires_at === null ? null : expires_at - 1;
}
