/** Takes the photo of an upload: what it may be, without its location, and how it is kept. */
import {
	chosenFile,
	digestOf,
	fileUrl,
	insertIfNew,
	type StoredFile,
	storePicture,
	storePreviews,
	stripLocation,
} from "#workers/features/files";
import type { UploadedFile } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { maxPhotoBytes } from "../rules/limits";

/** Why a photo is not taken; endpoints that take one declare these. */
export const photoErrors = { no_file: {}, photo_too_large: {}, file_type_not_allowed: {}, upload_failed: {} };

/** A photo that lies in R2, with the row of its file. */
export type TakenPhoto = {
	image_url: string;
	width: number | null;
	height: number | null;
	previews: string | null;
	statements: Statement[];
};

/** Keeps it; the same photo of the same person again is the same file. */
export async function takePhoto(scope: MemberScope, files: readonly UploadedFile[]): Promise<TakenPhoto> {
	const file = chosenFile(files);
	if (!file) throw refuse("no_file");
	if (file.bytes.byteLength > maxPhotoBytes) throw refuse("photo_too_large");
	const bytes = stripLocation(file.bytes);
	const stored =
		bytes &&
		(await storePicture(scope, bytes, `photo of ${scope.user.id}: ${await digestOf(bytes)}`, [
			"image/png",
			"image/jpeg",
		]));
	if (!stored) throw refuse("file_type_not_allowed");
	const { key, width, height } = stored;
	const [own, made] = await Promise.all([insertIfNew(scope, stored), previewsAtOnce(scope, stored, bytes)]);
	const previews = made ? JSON.stringify(made.previews) : null;
	return { image_url: fileUrl(key), width, height, previews, statements: [...own, ...(made?.statements ?? [])] };
}

/** So long an upload waits for its previews; what comes later is made by the clock. */
const waitMs = 8_000;

async function previewsAtOnce(scope: MemberScope, stored: StoredFile, bytes: Uint8Array) {
	let stopWaiting = () => {};
	const late = new Promise<undefined>((resolve) => {
		const timer = setTimeout(() => resolve(undefined), waitMs);
		stopWaiting = () => clearTimeout(timer);
	});
	const made = storePreviews(scope, stored, bytes).catch((error) => {
		scope.log.warn("photo-without-previews", { key: stored.key, reason: String(error) });
		return undefined;
	});
	return Promise.race([made, late]).finally(() => stopWaiting());
}
