/** Takes the photo of an upload: what it may be, without its location, and how it is kept. */

import { z } from "zod";
import {
	chosenFile,
	digestOf,
	fileUrl,
	insertIfNew,
	type StoredFile,
	storePicture,
	storePreviews,
	stripLocation,
	takeUpload,
	uploadErrors,
} from "#workers/features/files";
import type { UploadedFile } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { maxPhotoBytes } from "../rules/limits";

/** Names the upload by which the photo came in parts, instead of a file. */
export const uploadId = z.int().optional();

/** Why a photo is not taken; endpoints that take one declare these. */
export const photoErrors = {
	no_file: { told_by: "photos" },
	photo_too_large: { told_by: "photos" },
	file_type_not_allowed: { told_by: "photos" },
	upload_failed: { told_by: "photos" },
	...uploadErrors,
} as const;

/** A photo that lies in R2, with the row of its file. */
export type TakenPhoto = {
	image_url: string;
	width: number | null;
	height: number | null;
	previews: string | null;
	statements: Statement[];
	follow: OutboxMessage[];
};

/** What a photo may be. */
const photoTypes: readonly string[] = ["image/png", "image/jpeg"];

/** What a photo is kept for, so that nothing else shares its file; unless given, the person's photos. `types` are what it may be. */
type KeptFor = { source?: string; types?: readonly string[] };

/** Keeps it, be it sent with the form or in parts before; the same photo of the same person again is the same file. */
export async function takePhoto(
	scope: MemberScope,
	files: readonly UploadedFile[],
	upload_id: number | undefined,
	{ source, types = photoTypes }: KeptFor = {},
): Promise<TakenPhoto> {
	const upload = upload_id === undefined ? undefined : await takeUpload(scope, upload_id);
	const file = upload?.file ?? chosenFile(files);
	if (!file) throw refuse("no_file");
	if (file.bytes.byteLength > maxPhotoBytes) throw refuse("photo_too_large");
	const bytes = stripLocation(file.bytes);
	const stored =
		bytes && (await storePicture(scope, bytes, source ?? `photo of ${scope.user.id}: ${await digestOf(bytes)}`, types));
	if (!stored) throw refuse("file_type_not_allowed");
	const { key, width, height } = stored;
	const [own, made] = await Promise.all([insertIfNew(scope, stored), previewsAtOnce(scope, stored, bytes)]);
	const previews = made ? JSON.stringify(made.previews) : null;
	const statements = [...(upload?.statements ?? []), ...own, ...(made?.statements ?? [])];
	return { image_url: fileUrl(key), width, height, previews, statements, follow: upload?.follow ?? [] };
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
