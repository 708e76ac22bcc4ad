/** The file of an invoice: a picture or a PDF, and where it is kept. */
import {
	digestOf,
	fileUrl,
	insertIfNew,
	isPdf,
	maxPictureBytes,
	recognisePicture,
	storePdf,
	storePicture,
} from "#workers/features/files";
import type { UploadedFile } from "#workers/kernel/define-endpoint";
import type { MemberScope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";

const pictures: readonly string[] = ["image/png", "image/jpeg"];

/** So much of what the file was called is kept. */
const nameLength = 100;

/** What is wrong with the file: PNG, JPG or PDF of 2 MB at most, whatever its name says. */
export function invoiceProblem(
	{ translate }: Pick<MemberScope, "translate">,
	file: UploadedFile | undefined,
): string | undefined {
	if (!file || file.bytes.byteLength === 0) return translate("sales:validation.invoiceFile");
	if (file.bytes.byteLength > maxPictureBytes) return translate("sales:validation.invoiceTooLarge");
	const type = recognisePicture(file.bytes)?.content_type;
	const isAllowed = isPdf(file.bytes) || (type !== undefined && pictures.includes(type));
	return isAllowed ? undefined : translate("sales:validation.invoiceFile");
}

/** Keeps it under an address that nobody can guess. */
export async function storeInvoiceFile(
	scope: MemberScope,
	{ bytes, name }: UploadedFile,
): Promise<{ url: string; name: string; statements: Statement[] } | undefined> {
	const source = `invoice of ${scope.user.id}: ${await digestOf(bytes)}`;
	const stored = isPdf(bytes)
		? await storePdf(scope, bytes, source)
		: await storePicture(scope, bytes, source, pictures);
	if (!stored) return undefined;
	const called = [...name].slice(0, nameLength).join("");
	return { url: fileUrl(stored.key), name: called, statements: await insertIfNew(scope, stored) };
}
