/** Finds the files of an item's pictures: those that are kept already, those of the project itself, those to be fetched. */
import { fileUrl, findFilesBySource, insertFiles, type StoredFile, storePicture } from "#workers/features/files";
import { isLocal } from "#workers/kernel/environment";
import { type Reason, type RefusedRow, shown } from "#workers/kernel/import-rows";
import { publicAddress } from "#workers/kernel/public-address";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { type PictureRow, updatePicturesWaiting } from "../store/write-items";
import type { FilePicture } from "./rules/catalogue-rows";
import type { ItemPlan } from "./rules/item-plan";
import { localKey } from "./rules/picture-address";
import { listFailedPictures, type WantedPicture } from "./store/pictures";

const readAtOnce = 20;

/** Rows of pictures, files that became known, those that must be fetched, and warnings. */
type Resolved = { rows: PictureRow[]; statements: Statement[]; refused: RefusedRow[]; wanted: WantedPicture[] };

/** Resolves the pictures of a chunk. `named` are the pictures as the file names them, for the lines of warnings. */
export async function resolvePictures(
	scope: Scope<null>,
	named: readonly FilePicture[],
	planned: ItemPlan["pictures"],
): Promise<Resolved> {
	const sources = [...new Set(planned.map(({ source }) => source))];
	const stored = await scope.read(findFilesBySource(scope.account.id, sources));
	const known = new Map<string, Pick<StoredFile, "key" | "width" | "height">>(
		stored.map((file) => [file.source, file]),
	);
	const added = await storeLocalPictures(
		scope,
		sources.filter((source) => !known.has(source)),
	);
	for (const file of added) known.set(file.source!, file);
	const lines = firstLines(named);
	const unknown = sources.filter((source) => !known.has(source));
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
		refused: unknown.filter((source) => !publicAddress(source)).flatMap((source) => warningFor(source, lines)),
		wanted: wantedOf(scope, unknown, lines, planned),
	};
}

/** Pictures of items that did not change, but could not be fetched before: who uploads a file again wants them tried again. */
export async function retryPictures(
	scope: Scope<null>,
	named: readonly FilePicture[],
	itemIds: readonly number[],
): Promise<{ statements: Statement[]; wanted: WantedPicture[] }> {
	if (itemIds.length === 0) return { statements: [], wanted: [] };
	const failed = await scope.read(listFailedPictures(scope.account.id, itemIds));
	const again = failed.filter(({ source }) => publicAddress(source));
	const sources = [...new Set(again.map(({ source }) => source))];
	return {
		statements: updatePicturesWaiting(scope.account.id, sources, [...new Set(again.map(({ item_id }) => item_id))]),
		wanted: wantedOf(scope, sources, firstLines(named), again),
	};
}

/** One picture to be fetched for each source with a public address, for all items that show it. */
function wantedOf(
	scope: Scope<null>,
	sources: readonly string[],
	lines: ReadonlyMap<string, number>,
	shownBy: readonly { item_id: number; source: string }[],
): WantedPicture[] {
	const items = new Map<string, number[]>();
	for (const { item_id, source } of shownBy) items.set(source, [...(items.get(source) ?? []), item_id]);
	return sources.flatMap((source) => {
		const address = publicAddress(source);
		if (!address) return [];
		const item_ids = [...new Set(items.get(source))];
		return [{ id: scope.newId(), host: address.hostname, source, line: lines.get(source) ?? 0, item_ids }];
	});
}

/** The line that names each picture first. */
function firstLines(named: readonly FilePicture[]): Map<string, number> {
	const lines = new Map<string, number>();
	for (const { source, line } of named) if (!lines.has(source)) lines.set(source, line);
	return lines;
}

/** Pictures that the project brings for its demo; they exist on a developer's machine alone. */
async function storeLocalPictures(scope: Scope<null>, sources: readonly string[]): Promise<StoredFile[]> {
	if (!isLocal(scope.env)) return [];
	const local = sources.filter((source) => localKey(source));
	const stored: StoredFile[] = [];
	for (let at = 0; at < local.length; at += readAtOnce) {
		const files = await Promise.all(local.slice(at, at + readAtOnce).map((source) => storeLocalPicture(scope, source)));
		stored.push(...files.flatMap((file) => file ?? []));
	}
	return stored;
}

async function storeLocalPicture(scope: Scope<null>, source: string): Promise<StoredFile | undefined> {
	const object = await scope.env.FILES.get(localKey(source)!);
	return object ? storePicture(scope, new Uint8Array(await object.arrayBuffer()), source) : undefined;
}

function warningFor(source: string, lines: ReadonlyMap<string, number>): RefusedRow[] {
	const line = lines.get(source);
	if (line === undefined) return [];
	const reasons: Reason[] = [{ code: "picture_address", values: { value: shown(source) } }];
	return [{ line, cells: [source], reasons, isWarning: true }];
}
