/** The kinds of acts that the audit log is narrowed by: each holds what some features do. @browser-safe @pure */

/** The features of each kind, in the order of the choice; what stands in none is of the kind `other`. */
const featuresOfKind = {
	access: ["session"],
	settings: ["settings", "account", "rules", "faqs", "translations", "setup", "domains", "sender-domains"],
	people: [
		"members",
		"member-detail",
		"member-import",
		"imports",
		"invitations",
		"user-notes",
		"sign-up",
		"moderation",
		"groups",
		"global-filters",
	],
	recognition: ["recognition", "activity", "programs", "budgets"],
	store: ["catalog", "flash-sale", "cart", "checkout", "orders", "addresses", "buy-points"],
	reports: ["reports"],
	profile: ["profile", "notifications", "list-views"],
} as const satisfies Record<string, readonly string[]>;

/** The kinds of acts. */
export const kindsOfActs = [
	"access",
	"settings",
	"people",
	"recognition",
	"store",
	"reports",
	"profile",
	"other",
] as const;

/** One of them. */
export type KindOfActs = (typeof kindsOfActs)[number];

/** What an act's feature must be for it to be of this kind: one of these, or, of `other`, none of them. */
export function featuresOf(kind: KindOfActs): { features: readonly string[]; isOneOfThem: boolean } {
	if (kind === "other") return { features: Object.values(featuresOfKind).flat(), isOneOfThem: false };
	return { features: featuresOfKind[kind], isOneOfThem: true };
}
