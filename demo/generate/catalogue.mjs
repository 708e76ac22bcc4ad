// Makes a tenant's store as the rows of a Shopify product export, with the oddities that real exports have.
import { kindsOfTenant } from "./kinds.mjs";
import { palette } from "./palette.mjs";
import { createDeck, createRandom } from "./random.mjs";
import { plainLetters } from "./text.mjs";
import { nameVariants, variantsOf } from "./variants.mjs";
import { closings, vendorBlurbs } from "./vendors.mjs";

/** The columns of a Shopify product export, in order. */
export const catalogueColumns = [
	"Handle",
	"Title",
	"Body (HTML)",
	"Vendor",
	"Product Category",
	"Type",
	"Tags",
	"Published",
	"Option1 Name",
	"Option1 Value",
	"Option2 Name",
	"Option2 Value",
	"Option3 Name",
	"Option3 Value",
	"Variant SKU",
	"Variant Grams",
	"Variant Inventory Tracker",
	"Variant Inventory Qty",
	"Variant Inventory Policy",
	"Variant Fulfillment Service",
	"Variant Price",
	"Variant Compare At Price",
	"Variant Requires Shipping",
	"Variant Taxable",
	"Variant Barcode",
	"Image Src",
	"Image Position",
	"Image Alt Text",
	"Gift Card",
	"SEO Title",
	"SEO Description",
	"Variant Image",
	"Status",
];

const settings = {
	acme: { seed: 20260411, language: "en", good: "Good to know:", drafts: 8, archived: 7, soldOut: 14, endless: 12 },
	globex: { seed: 20260412, language: "es", good: "Bueno saberlo:", drafts: 2, archived: 1, soldOut: 3, endless: 3 },
};

/** Makes the items of a tenant; `pictures` collects every picture that they ask for. */
export function makeCatalogue(tenant, pictures) {
	const setting = settings[tenant];
	const random = createRandom(setting.seed);
	const closing = createDeck(random, closings[setting.language]);
	const items = [];
	for (const kind of kindsOfTenant[tenant]) {
		const colours = createDeck(random, Object.keys(palette));
		const brand = createDeck(random, kind.brands);
		kind.titles.forEach((title, index) => {
			const item = { kind, title, index, handle: plainLetters(title), vendor: brand(), status: "active", body: "" };
			item.variants = variantsOf(item, colours, setting.language, random);
			item.body = describe(item, setting, closing, random);
			items.push(item);
		});
	}
	const shuffled = random.shuffle(items);
	addOddities(shuffled, setting, random);
	for (const item of shuffled) choosePictures(item, pictures, random);
	return shuffled;
}

/** The description as an editor's HTML: paragraphs, a list, and here and there what pasting leaves behind. */
function describe(item, { language, good }, closing, random) {
	const { kind, index } = item;
	const facts = random.sample(kind.facts, random.between(3, 4)).map((fact) => `<li>${fact}</li>`);
	const lead = kind.leads[index % kind.leads.length];
	const about = vendorBlurbs[item.vendor][language];
	const list = `<ul>\n${facts.join("\n")}\n</ul>`;
	const end = `<p><strong>${good}</strong> ${closing()}</p>`;
	return random.weighted([
		[`<p>${lead}</p>\n${list}\n<p>${about}</p>\n${end}`, 6],
		[`<p>${lead} ${about}</p>\n<p>&nbsp;</p>\n${list}\n${end}`, 2],
		[`<meta charset="utf-8"><p><span data-mce-fragment="1">${lead}</span></p>\n${list}\n<p><em>${about}</em></p>`, 1],
		[`<p>${lead}<br>${about}</p>\n${list}`, 2],
		[`<div>\n<h3>${item.title}</h3>\n<p>${lead}</p>\n</div>\n${list}\n${end}`, 1],
	]);
}

function addOddities(items, setting, random) {
	const ordinary = random.shuffle(items.filter((item) => item.kind.type !== "Gift card"));
	const take = (count) => ordinary.splice(0, count);
	for (const item of take(setting.drafts)) item.status = "draft";
	for (const item of take(setting.archived)) item.status = "archived";
	for (const item of take(setting.soldOut)) for (const variant of item.variants) variant.quantity = 0;
	take(setting.endless).forEach((item, index) => {
		for (const variant of item.variants) Object.assign(variant, index % 2 ? { tracker: "" } : { policy: "continue" });
	});
	for (const item of take(Math.round(items.length / 22))) for (const variant of item.variants) variant.sku = "";
	const repeated = take(6);
	for (let index = 0; index + 1 < repeated.length; index += 2) {
		repeated[index + 1].variants[0].sku = repeated[index].variants[0].sku;
	}
	const [oneSku] = ordinary.filter((item) => item.variants.length > 2);
	for (const variant of oneSku.variants) variant.sku = oneSku.variants[0].sku;
	for (const item of ordinary.slice(0, Math.round(items.length / 16))) item.variants[0].sku += " ";
}

