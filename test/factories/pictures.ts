/** Whole pictures for tests, which a codec can read: a PNG in two colors, and a JPEG of it that lies on its side. */
import { env } from "cloudflare:test";
import { deflateSync } from "node:zlib";
import type { Environment } from "#workers/kernel/environment";

/** A PNG of this size, its upper half red, that says where it was taken, in so many bytes more. */
export function drawnPng(width: number, height: number, moreBytes = 0): Uint8Array<ArrayBuffer> {
	const row = (color: readonly number[]) => Uint8Array.from([0, ...Array.from({ length: width }, () => color).flat()]);
	const [upper, lower] = [row([200, 30, 30]), row([30, 30, 200])];
	const rows = new Uint8Array((width * 3 + 1) * height);
	for (let at = 0; at < height; at += 1) rows.set(at < height / 2 ? upper : lower, at * (width * 3 + 1));
	const size = new DataView(new ArrayBuffer(13));
	size.setUint32(0, width);
	size.setUint32(4, height);
	size.setUint32(8, 0x08020000);
	return Uint8Array.from([
		...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
		...chunk("IHDR", new Uint8Array(size.buffer)),
		...chunk("tEXt", Buffer.from(`Location\0Leeds${"!".repeat(moreBytes)}`)),
		...chunk("IDAT", deflateSync(rows)),
		...chunk("IEND", new Uint8Array()),
	]);
}

/** A JPEG of the same, whose camera lay on its side: drawn upright, width and height change places. */
export async function turnedJpeg(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
	const drawn = await (env as unknown as Environment)
		.IMAGES!.input(new Blob([drawnPng(width, height)]).stream())
		.output({ format: "image/jpeg" });
	const bytes = new Uint8Array(await new Response(drawn.image()).arrayBuffer());
	const turn = [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
	const camera = [...Buffer.from("Exif\0\0MM"), ...turn, ...Buffer.from("GPS 53.8 -1.5")];
	return Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0, camera.length + 2, ...camera, ...bytes.subarray(2)]);
}

/** A WebP with camera data that says where it was taken; `isAnimated` says that it moves. */
export async function placedWebp(
	width: number,
	height: number,
	{ isAnimated = false } = {},
): Promise<Uint8Array<ArrayBuffer>> {
	const drawn = await (env as unknown as Environment)
		.IMAGES!.input(new Blob([drawnPng(width, height)]).stream())
		.output({ format: "image/webp" });
	const plain = Buffer.from(await new Response(drawn.image()).arrayBuffer());
	const sides = [width - 1, height - 1].flatMap((side) => [side & 255, side >> 8, 0]);
	const parts = Buffer.concat([
		riffPart("VP8X", [isAnimated ? 0b1110 : 0b1100, 0, 0, 0, ...sides]),
		plain.subarray(plain.indexOf("VP8")),
		riffPart("EXIF", [...Buffer.from("GPS 53.8 -1.5")]),
		riffPart("XMP ", [...Buffer.from("Leeds depot")]),
	]);
	const size = Buffer.alloc(4);
	size.writeUInt32LE(parts.length + 4);
	return Uint8Array.from(Buffer.concat([Buffer.from("RIFF"), size, Buffer.from("WEBP"), parts]));
}

function riffPart(name: string, body: readonly number[]): Buffer {
	const size = Buffer.alloc(4);
	size.writeUInt32LE(body.length);
	return Buffer.concat([Buffer.from(name), size, Buffer.from(body), Buffer.alloc(body.length % 2)]);
}

function chunk(name: string, body: Uint8Array): number[] {
	const named = [...Buffer.from(name), ...body];
	return [...fourBytes(body.length), ...named, ...fourBytes(checksum(named))];
}

const fourBytes = (value: number) => [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff];

/** CRC-32, which codecs compare. */
function checksum(bytes: readonly number[]): number {
	let sum = 0xffffffff;
	for (const byte of bytes) {
		sum ^= byte;
		for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
	}
	return ~sum >>> 0;
}
