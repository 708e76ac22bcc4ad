/** What a change changed, for the audit: each field before and after. @pure */

/** The fields that differ, each with its value before and after; nothing where all is as it was. */
export function changesOf(
	before: Readonly<Record<string, unknown>>,
	after: Readonly<Record<string, unknown>>,
): Record<string, { before: unknown; after: unknown }> {
	return Object.fromEntries(
		Object.entries(after)
			.filter(([name, value]) => JSON.stringify(before[name] ?? null) !== JSON.stringify(value ?? null))
			.map(([name, value]) => [name, { before: before[name] ?? null, after: value ?? null }]),
	);
}
