// Draws the pictures of goods: emoji objects, recoloured and arranged, as small transparent webp files.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { palette } from "./palette.mjs";
import { recolour } from "./recolour.mjs";

const edge = 384;
/** Things whose content has a stronger colour than they have themselves. */
const greyBodies = ["mug", "casserole", "plates", "robot"];

/** Collects the pictures that items ask for; the same wish gets the same file. */
export function createPictureList() {
	const wishes = new Map();
	return {
		ask(wish) {
			const name = [wish.slug, wish.tint, wish.layout === "single" ? undefined : wish.layout].filter(Boolean).join("-");
			const known = wishes.get(name);
			if (known && known.glyph !== wish.glyph) throw new Error(`Two pictures want the name ${name}`);
			wishes.set(name, { ...wish, name });
			return name;
		},
		all: () => [...wishes.values()],
	};
}

/** Draws every picture on the list into the folder. */
export async function drawPictures({ wishes, emojiFolder, folder, sharp }) {
	await mkdir(folder, { recursive: true });
	for (const wish of wishes) {
		const glyph = await readGlyph(join(emojiFolder, `${wish.glyph}.webp`), wish, sharp);
		const layers = await arrange(wish.layout, glyph, emojiFolder, sharp);
		const canvas = sharp({ create: { width: edge, height: edge, channels: 4, background: "#0000" } }).composite(layers);
		const picture = await small(await canvas.png().toBuffer(), sharp);
		await writeFile(join(folder, `${wish.name}.webp`), picture);
	}
}

/** Packs a picture into less than 20 KB, at the best quality that allows it. */
async function small(picture, sharp) {
	let packed;
	for (const quality of [78, 64, 50, 36, 22]) {
		packed = await sharp(picture)
			.webp({ quality, alphaQuality: quality + 7, effort: 5 })
			.toBuffer();
		if (packed.length < 20000) break;
	}
	return packed;
}

async function readGlyph(file, { tint, slug }, sharp) {
	const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	if (tint) recolour(data, palette[tint].hsl, { greyBody: greyBodies.includes(slug) });
	return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
		.png()
		.toBuffer();
}

async function arrange(layout, glyph, emojiFolder, sharp) {
	const sized = (size, turn = 0, mirrored = false) => {
		const source = mirrored ? sharp(glyph).flop() : sharp(glyph);
		return source
			.resize(size, size, { kernel: "lanczos3" })
			.png()
			.toBuffer()
			.then((buffer) => sharp(buffer).rotate(turn, { background: "#0000" }).png().toBuffer());
	};
	const place = async (buffer, centreX, centreY) => {
		const { width, height } = await sharp(buffer).metadata();
		return { input: buffer, left: Math.round(centreX - width / 2), top: Math.round(centreY - height / 2) };
	};
	if (layout === "lean") return [await place(await sized(300, 8, true), edge / 2, edge / 2)];
	if (layout === "pair") {
		return [await place(await sized(216, -8), 130, 160), await place(await sized(232, 6, true), 246, 232)];
	}
	if (layout === "trio") {
		return [
			await place(await sized(176), 192, 104),
			await place(await sized(184, -6), 112, 258),
			await place(await sized(184, 6, true), 272, 258),
		];
	}
	if (layout === "boxed") {
		const box = await sharp(join(emojiFolder, "1f4e6.webp")).resize(190, 190).png().toBuffer();
		return [await place(box, 272, 250), await place(await sized(258), 150, 176)];
	}
	if (layout === "close") return [{ input: await closeUp(glyph, sharp), left: 0, top: 0 }];
	return [await place(await sized(344), edge / 2, edge / 2)];
}

/** The middle of the thing, enlarged, in a soft-edged round. */
async function closeUp(glyph, sharp) {
	const enlarged = await sharp(glyph)
		.resize(500, 500, { kernel: "lanczos3" })
		.extract({ left: 58, top: 54, width: edge, height: edge })
		.png()
		.toBuffer();
	const mask = Buffer.from(
		`<svg width="${edge}" height="${edge}"><circle cx="192" cy="192" r="176" fill="#fff"/></svg>`,
	);
	return sharp(enlarged)
		.composite([{ input: mask, blend: "dest-in" }])
		.png()
		.toBuffer();
}
