/** Things in the feed as the wire shows them: what all share, and what each kind says of its own, read once for a page. */
import { z } from "zod";
import type { Activity } from "#workers/kernel/define-activity";
import type { ActivityKind, ActivityKinds } from "#workers/kernel/names";
import type { MemberScope } from "#workers/kernel/scope";
import { type ActivityRow, type KindRow, presentShared, sharedOutput } from "../rules/present-activity";
import { findKind } from "../store/known-kinds";

/** A thing in the feed; `kind` says which further fields it has. */
export type ActivityItem = z.output<typeof sharedOutput> &
	{ [Kind in ActivityKind]: { kind: Kind } & ActivityKinds[Kind]["content"] }[ActivityKind];

/** A thing in the feed: what all share is checked here, what its kind adds by the kind's own schema as it is read. */
export const activityOutput = sharedOutput.extend({ kind: z.string() }).loose() as unknown as z.ZodType<
	ActivityItem,
	ActivityItem
>;

/** The items of a page in its order. What nobody can draw is left out: a kind that no feature has, or nothing to show. */
export async function presentActivities(
	scope: MemberScope,
	found: readonly Record<string, unknown>[],
): Promise<ActivityItem[]> {
	const rows = found as ActivityRow[];
	const contentOf = await readContents(scope, rows);
	return rows.flatMap((row) => {
		const content = contentOf.get(row.id);
		return content ? [{ ...content, kind: row.kind, ...presentShared(scope, row) } as ActivityItem] : [];
	});
}

/** What these things show, by their ids; those that nobody can draw, or of which this person may see nothing, are missing. */
export async function readContents(scope: MemberScope, rows: readonly KindRow[]): Promise<Map<number, object>> {
	const kinds = [...new Set(rows.map(({ kind }) => kind))].flatMap((name) => findKind(name) ?? []);
	const contents = await Promise.all(kinds.map((kind) => readContentsOf(kind, scope, rows)));
	return new Map(contents.flat());
}

async function readContentsOf(
	kind: Activity,
	scope: MemberScope,
	rows: readonly KindRow[],
): Promise<[number, object][]> {
	const contents = await kind.present(
		scope,
		rows
			.filter((row) => row.kind === kind.kind)
			.map(({ id, created_at, details, is_for_me }) => ({
				...{ id, created_at },
				details: kind.details.parse(JSON.parse(details)),
				is_for_me: is_for_me === 1,
			})),
	);
	return [...contents].map(([id, content]) => [id, kind.content.parse(content)]);
}
