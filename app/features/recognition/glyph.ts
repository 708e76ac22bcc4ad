/** The drawn glyph of a program, for programs without a picture. */
import { type BadgeGlyph, badgeGlyphs } from "~/ui/ornament";

/** The glyph of this name; none when it names something that is not drawn. */
export function glyphOf(name: string): BadgeGlyph | undefined {
	return badgeGlyphs.find((glyph) => glyph === name);
}
