/** The kinds of things that features hand over for a decision, as the registry tells them when the Worker starts. */
import type { ModerationSource } from "#workers/kernel/define-moderation-source";
import { type ModerationKind, moderationKinds } from "../rules/requests";

let known: ReadonlyMap<string, ModerationSource> = new Map();

/** Sets the kinds. Throws when one has no words, or a word has no kind. */
export function knowModerationSources(sources: readonly ModerationSource[]): void {
	known = new Map(sources.map((source) => [source.kind, source]));
	const named = [...moderationKinds].sort().join(" ");
	if ([...known.keys()].sort().join(" ") !== named || known.size < sources.length)
		throw new Error(`the kinds of what is moderated must be ${named}`);
}

/** The source of a kind. */
export function getSource(kind: ModerationKind): ModerationSource {
	return known.get(kind)!;
}
