/**
 * Takes a file of an export in pieces; invariant: it lies at its place whole or not at all, since pieces of a large one wait
 * beside it until the last one is there, and its SHA-256 is that of the export.
 */
import { Buffer } from "node:buffer";
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { invalid, refuse } from "#workers/kernel/errors";
import type { OperatorScope } from "#workers/kernel/operator-scope";
import { filePath } from "../rules/export-paths";
import { knownSubdomain } from "../rules/subdomain";
import { getImported, importErrors } from "../steps/import-account";
import { piecesFamily, placeOf } from "../store/export-files";

/** Pieces are at most so long. */
const pieceBytes = 1_500_000;
const maxPieces = 2_000;

export const importFile = defineEndpoint({
	name: "operations/import-file",
	path: "/api/operations/api_import_file",
	summary: "A piece of a file of an export, as base64; the file is there after its last piece.",
	access: "operator",
	maxBodyBytes: 2_800_000,
	input: z.object({
		subdomain: knownSubdomain,
		path: filePath,
		content_type: z.string().max(200),
		piece: z.string().max(Math.ceil(pieceBytes / 3) * 4),
		number: z.int().min(0).max(maxPieces),
		count: z.int().min(1).max(maxPieces),
		/** Of the whole file. */
		sha256: text(64).regex(/^[0-9a-f]{64}$/),
	}),
	output: z.object({ is_there: z.literal([0, 1]) }),
	errors: { ...importErrors, file_differs: {} },
	repetition: { kind: "natural" },
	handler: async (scope, { subdomain, path, content_type, piece, number, count, sha256 }) => {
		const { id } = await getImported(scope, subdomain);
		if (number >= count) throw invalid({ number: [`0-${count - 1}`] });
		const bytes = Buffer.from(piece, "base64");
		const options = { sha256, httpMetadata: content_type === "" ? {} : { contentType: content_type } };
		const place = placeOf(id, path);
		if (count === 1) {
			await put(scope, place, bytes, options);
			return { is_there: 1 as const };
		}
		const parts = Array.from({ length: count }, (_part, at) => `${piecesFamily}/${id}/${sha256}/${at}`);
		await scope.env.FILES.put(parts[number]!, bytes);
		if (number < count - 1) return { is_there: 0 as const };
		await put(scope, place, await joined(scope, parts), options);
		await scope.env.FILES.delete(parts);
		return { is_there: 1 as const };
	},
});

type Options = { sha256: string; httpMetadata: R2HTTPMetadata };

/** Puts a file; R2 itself compares the digest. */
async function put(
	{ env }: OperatorScope,
	place: string,
	content: Uint8Array | ReadableStream,
	options: Options,
): Promise<void> {
	await env.FILES.put(place, content, options).catch((error) => {
		if (/checksum/i.test(String(error))) throw refuse("file_differs");
		throw error;
	});
}

/** The pieces one after the other, without holding the whole. Refuses file_differs when one is missing. */
async function joined({ env }: OperatorScope, parts: readonly string[]): Promise<ReadableStream> {
	const heads = await Promise.all(parts.map((part) => env.FILES.head(part)));
	if (heads.some((head) => !head)) throw refuse("file_differs");
	const { readable, writable } = new FixedLengthStream(heads.reduce((sum, head) => sum + head!.size, 0));
	const pour = async () => {
		for (const part of parts) await (await env.FILES.get(part))!.body.pipeTo(writable, { preventClose: true });
		await writable.close();
	};
	pour().catch((error) => writable.abort(error));
	return readable;
}
