/** How the store's front is arranged: one large picture, how near the next wish is, at most two shelves, no item twice. */
import { pointsMissing, tilePrice } from "~/ui/rules/store-tile";
import type { TileItem } from "./tile-item";

/** A row of items with the name of its heading. */
export type Shelf = {
	name:
		| "featured"
		| "trending"
		| "homepage"
		| "flash_sale"
		| "within_reach"
		| "recommended"
		| "new_arrivals"
		| "most_popular"
		| "recently_viewed";
	items: TileItem[];
};

/** What the front is arranged of. `balance` null: what the reader has is not shown, and so nothing of what it covers. */
export type FrontParts = Record<Exclude<Shelf["name"], "within_reach">, TileItem[]> & { balance: number | null };

/** The item of the large picture and why it stands there; the item that the reader looked at and nearly has; the shelves. */
export type Front = {
	large: { name: Shelf["name"]; item: TileItem } | null;
	near: { item: TileItem; missing: number; percent: number } | null;
	shelves: Shelf[];
};

const minOnShelf = 4;
/** What an owner puts forward is shown from one item on. */
const minPutForward = 1;
const putForward: readonly Shelf["name"][] = ["featured", "trending", "homepage"];
const maxOnShelf = 10;
const maxShelves = 2;
/** A store with fewer items than this is its list alone. */
const minForLarge = 6;

/** Arranges it. */
export function arrangeFront(parts: FrontParts): Front {
	const { balance } = parts;
	const large = largeOf(parts);
	const taken = new Set(large ? [large.item.id] : []);
	const shelves: Shelf[] = [];
	for (const [name, candidates] of candidatesOf(parts)) {
		const items = unlike(candidates, taken).slice(0, maxOnShelf);
		if (shelves.length === maxShelves || items.length < minOf(name)) continue;
		shelves.push({ name, items });
		for (const { id } of items) taken.add(id);
	}
	return { large, near: balance === null ? null : nearOf(parts.recently_viewed, balance), shelves };
}

const minOf = (name: Shelf["name"]) => (putForward.includes(name) ? minPutForward : minOnShelf);

/** Shelves in the order in which they are wanted; what is new stays with what is new. */
function candidatesOf(parts: FrontParts): [Shelf["name"], TileItem[]][] {
	const { balance, flash_sale, recommended, most_popular, new_arrivals, recently_viewed } = parts;
	const { featured, trending, homepage } = parts;
	const covered = (item: TileItem) =>
		isOfPoints(item) && balance !== null && pointsMissing(item, balance) === 0 && !isSoldOut(item);
	return [
		...(flash_sale.length > minOnShelf ? ([["flash_sale", flash_sale]] as [Shelf["name"], TileItem[]][]) : []),
		["homepage", homepage],
		["featured", featured],
		["trending", trending],
		["within_reach", [...flash_sale, ...recommended, ...most_popular].filter(covered)],
		["new_arrivals", new_arrivals],
		["recommended", recommended],
		["most_popular", most_popular],
		["recently_viewed", recently_viewed],
	];
}

/** The sale that ends first; else what its owner features; else what the reader may like best, has enough for, and can still get. */
function largeOf(parts: FrontParts): Front["large"] {
	const { balance, flash_sale, recommended, most_popular, new_arrivals } = parts;
	const sale = flash_sale.find((item) => !isSoldOut(item));
	if (sale) return { name: "flash_sale", item: sale };
	const chosen = parts.featured.find((item) => !isSoldOut(item));
	if (chosen) return { name: "featured", item: chosen };
	if (unlike([...recommended, ...most_popular, ...new_arrivals], new Set()).length < minForLarge) return null;
	const covered = (item: TileItem) =>
		isOfPoints(item) && !isSoldOut(item) && (balance === null || pointsMissing(item, balance) === 0);
	const shelves = Object.entries({ recommended, most_popular, new_arrivals }) as [Shelf["name"], TileItem[]][];
	for (const [name, items] of shelves) {
		const item = items.find(covered);
		if (item) return { name, item };
	}
	return null;
}

/** Of what the reader looked at and has not enough for, the one that lacks least. */
function nearOf(viewed: readonly TileItem[], balance: number): Front["near"] {
	const nearest = viewed
		.filter((item) => isOfPoints(item) && !isSoldOut(item) && pointsMissing(item, balance) > 0)
		.sort((one, other) => pointsMissing(one, balance) - pointsMissing(other, balance))[0];
	if (!nearest) return null;
	const price = tilePrice(nearest).min;
	return { item: nearest, missing: price - balance, percent: Math.max(0, Math.floor((100 * balance) / price)) };
}

/** What the wallet pays is never measured by points. */
function isOfPoints({ label }: TileItem): boolean {
	return label === undefined;
}

function isSoldOut({ quantity_left }: TileItem): boolean {
	return quantity_left === 0;
}

/** Without those that are taken, and each once. */
function unlike(items: readonly TileItem[], taken: ReadonlySet<number>): TileItem[] {
	const seen = new Set(taken);
	return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}
