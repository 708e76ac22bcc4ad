/** The picture of a comment, or of what a post is about: what is kept of it, and how the wire shows it. @pure */
import type { PictureOnWire } from "#workers/kernel/shown-picture";

/** The longest text on what a picture shows. */
export const maxAltLength = 200;

/** What is kept of a picture: keys of files, which nobody is told. */
export type KeptPicture = {
	key: string;
	alt: string;
	width: number | null;
	height: number | null;
	previews: { width: number; key: string }[];
};

/** What is kept of a picture that was taken; addresses of files become their keys. */
export function toKept({ image_url, width, height, previews }: TakenPicture, alt: string): KeptPicture {
	const made = JSON.parse(previews ?? "[]") as { width: number; url: string }[];
	return {
		key: keyOf(image_url),
		alt,
		width,
		height,
		previews: made.map((one) => ({ width: one.width, key: keyOf(one.url) })),
	};
}

type TakenPicture = { image_url: string; width: number | null; height: number | null; previews: string | null };

/** The kept picture of a row. */
export function keptPicture({ picture }: { picture: string | null }): KeptPicture | null {
	return picture === null ? null : (JSON.parse(picture) as KeptPicture);
}

/** The picture of a comment as its readers get it. */
export function presentPicture(comment: { id: number; picture: string | null }): PictureOnWire | null {
	const kept = keptPicture(comment);
	return kept && presentPictureAt(kept, `/comment_pictures/${comment.id}`);
}

/** A kept picture as its readers get it, whose sizes are served below an address. */
export function presentPictureAt({ alt, width, height, previews }: KeptPicture, address: string): PictureOnWire {
	const at = (size: string | number) => `${address}/${size}`;
	return {
		url: at("full"),
		alt,
		width,
		height,
		previews: previews.map((one) => ({ width: one.width, url: at(one.width) })),
	};
}

/** The file of a size: `full`, or a preview by its width. Undefined where there is none. */
export function keyOfSize({ key, previews }: KeptPicture, size: string): string | undefined {
	return size === "full" ? key : previews.find(({ width }) => String(width) === size)?.key;
}

/** The keys of all files of a picture. */
export function keysOf(kept: KeptPicture | null): string[] {
	return kept ? [kept.key, ...kept.previews.map(({ key }) => key)] : [];
}

function keyOf(url: string): string {
	return url.split("/").at(-1)!;
}
