/** Makes the file of wrong rows in R2, page by page of the stored refusals. */
import type { Scope, Translate } from "#workers/kernel/scope";
import { resultRow, writeResultHead, writeResultRows } from "../rules/result-file";
import { type Checkpoint, type ImportRequest, listRefusals, type StoredRefusal } from "../store/requests";

const rowsAtOnce = 2_000;
/** How many wrong rows the request itself names; the file has all of them. */
const maxNamed = 20;

/** What a finished import shows: the key of its file of wrong rows, null when all were right, and the first of them. */
export type Result = { object_key: string | null; errors: { line: number; reason: string }[] };

/** Writes the wrong rows with the reason beside each. */
export async function writeResult(
	scope: Scope<null>,
	request: ImportRequest,
	checkpoint: Checkpoint,
	translate: Translate,
): Promise<Result> {
	const pieces: string[] = [];
	const errors: Result["errors"] = [];
	const words = { line: translate("imports:result.line"), reason: translate("imports:result.reason") };
	for (let after = 0; ; ) {
		const rows: StoredRefusal[] = await scope.read(listRefusals(scope.account.id, request.id, after, rowsAtOnce));
		if (pieces.length === 0 && rows.length === 0) return { object_key: null, errors };
		if (pieces.length === 0) pieces.push(writeResultHead(checkpoint.headers, words));
		pieces.push(
			writeResultRows(
				rows.map(({ row, line, reason }) => resultRow(checkpoint.headers, JSON.parse(row) as string[], line, reason)),
			),
		);
		errors.push(...rows.slice(0, maxNamed - errors.length).map(({ line, reason }) => ({ line, reason })));
		if (rows.length < rowsAtOnce) break;
		after = rows.at(-1)!.line;
	}
	const object_key = `imports/${scope.account.id}/${request.id}/wrong-rows.csv`;
	await scope.env.FILES.put(object_key, await new Blob(pieces).arrayBuffer());
	return { object_key, errors };
}
