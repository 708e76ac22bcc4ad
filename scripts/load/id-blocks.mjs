/** Ids of generated rows: blocks of consecutive numbers far apart, so that a row's id is its place in its block. */

const perDay = 86_400 * 2 ** 22;

/** Where each kind of row begins; ids of the Worker's own rows, made from today's seconds, never meet these. */
const blocks = {
	account: 1,
	ledger: 2,
	member: 3,
	opening: 4,
	budget: 5,
	category: 6,
	item: 7,
	variant: 8,
	activity: 9,
	recognition: 10,
	issuance: 11,
	order: 12,
	orderLine: 13,
	redemption: 14,
	memberAccount: 15,
	sale: 16,
	saleThing: 17,
	survey: 18,
	poll: 19,
};

/** The id of the row at a place of its kind. */
export function idAt(kind, at = 0) {
	const block = blocks[kind];
	if (!block) throw new Error(`no block of ids is called ${kind}`);
	return block * perDay + at;
}
