/** A badge as its readers see it: in their language, with a drawing that there is. */
import { z } from "zod";
import { programGlyphs } from "#workers/features/programs";
import { nameIn } from "#workers/kernel/name-in";

/** A badge on the wire; null where nobody chose one. */
export const badgeOutput = z.object({ id: z.int(), name: z.string(), glyph: z.enum(programGlyphs) }).nullable();

/** A badge as the database keeps it, its names by language as JSON. */
export type StoredBadge = { id: number; names: string; glyph: string };

type Reader = Parameters<typeof nameIn>[1];

/** The drawing of that name; what was loaded may name one that there is not. */
export function drawnGlyph(glyph: string): (typeof programGlyphs)[number] {
	return programGlyphs.find((known) => known === glyph) ?? "star";
}

/** The badge for a reader. */
export function toBadge({ id, names, glyph }: StoredBadge, reader: Reader) {
	return { id, name: nameIn(names, reader), glyph: drawnGlyph(glyph) };
}

/** The same of what `badgeOf` reads. */
export function presentBadge(badge: unknown, reader: Reader): z.output<typeof badgeOutput> {
	return typeof badge === "string" ? toBadge(JSON.parse(badge) as StoredBadge, reader) : null;
}
