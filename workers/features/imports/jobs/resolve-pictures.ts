/** Finds the files of an item's pictures: those that are kept already, those of the project itself, those to be fetched. */
import { fileUrl, findFilesBySource, insertFiles, type KeptFile, storePicture } from "#workers/features/files";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import type { FilePicture } from "../rules/catalogue-rows";
import type { ItemPlan } from "../rules/item-plan";
import { localKey, publicAddress } from "../rules/picture-address";
import { type RefusedRow, shown } from "../rules/refused-row";
import type { PictureRow } from "../store/catalogue";
import type { ImportRequest } from "../store/requests";

const readAtOnce = 20;

/** Rows of pictures, files that became known, jobs for those that must be fetched, and warnings. */
type Resolved = { rows: PictureRow[]; statements: Statement[]; refused: RefusedRow[]; follow: OutboxMessage[] };

/** Resolves the pictures of a chunk. `named` are the pictures as the file names them, for the lines of warnings. */
export async function resolvePictures(
	scope: Scope<null>,
	request: ImportRequest,
	named: readonly FilePicture[],
	planned: ItemPlan["pictures"],
): Promise<Resolved> {
	const sources = [...new Set(planned.map(({ source }) => source))];
	const kept = await scope.read(findFilesBySource(scope.account.id, sources));
	const known = new Map<string, Pick<KeptFile, "key" | "width" | "height">>(kept.map((file) => [file.source, file]));
	const added = await storeLocalPictures(
		scope,
		sources.filter((source) => !known.has(source)),
	);
	for (const file of added) known.set(file.source!, file);
	const waiting = sources.filter((source) => !known.has(source));
	const toFetch = waiting.filter((source) => publicAddress(source));
	return {
		rows: planned.map((picture) => {
			const file = known.get(picture.source);
			const state = file ? "ready" : publicAddress(picture.source) ? "waiting" : "failed";
			return {
				...picture,
				url: file ? fileUrl(file.key) : null,
				width: file?.width ?? null,
				height: file?.height ?? null,
				state,
			};
		}),
		statements: insertFiles(scope.account.id, added, scope.clock.now()),
		refused: waiting.filter((source) => !publicAddress(source)).flatMap((source) => warningFor(source, named)),
		follow: toFetch.map((source) => ({
			job: "imports/fetch-picture",
			payload: {
				request_id: request.id,
				language_code: request.language_code,
				source,
				line: named.find((picture) => picture.source === source)?.line ?? 0,
				item_ids: planned.filter((picture) => picture.source === source).map(({ item_id }) => item_id),
			},
		})),
	};
}

/** Pictures that the project brings for its demo; none of them exists in production. */
async function storeLocalPictures(scope: Scope<null>, sources: readonly string[]): Promise<KeptFile[]> {
	if (scope.env.ENVIRONMENT === "production") return [];
	const local = sources.filter((source) => localKey(source));
	const stored: KeptFile[] = [];
	for (let at = 0; at < local.length; at += readAtOnce) {
		const files = await Promise.all(local.slice(at, at + readAtOnce).map((source) => storeLocalPicture(scope, source)));
		stored.push(...files.flatMap((file) => file ?? []));
	}
	return stored;
}

async function storeLocalPicture(scope: Scope<null>, source: string): Promise<KeptFile | undefined> {
	const object = await scope.env.FILES.get(localKey(source)!);
	return object ? storePicture(scope, new Uint8Array(await object.arrayBuffer()), source) : undefined;
}

function warningFor(source: string, named: readonly FilePicture[]): RefusedRow[] {
	const line = named.find((picture) => picture.source === source)?.line;
	if (line === undefined) return [];
	return [
		{ line, cells: [source], reason: { code: "picture_address", values: { value: shown(source) } }, isWarning: true },
	];
}