/** From near, these show nothing but their colour. */
const plainSurfaces = [
	"novel",
	"spiral",
	"notebook",
	"cap",
	"water",
	"pouch",
	"boot",
	"soap",
	"purse",
	"frisbee",
	"atlas",
	"blouse",
];

/** Chooses one to four pictures: one for each colour, else the thing by itself, then a closer or a wider view. */
function choosePictures(item, pictures, random) {
	const { kind } = item;
	const views = [];
	const ask = (tint, layout) => {
		const name = pictures.ask({ glyph: kind.glyph, slug: kind.slug, tint, layout });
		if (!views.some((view) => view.name === name)) views.push({ name, tint, layout });
		return name;
	};
	const tints = [...new Set(item.variants.map((variant) => variant.tint).filter(Boolean))].slice(0, 4);
	const plain = item.index === 0 ? "single" : ["lean", "pair", "trio", "close"][(item.index - 1) % 4];
	if (tints.length === 0) ask(item.soleTint, item.soleTint ? "single" : plain);
	for (const tint of tints) ask(tint, "single");
	for (const variant of item.variants) variant.picture = variant.tint ? ask(variant.tint, "single") : undefined;
	const first = tints[0] ?? item.soleTint;
	if (views.length < 4 && random.chance(0.34) && !plainSurfaces.includes(kind.slug)) ask(first, "close");
	if (views.length < 4 && random.chance(0.18)) ask(first, item.weightless ? "pair" : random.pick(["pair", "boxed"]));
	item.pictures = views;
}

/** Lays an item out as rows: the item's own columns once, then one row for each further variant or picture. */
export function rowsOf(item, language) {
	const names = nameVariants(item, language);
	const count = Math.max(item.variants.length, item.pictures.length);
	return Array.from({ length: count }, (_, index) => ({
		Handle: item.handle,
		...(index === 0 ? headColumns(item, names) : {}),
		...(index < item.variants.length ? variantColumns(item.variants[index], item) : {}),
		...(index < item.pictures.length ? pictureColumns(item, index, language) : {}),
	}));
}

function headColumns(item, names) {
	const { kind } = item;
	const words = kind.category.split(" > ").slice(1);
	const summary = kind.leads[item.index % kind.leads.length];
	return {
		Title: item.title,
		"Body (HTML)": item.body,
		Vendor: item.vendor,
		"Product Category": kind.category,
		Type: kind.type,
		Tags: [...new Set([...words, kind.type, item.vendor])].join(", "),
		Published: item.status === "active" ? "TRUE" : "FALSE",
		...names,
		"Gift Card": kind.slug === "giftcard" ? "TRUE" : "FALSE",
		"SEO Title": item.index % 3 === 0 ? item.title : "",
		"SEO Description": item.index % 3 === 0 ? summary : "",
		Status: item.status,
	};
}

function variantColumns(variant, item) {
	const [first, second, third] = variant.values;
	return {
		"Option1 Value": first ?? "Default Title",
		"Option2 Value": second,
		"Option3 Value": third,
		"Variant SKU": variant.sku,
		"Variant Grams": variant.grams,
		"Variant Inventory Tracker": variant.tracker,
		"Variant Inventory Qty": variant.quantity,
		"Variant Inventory Policy": variant.policy,
		"Variant Fulfillment Service": "manual",
		"Variant Price": (variant.cents / 100).toFixed(2),
		"Variant Compare At Price": variant.formerCents ? (variant.formerCents / 100).toFixed(2) : "",
		"Variant Requires Shipping": item.weightless ? "FALSE" : "TRUE",
		"Variant Taxable": item.weightless ? "FALSE" : "TRUE",
		"Variant Barcode": variant.barcode,
		"Variant Image": variant.picture ? `demo:items/${variant.picture}.webp` : "",
		Status: item.status,
	};
}

function pictureColumns(item, index, language) {
	const { name, tint, layout } = item.pictures[index];
	const words = {
		en: {
			close: "close up",
			pair: "two of them",
			trio: "three of them",
			boxed: "with its box",
			lean: "seen from the side",
		},
		es: { close: "de cerca", pair: "dos piezas", trio: "tres piezas", boxed: "con su caja", lean: "de lado" },
	}[language];
	const details = [tint && item.pictures.length > 1 && palette[tint][language].toLowerCase(), words[layout]];
	return {
		"Image Src": `demo:items/${name}.webp`,
		"Image Position": index + 1,
		"Image Alt Text": [item.title, ...details.filter(Boolean)].join(", "),
	};
}
