// Makes the variants of an item: option values, prices, stock, article numbers and barcodes.
import { palette } from "./palette.mjs";

const defaultValues = { Size: ["S", "M", "L", "XL"], Talla: ["CH", "M", "G", "XG"], Shoe: ["38", "40", "42", "44"] };
const shoeNames = { en: "Shoe size", es: "Talla" };
/** Options whose later values cost more, and by how much each step. */
const steps = {
	Volume: 1.45,
	Weight: 1.75,
	Diameter: 1.28,
	Size: 1,
	Pieces: 1.6,
	Capacity: 1.55,
	For: 1.85,
	Format: 1.5,
	Cocoa: 1.06,
	Peso: 1.75,
	Diámetro: 1.28,
	Capacidad: 1.5,
	Para: 1.85,
	Piezas: 1.6,
	Tamaño: 1.3,
	Wood: 1.12,
	Level: 1.2,
};
/** What heavy things weigh; the rest weighs up to about a kilogram. */
const grossGrams = {
	sofa: 42000,
	chair: 6800,
	bedding: 3400,
	bicycle: 15200,
	scooter: 5600,
	skateboard: 2900,
	suitcase: 3300,
	tent: 3900,
	casserole: 5100,
	pan: 2100,
	plates: 4200,
	toolbox: 7400,
	monitor: 6100,
	laptop: 1400,
	ski: 5200,
	sledge: 5800,
	guitar: 6300,
	keys: 9800,
	violin: 2600,
	drum: 4100,
	djembe: 5200,
	dinosaur: 640,
	telescope: 4700,
	mirror: 4600,
	mantelclock: 2400,
	lock: 1100,
	basket: 1300,
	citrus: 5200,
	fruitbox: 4100,
	cheese: 1900,
	axe: 1700,
	book: 420,
};
const weightlessSlugs = ["giftcard", "tickets", "trip", "themepark", "sailing", "tree", "bees", "water", "clinic"];

/** Makes the variants of an item and notes on it which colour its pictures take. */
export function variantsOf(item, nextColour, language, random) {
	const { kind } = item;
	item.weightless = weightlessSlugs.includes(kind.slug);
	const options = chooseOptions(kind, nextColour, random);
	item.options = options;
	if (!options.some((option) => option.tints)) item.soleTint = soleTint(item, nextColour);
	const base = basePrice(kind, item.index, random);
	const former = random.chance(0.07) ? 1.15 + random.next() * 0.25 : 0;
	const stock = random.weighted([
		[random.between(40, 320), 80],
		[random.between(12, 40), 13],
		[random.between(1, 9), 7],
	]);
	const grams = item.weightless ? 0 : (grossGrams[kind.slug] ?? 10 * random.between(8, 120));
	return combine(options).map((choices, index) => {
		const cents = priceOf(choices, base);
		return {
			values: choices.map((choice) => (choice.tint ? palette[choice.tint][language] : choice.value)),
			tint: choices.find((choice) => choice.tint)?.tint,
			sku: skuOf(item, choices, index),
			grams,
			tracker: item.weightless ? "" : "shopify",
			quantity: item.weightless ? 0 : Math.max(0, stock - random.between(0, Math.floor(stock / 3))),
			policy: "deny",
			cents,
			formerCents: former ? roundPrice(cents * former) : undefined,
			barcode: item.weightless || random.chance(0.3) ? "" : barcode(random),
		};
	});
}

/** The option name columns, which stand on an item's first row only. */
export function nameVariants(item, language) {
	const names = item.options.map(({ name }) => (name === "Shoe" ? shoeNames[language] : name));
	return { "Option1 Name": names[0] ?? "Title", "Option2 Name": names[1], "Option3 Name": names[2] };
}

function chooseOptions(kind, nextColour, random) {
	const options = [];
	for (const { name, values } of kind.options) {
		const isColour = (name === "Colour" || name === "Color") && !values;
		if (isColour) {
			if (random.chance(0.25)) continue;
			const count = kind.options.length > 1 ? 2 : random.between(2, 3);
			options.push({ name, tints: Array.from({ length: count }, nextColour) });
		} else {
			const all = values ?? defaultValues[name];
			options.push({ name, values: kind.options.length > 1 ? all.slice(0, 2) : all });
		}
	}
	return options;
}

/** Things without a choice of colour still come in different ones, so that neighbours look different. */
function soleTint(item, nextColour) {
	const { kind, index } = item;
	if (index === 0) return undefined;
	const varied = /^(Fashion|Moda|Books & Stationery > Books|Libros)/.test(kind.category);
	return kind.recoloured || varied ? nextColour() : undefined;
}

function combine(options) {
	return options.reduce(
		(rows, { tints, values }) =>
			rows.flatMap((row) =>
				tints
					? tints.map((tint) => [...row, { tint, step: 0 }])
					: values.map((value, step) => [...row, { value, step, name: options.find((o) => o.values === values).name }]),
			),
		[[]],
	);
}

function basePrice(kind, index, random) {
	const share = (index * 0.37 + random.next() * 0.9) % 1;
	return 100 * (kind.lowest + (kind.highest - kind.lowest) * share ** 1.4);
}

function priceOf(choices, base) {
	let cents = base;
	for (const { name, value, step } of choices) {
		if (!value) continue;
		const money = /^[$£](\d+)$/.exec(value);
		if (money) return Number(money[1]) * 100;
		if (/^(Trees|Árboles)$/.test(name)) return Number(value) * 500;
		if (name === "Pack") cents *= Number.parseInt(value, 10) ** 0.9;
		else cents *= (steps[name] ?? 1) ** step;
	}
	return roundPrice(cents);
}

/** Shop prices: under ten to the tenth, above to the half, high ones to the whole less a cent. */
function roundPrice(cents) {
	const bounded = Math.min(60000, Math.max(400, cents));
	if (bounded < 1000) return Math.round(bounded / 10) * 10;
	if (bounded < 10000)
		return Math.round(bounded / 50) * 50 + (Math.round(bounded) % 3 === 0 && bounded < 9900 ? 40 : 0);
	return Math.min(60000, Math.round(bounded / 100) * 100 - (Math.round(bounded) % 2));
}

function skuOf(item, choices, index) {
	const letters = (text) =>
		text
			.replace(/[^A-Za-z]/g, "")
			.slice(0, 3)
			.toUpperCase();
	const mark = choices.map(
		(choice) =>
			letters(choice.tint ?? "") ||
			choice.value
				.replace(/[^A-Za-z0-9]/g, "")
				.slice(0, 4)
				.toUpperCase(),
	);
	return [letters(item.vendor), letters(item.kind.slug), String(100 + item.index * 7 + index), ...mark].join("-");
}

function barcode(random) {
	const digits = Array.from({ length: 12 }, (_, index) => (index === 0 ? 5 : random.between(0, 9)));
	const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 ? 3 : 1), 0);
	return `${digits.join("")}${(10 - (sum % 10)) % 10}`;
}
