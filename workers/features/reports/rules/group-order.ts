/** In which order reports stand: what an account owner asks for most comes first, what few look at last. */

const order = [
	"recognition",
	"programs",
	"budgets",
	"points",
	"orders",
	"members",
	"groups",
	"announcements",
	"terms",
	"audit",
	"account",
];

/** The place of a feature's reports; those of features that are not named stand behind all others. */
export function placeOfGroup(group: string): number {
	const at = order.indexOf(group);
	return at === -1 ? order.length : at;
}
