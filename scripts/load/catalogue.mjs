/** Fills a store by the statements of the catalogue import: categories, items, variants, figures, places in search. */
import { idAt } from "./id-blocks.mjs";
import { loadWorkerCode } from "./worker-code.mjs";

const atOnce = 1_000;
const dayMs = 86_400_000;
/** How many variants an item has at most; ids leave room for so many. */
const maxVariants = 4;

const materials =
	"Cotton Linen Oak Walnut Steel Copper Ceramic Glass Leather Wool Canvas Bamboo Marble Felt Silicone Brass".split(" ");
const things =
	"Mug Lamp Kettle Backpack Chair Jacket Speaker Notebook Bottle Blanket Watch Camera Tent Pillow Scarf Clock Tray Basket Pan Headphones Keyboard Umbrella Wallet Planter Candle".split(
		" ",
	);
const moods =
	"Quiet Bright Nordic Urban Coastal Alpine Classic Modern Rustic Slim Grand Everyday Travel Studio Garden Winter".split(
		" ",
	);
const brands =
	"Aldersey Brightwater Calder Dunmore Eastleigh Fairholm Greystone Hartwell Inverlock Juniper Kestrel Larkspur".split(
		" ",
	);
const roots = ["Home", "Outdoor", "Office", "Fashion", "Technology", "Leisure"];
const branches = ["Basics", "Premium", "Gifts", "Small", "Large"];

/** The ids of the item at a place and of its first variant. */
export const itemAt = (at) => ({ id: idAt("item", at), variant_id: idAt("variant", at * maxVariants) });

/** Adds categories once and items from a place on; `points` and `stock` hold for every variant when given. */
export async function addItems(tenant, count, { from = 0, points, stock = null } = {}) {
	const code = await loadWorkerCode();
	if (from === 0) await tenant.write(code.insertCategories(tenant.id, categories(), Date.now()));
	for (let start = from; start < from + count; start += atOnce) {
		const places = Array.from({ length: Math.min(atOnce, from + count - start) }, (_, index) => start + index);
		await addChunk(tenant, code, places, { points, stock });
	}
}

async function addChunk(tenant, code, places, wished) {
	const now = Date.now();
	const items = places.map((at) => itemRow(at, wished));
	const variants = places.flatMap((at) => variantRows(at, wished));
	const ids = items.map(({ id }) => id);
	const documents = items.map(({ id, name, brand_name, tags }) => ({ id, title: name, body: `${brand_name} ${tags}` }));
	await tenant.write([...code.upsertItems(tenant.id, items, now), ...code.upsertVariants(tenant.id, variants, now)]);
	await tenant.run(
		`update items set popularity = (id - ?2) * 7919 % 1009, created_at = ?3 - ((id - ?2) * 104729 % 700) * ${dayMs},
			image_url = '/files/load-' || id, image_alt = name
		where account_id = ?1 and id >= ?4 and id <= ?5`,
		...[tenant.id, idAt("item"), now, ids[0], ids.at(-1)],
	);
	await tenant.run(
		`insert into item_pictures (account_id, item_id, position, source, url, alt, width, height, state)
		select i.account_id, i.id, p.value, 'load', i.image_url || '-' || p.value, i.name, 800, 800, 'ready'
		from items i, json_each('[1,2,3]') p where i.account_id = ?1 and i.id >= ?2 and i.id <= ?3`,
		...[tenant.id, ids[0], ids.at(-1)],
	);
	await tenant.write([
		...code.refreshItemFigures(tenant.id, ids),
		...code.indexDocuments(tenant.id, "item", documents),
	]);
}

/** Six roots with five branches each; items stand at the branches. */
function categories() {
	return roots.flatMap((root, at) => {
		const id = idAt("category", at * 10);
		const children = branches.map((name, index) => ({
			id: id + 1 + index,
			parent_id: id,
			name,
			path: `${root} > ${name}`,
			depth: 1,
		}));
		return [{ id, parent_id: null, name: root, path: root, depth: 0 }, ...children];
	});
}

function itemRow(at, { points }) {
	const words = [moods[at % 16], materials[Math.floor(at / 16) % 16], things[(at * 7) % things.length]];
	const branch = at % (roots.length * branches.length);
	return {
		id: idAt("item", at),
		handle: `load-${at}`,
		name: `${words.join(" ")} No. ${at}`,
		brand_name: brands[(at * 5) % brands.length],
		description: descriptionOf(words),
		tags: `${words[1]} ${words[2]}`.toLowerCase(),
		category_id: idAt("category", Math.floor(branch / branches.length) * 10 + 1 + (branch % branches.length)),
		status: "active",
		points: points ?? pointsOf(at),
		points_was: 0,
		content_hash: `load-${at}`,
	};
}

function descriptionOf(words) {
	const sentence = `A ${words.join(" ").toLowerCase()} that is made to be used every day and lasts for years.`;
	const paragraph = { tag: "p", children: [`${sentence} ${sentence}`] };
	return JSON.stringify([paragraph, paragraph, { tag: "ul", children: [{ tag: "li", children: [sentence] }] }]);
}

function variantRows(at, { points, stock }) {
	const count = points === undefined && at % 5 === 0 ? 3 : 1;
	return Array.from({ length: count }, (_, index) => ({
		id: idAt("variant", at * maxVariants + index),
		item_id: idAt("item", at),
		position: index + 1,
		shelf: "",
		options: count === 1 ? "[]" : JSON.stringify([["Size", ["S", "M", "L"][index]]]),
		options_key: count === 1 ? "" : `size=${index}`,
		sku: `L-${at}-${index}`,
		points: (points ?? pointsOf(at)) + index * 100,
		points_was: at % 7 === 0 && points === undefined ? pointsOf(at) + 500 : 0,
		price_cents: (points ?? pointsOf(at)) + index * 100,
		stock,
		sets_stock: 1,
		image_source: null,
		is_gift_card: 0,
		delivery: "courier",
		is_free: 0,
		is_active: 1,
	}));
}

const pointsOf = (at) => 200 + ((at * 37) % 500) * 10;
