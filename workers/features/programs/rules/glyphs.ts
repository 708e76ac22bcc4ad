/** What a program's badge can carry; each is drawn in the sprite of drawings. @browser-safe */

/** The glyphs. */
export const programGlyphs = [
	"star",
	"heart",
	"lightbulb",
	"trophy",
	"people",
	"check",
	"mountain",
	"shield",
	"hands",
	"snowflake",
	"box",
	"rose",
	"sun",
] as const;
