/** Draws a stored picture smaller and keeps the previews as files, so that exports, moves and erasures have them like any file. */
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { maxPreviewedPixels, type Preview, turnOf, widthsOf, withoutTurn } from "../rules/preview";
import { stripLocation } from "../rules/strip-location";
import { fileUrl, findFilesBySource, insertFiles, objectKey, type StoredFile, storePicture } from "../store/files";

/** What previews are made of. */
export type PreviewedPicture = Pick<StoredFile, "key" | "width" | "height">;

type Tools = Pick<Scope, "account" | "clock" | "env" | "newId" | "read">;

/**
 * The previews of a picture, with the rows of those that are new; none where it is small, or cannot be drawn. Undefined where
 * nothing draws pictures in this deployment. Throws when what draws them does not answer.
 */
export async function storePreviews(
	scope: Tools,
	picture: PreviewedPicture,
	/** Its bytes, where they are at hand. */
	known?: Uint8Array,
): Promise<{ previews: Preview[]; statements: Statement[] } | undefined> {
	const { account, env } = scope;
	const { key, width, height } = picture;
	if (!env.IMAGES) return undefined;
	const bytes = known ?? (await bytesOf(scope, key));
	const plain = bytes && stripLocation(bytes);
	const turn = plain && turnOf(plain);
	if (!width || !height || width * height > maxPreviewedPixels || turn === undefined) return none;
	const sources = widthsOf({ width, height }, turn).map((each) => [each, `preview of ${key}: ${each}`] as const);
	const before = await scope.read(
		findFilesBySource(
			account.id,
			sources.map(([, source]) => source),
		),
	);
	const upright = withoutTurn(plain!);
	const made = await Promise.all(
		sources.map(async ([each, source]) => {
			const kept = before.find((file) => file.source === source);
			if (kept) return { width: each, key: kept.key };
			const drawn = await draw(env.IMAGES!, upright, each, turn);
			const stored = drawn && (await storePicture(scope, drawn, source, ["image/webp"]));
			return stored && { width: each, key: stored.key, stored };
		}),
	);
	const there = made.filter((each) => each !== undefined);
	return {
		previews: there.map((each) => ({ width: each.width, url: fileUrl(each.key) })),
		statements: insertFiles(
			account.id,
			there.flatMap(({ stored }) => stored ?? []),
			scope.clock.now(),
		),
	};
}

const none = { previews: [], statements: [] };

async function bytesOf({ account, env }: Tools, key: string): Promise<Uint8Array | undefined> {
	const object = await env.FILES.get(objectKey(account.id, key));
	return object ? new Uint8Array(await object.arrayBuffer()) : undefined;
}

/** The picture in this width, as WebP; nothing where it is broken inside. */
async function draw(images: ImagesBinding, bytes: Uint8Array, width: number, rotate: 0 | 90 | 180 | 270) {
	try {
		const drawn = await images
			.input(new Blob([bytes as Uint8Array<ArrayBuffer>]).stream())
			.transform({ rotate, width, fit: "scale-down" })
			.output({ format: "image/webp", quality: 80 });
		return new Uint8Array(await new Response(drawn.image()).arrayBuffer());
	} catch (error) {
		if (isUnreadable(error)) return undefined;
		throw error;
	}
}

/** Codes with which the service says that the picture itself is at fault: too large, none, too many pixels, of no known kind, too much work. */
const unreadable = [9402, 9412, 9413, 9520, 9522];

function isUnreadable(error: unknown): boolean {
	return error instanceof Error && "code" in error && unreadable.includes(Number(error.code));
}
