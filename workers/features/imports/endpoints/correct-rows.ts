/** Sends refused rows again, corrected in place, as a small upload; invariants: only rows that pass the check, each once (`corrected_by`). */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { smallTexts } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import type { Import } from "#workers/kernel/define-import";
import { type FieldErrors, refuse } from "#workers/kernel/errors";
import { outboxRows } from "#workers/kernel/outbox";
import type { MemberScope } from "#workers/kernel/scope";
import { touchTable } from "#workers/kernel/table-page";
import {
	type CorrectedRow,
	correctedName,
	maxCellLength,
	maxCorrected,
	writeCorrected,
	writtenFormat,
} from "../rules/corrected-rows";
import { wordsOf } from "../rules/reason-words";
import { sourceKey, sourceWaitMs } from "../rules/source-file";
import { uploaders } from "../rules/uploaders";
import type { DescribedRequest } from "../steps/describe-request";
import { foreseeRows } from "../steps/foresee-rows";
import { readBefore } from "../steps/read-before";
import { refuseUnpayable, weighUpload } from "../steps/weigh-points";
import { areOpen, findOpenRows, updateCorrected } from "../store/corrections";
import { refuseUnprepared } from "../store/known-imports";
import { type Checkpoint, insertRequest, requestsVersion } from "../store/requests";

const input = z.object({
	upload_id: z.int(),
	/** Rows by their line in the file of the upload, with what was typed by column; cells that are not named stay as they were. */
	rows: z
		.array(z.object({ line: z.int(), cells: smallTexts({ maxEntries: 200, maxLength: maxCellLength }) }))
		.min(1)
		.max(maxCorrected),
});

export const correctRows = defineEndpoint({
	name: "imports/correct-rows",
	path: "/api/async_process/api_correct_rows",
	summary:
		"Sends refused rows of an upload again, corrected; a row that would be refused again is told with its reasons.",
	access: uploaders,
	input,
	output: z.object({ request_id: z.int() }),
	errors: {
		not_over: {},
		no_rows_kept: {},
		rows_not_open: {},
		rows_still_wrong: {},
		points_short: {},
		needs_second_owner: {},
	},
	repetition: { kind: "key" },
	limits: [{ name: "upload", by: "person" }],
	handler: async (scope, { upload_id, rows }) => {
		const before = await readBefore(scope, upload_id);
		const { declared } = before;
		refuseUnprepared(declared, scope.account);
		const corrected = await openRows(scope, upload_id, rows);
		const { checkpoint, text, lines } = asFile(scope, before.checkpoint, corrected);
		const file = { declared, checkpoint, text: new Blob([text]) };
		const still = await reasonsAgainst(scope, file, new Map(corrected.map(({ line }, at) => [lines[at]!, line])));
		if (Object.keys(still).length > 0) throw refuse("rows_still_wrong", {}, still);
		const written = { encoding: "utf-8", sheet: undefined, delimiter: writtenFormat.delimiter, corrects: upload_id };
		const filters = { ...(before.filters as DescribedRequest["filters"]), ...written };
		const described = { report_type: declared.kind, filters, checkpoint, question: null };
		refuseUnpayable(await weighUpload(scope, file.text, declared, described), scope);
		return store(
			scope,
			{ upload_id, file_name: before.file_name, lines: corrected.map(({ line }) => line) },
			described,
			text,
		);
	},
});

/** The rows with what was typed; all of them must be refused rows that nobody sent again. */
async function openRows(
	scope: MemberScope,
	upload_id: number,
	rows: z.infer<typeof input>["rows"],
): Promise<CorrectedRow[]> {
	const typed = new Map(rows.map(({ line, cells }) => [line, cells]));
	const open = await scope.read(findOpenRows(scope.account.id, upload_id, [...typed.keys()]));
	if (open.length < typed.size) throw refuse("rows_not_open");
	return open.map(({ line, reason, row }) => ({
		line,
		reason,
		cells: JSON.parse(row) as string[],
		typed: typed.get(line)!,
	}));
}

/** The rows as a file of wrong rows that comes back, read as the first one was. */
function asFile({ translate }: MemberScope, { headers, places, order }: Checkpoint, rows: readonly CorrectedRow[]) {
	const words = { line: translate("imports:result.line"), reason: translate("imports:result.reason") };
	const { text, start, lines } = writeCorrected(headers, places, rows, words);
	const checkpoint: Checkpoint = {
		phase: "count",
		format: writtenFormat,
		headers,
		places,
		order,
		start,
		next: start,
		is_supplement: true,
	};
	return { text, lines, checkpoint };
}

/** What is still wrong, by the fields of the rows. */
async function reasonsAgainst(
	scope: MemberScope,
	file: { declared: Import; checkpoint: Checkpoint; text: Blob },
	lineOf: ReadonlyMap<number, number>,
): Promise<FieldErrors> {
	const { declared, checkpoint } = file;
	const upload = { id: 0, user_id: scope.user.id, language_code: scope.request.language_code, as_of: null };
	const { refused, unfit } = await foreseeRows(scope, { ...file, upload });
	if (unfit !== null) return Object.fromEntries([...lineOf.values()].map((line) => [`row_${line}`, [unfit]]));
	const headerOf = (column: string) => checkpoint.headers[checkpoint.places[column] ?? -1]?.trim() || column;
	const errors: FieldErrors = {};
	for (const { line, reasons, isWarning } of refused) {
		if (isWarning) continue;
		const field = `row_${lineOf.get(line)}`;
		errors[field] = [...(errors[field] ?? []), wordsOf(declared, reasons, scope.translate, headerOf)];
	}
	return errors;
}

async function store(
	scope: MemberScope,
	{ upload_id, file_name, lines }: { upload_id: number; file_name: string; lines: readonly number[] },
	described: DescribedRequest,
	text: string,
) {
	const account_id = scope.account.id;
	const request_id = scope.newId();
	const now = scope.clock.now();
	const source_key = sourceKey(account_id, request_id);
	const bytes = new TextEncoder().encode(text);
	// As with an upload, its removal stands before the file does.
	const removal = {
		id: scope.newId(),
		job: "imports/remove-source",
		payload: { request_id },
		due_at: now + sourceWaitMs,
	} as const;
	await scope.writeCount(outboxRows(account_id, now, [removal]));
	await scope.env.FILES.put(source_key, bytes);
	const request = {
		id: request_id,
		user_id: scope.user.id,
		language_code: scope.request.language_code,
		time_zone: scope.account.time_zone,
		file_name: correctedName(file_name),
		source_key,
		byte_count: bytes.byteLength,
		created_at: now,
		...described,
	};
	return scope.commit({
		statements: [
			assertThat("rows_not_open", areOpen(account_id, upload_id, lines)),
			insertRequest(account_id, request),
			updateCorrected(account_id, upload_id, lines, request_id),
			touchTable(account_id, requestsVersion),
		],
		answer: { request_id },
		audit: {
			subject_kind: "download_request",
			subject_id: upload_id,
			details: { kind: described.report_type, file_name, row_count: lines.length },
		},
		follow: [{ job: "imports/run-import", payload: { request_id } }],
	});
}
