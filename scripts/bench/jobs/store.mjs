/** The store's jobs: the listing as page and as JSON, an item's page, and search. */
import { headersOf, itemAt } from "../../load/kit.mjs";

const listingPath = "/api/catalog/api_get_items";

/** Words that stand in some hundredths of all names: three of them ask for some hundred items out of 50,000. */
const terms = ["walnut lamp", "oak chair", "steel bottle", "linen scarf", "copper pan", "glass clock", "felt basket"];

export const listingPage = {
	id: "listing-page",
	title: "Store listing of 28, server-rendered",
	states: ["small"],
	prepare: ({ people }) => ({
		next: turns(people.slice(0, 50), (person) => pageOf(person, "/webapp/store?sort=-created_at")),
	}),
	raw: () => () => ({ path: "/listing-html" }),
	goals: [
		{ figure: "rate", connections: 10, atLeast: 0.18 },
		{ figure: "p50", connections: 1, atMost: 7 },
	],
};

export const itemPage = {
	id: "item-page",
	title: "Item page",
	states: ["small"],
	prepare: ({ people }) => ({
		next: turns(people.slice(0, 50), (person, turn) => pageOf(person, `/webapp/store/item/${itemAt(turn % 200).id}`)),
	}),
	raw: () => turns([0], (_, turn) => ({ path: "/item-html", query: { id: itemAt(turn % 200).id } })),
	goals: [{ figure: "p50", connections: 1, atMost: 6 }],
};

export const listingJson = {
	id: "listing-json",
	title: "Listing of 28 as JSON",
	states: ["small", "large"],
	prepare: ({ people }) => ({
		next: turns(people.slice(0, 50), (person) => callOf(person, listingPath, { page: 0, pageSize: 28, filters: {} })),
	}),
	raw: () => () => ({ path: "/listing-json" }),
	goals: [
		{ figure: "rate", connections: 10, atLeast: 0.35, state: "large" },
		{ figure: "rate", connections: 10, sameAs: "small", within: 1.2, state: "large" },
	],
};

export const search = {
	id: "search",
	title: "Search for a term",
	states: ["small", "large"],
	prepare: ({ people }) => ({
		next: turns(people.slice(0, 50), (person, turn) =>
			callOf(person, listingPath, { page: 0, pageSize: 28, filters: { search: terms[turn % terms.length] } }),
		),
	}),
	raw: () =>
		turns(terms, (term) => ({ path: "/search", query: { text: term.replaceAll(/\w+/g, (word) => `"${word}"*`) } })),
	goals: [{ figure: "p50", connections: 1, atMost: 6, state: "large" }],
};

/** Gives each thing its turn, with the number of the turn. */
export function turns(things, make) {
	let turn = 0;
	return () => {
		const at = turn++;
		return make(things[at % things.length], at);
	};
}

/** A page as this person's browser asks for it. */
export const pageOf = (person, path) => ({ method: "GET", path, headers: headersFor(person).page });

/** A call of this person. */
export const callOf = (person, path, payload) => ({
	method: "POST",
	path,
	headers: headersFor(person).call,
	body: JSON.stringify({ payload }),
});

const known = new WeakMap();

function headersFor(person) {
	if (!known.has(person)) known.set(person, headersOf(person.access));
	return known.get(person);
}
