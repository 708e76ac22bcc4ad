/** A program's picture: what it may be, and how it is kept. */
import {
	digestOf,
	fileUrl,
	insertIfNew,
	maxPictureBytes,
	recognisePicture,
	storePicture,
} from "#workers/features/files";
import type { UploadedFile } from "#workers/kernel/define-endpoint";
import type { FieldErrors } from "#workers/kernel/errors";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";

const allowed: readonly string[] = ["image/png", "image/jpeg"];

/** What is wrong with the file, at the field `file`: a picture is PNG or JPG of 2 MB at most, whatever its name says. */
export function pictureProblem(
	{ translate }: Pick<MemberScope, "translate">,
	file: UploadedFile | undefined,
): FieldErrors {
	if (!file) return {};
	if (file.bytes.byteLength > maxPictureBytes)
		return { file: [translate("programs:owners.validation.pictureTooLarge")] };
	const type = recognisePicture(file.bytes)?.content_type;
	return type && allowed.includes(type) ? {} : { file: [translate("programs:owners.validation.pictureType")] };
}

/** Keeps it; the same picture again is the same file. */
export async function storeProgramPicture(
	scope: MemberScope,
	file: UploadedFile,
): Promise<{ image: string; statements: Statement[] } | undefined> {
	const stored = await storePicture(scope, file.bytes, `program: ${await digestOf(file.bytes)}`, allowed);
	return stored && { image: fileUrl(stored.key), statements: await insertIfNew(scope, stored) };
}
