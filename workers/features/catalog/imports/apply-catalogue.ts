/** Applies one chunk of a catalogue file: finds what each item changes, and composes the statements. */
import { parseRichText } from "#workers/features/rich-text";
import type { FileReading, PlannedRow, RowPlan, Upload, Written } from "#workers/kernel/define-import";
import { hashOf } from "#workers/kernel/idempotency";
import type { Scope } from "#workers/kernel/scope";
import { retryPictures } from "./resolve-pictures";
import type { FileItem } from "./rules/catalogue-rows";
import { contentOf, type KnownItem, type KnownVariant } from "./rules/item-plan";
import { findItems, findVariants } from "./store/items";
import { insertWantedPictures } from "./store/pictures";
import { type Candidate, writeItems, writeSupplements } from "./write-items";

/** What a chunk meets in the database, and what planning needs beside it. */
type Facts = {
	items: Map<string, KnownItem>;
	variants: KnownVariant[];
	point_price: number;
	/** True for a file of wrong rows, whose items complete those that are there. */
	isSupplement: boolean;
};

/** An item to be written whole, or one that completes an item that is there. */
type Change = Candidate & { isSupplement: boolean };

type Planned = readonly PlannedRow<FileItem, Change>[];

/** Items and variants as they are, in one round trip. */
export async function loadItems(
	scope: Scope<null>,
	rows: readonly FileItem[],
	_upload: Upload,
	{ isSupplement }: Pick<FileReading, "isSupplement">,
): Promise<Facts> {
	const { id: account_id, point_price } = scope.account;
	const handles = rows.map(({ handle }) => handle);
	const [items, variants] = await Promise.all([
		scope.read(findItems(account_id, handles)),
		scope.read(findVariants(account_id, handles)),
	]);
	return { items: new Map(items.map((item) => [item.handle, item])), variants, point_price, isSupplement };
}

/** What an item of the file changes; its content as a whole tells whether it does. */
export function planItemOf(file: FileItem, { items, point_price, isSupplement }: Facts): RowPlan<Change> {
	const known = items.get(file.handle);
	if (file.name === "" && !known)
		return { kind: "refused", reason: { code: "missing_value", values: { column: "Title" } } };
	const description = parseRichText(file.body);
	const content_hash = hashOf(contentOf(file, description, point_price));
	const completes = isSupplement && known !== undefined;
	return {
		kind: "planned",
		change: { file, description, content_hash, isSupplement: completes },
		isChange: completes || known?.content_hash !== content_hash,
		warnings: [],
	};
}

/** The statements that apply a chunk's items at once. */
export async function applyItems(scope: Scope<null>, planned: Planned, facts: Facts, upload: Upload): Promise<Written> {
	const changes = planned.flatMap(({ change, isChange }) => (isChange ? [change] : []));
	const unchanged = planned.flatMap(({ row, isChange }) => (isChange ? [] : [row]));
	const whole = changes.filter(({ isSupplement }) => !isSupplement);
	const supplements = changes.filter(({ isSupplement }) => isSupplement);
	const [written, supplemented, retried] = await Promise.all([
		writeItems(scope, upload, whole, facts),
		writeSupplements(scope, upload, supplements, facts),
		retryPictures(
			scope,
			unchanged.flatMap(({ pictures }) => pictures),
			unchanged.flatMap(({ handle }) => facts.items.get(handle)?.id ?? []),
		),
	]);
	const wanted = [...written.wanted, ...supplemented.wanted, ...retried.wanted];
	return {
		statements: [
			...written.statements,
			...supplemented.statements,
			...retried.statements,
			...insertWantedPictures(scope.account.id, upload.id, wanted),
		],
		refused: [...written.refused, ...supplemented.refused],
		pending_count: wanted.length,
	};
}
