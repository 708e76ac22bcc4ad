/** What an anniversary is, and the bounds of cards and signatures. @browser-safe @pure */
/** What a card can carry in its laurel; each is drawn in the sprite of drawings. */
export const badges = [
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

/** One of them. */
export type Badge = (typeof badges)[number];

/** Years with the company, and birthdays. */
export const occasions = ["work", "birthday"] as const;

/** One of them. */
export type Occasion = (typeof occasions)[number];

/** How somebody's days are marked: not at all, before their team, or before everybody. */
export const greetings = ["public", "private", "none"] as const;

/** One of them. */
export type Greeting = (typeof greetings)[number];

/** Where a card stands. */
export const cardStatuses = ["signing", "published", "canceled"] as const;

/** What became of a card's points. */
export const pointsStates = ["none", "waiting", "paid"] as const;

/** How long before its day colleagues sign a card. */
export const signingDays = 14;

/** The most years that a company marks, characters of a signature or of its own words, and signatures of a card. */
export const maxYears = 60;
export const maxSignatureLength = 300;
export const maxSignatures = 200;
