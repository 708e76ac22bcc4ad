/** Takes a file to be imported; invariant: nothing is stored of a file that is no text, too large, or lacks columns. */
import { z } from "zod";
import { defineEndpoint, type UploadedFile } from "#workers/kernel/define-endpoint";
import { Refusal, refuse } from "#workers/kernel/errors";
import { outboxRows } from "#workers/kernel/outbox";
import type { MemberScope } from "#workers/kernel/scope";
import { touchTable } from "#workers/kernel/table-page";
import { type ImportKind, importKinds } from "../rules/columns";
import { type CsvHead, readHead } from "../rules/csv-head";
import { BrokenCsv } from "../rules/csv-records";
import { removeSourceJob, sourceKey, sourceWaitMs } from "../rules/source-file";
import { decodeFile } from "../rules/text-encoding";
import { insertRequest, requestsVersion } from "../store/requests";

/** The most bytes of a file (specification §5). */
const mostBytes = 25 * 1_048_576;
const headSigns = 65_536;

const input = z.object({
	kind: z.enum(importKinds),
	/** Header of the file → column of the import, for headers of another name. */
	mapping: z.record(z.string().max(200), z.string().max(200)).optional(),
	/** Since when people and opening balances count, in ms UTC: for the demo's history; ignored in production. */
	as_of: z.int().min(0).optional(),
});

export const uploadFile = defineEndpoint({
	name: "imports/upload-file",
	path: "/api/async_process/api_upload_file",
	summary: "Uploads a CSV of members or of a catalogue; a job applies it row by row.",
	access: ["account_owner"],
	input,
	output: z.object({ request_id: z.int(), ignored_columns: z.array(z.string()) }),
	errors: {
		no_file: {},
		file_too_large: {},
		file_type_not_allowed: {},
		empty_file: {},
		missing_columns: {},
		no_point_price: {},
		broken_csv: {},
	},
	repetition: { kind: "key" },
	isMultipart: true,
	limit: "upload",
	handler: async (scope, { kind, mapping, as_of }, files) => {
		const file = files.find(({ name, bytes }) => name !== "" || bytes.byteLength > 0);
		if (!file) throw refuse("no_file");
		if (kind === "catalogue" && scope.account.point_price === 0) throw refuse("no_point_price");
		const { text, head, encoding } = await readFile(scope, kind, file, mapping);
		const since = scope.env.ENVIRONMENT === "production" ? undefined : as_of;
		return store(scope, kind, { file, text, head, encoding, as_of: since });
	},
});

/** The file as UTF-8 with its head read. Throws a declared refusal for anything that cannot be imported. */
async function readFile(scope: MemberScope, kind: ImportKind, file: UploadedFile, mapping?: Record<string, string>) {
	if (file.bytes.byteLength > mostBytes) throw refuse("file_too_large");
	const decoded = decodeFile(file.bytes as Uint8Array<ArrayBuffer>);
	if ("refusal" in decoded) throw refuse(decoded.refusal);
	const beginning = await decoded.bytes.slice(0, headSigns).text();
	const head = readHeadOf(kind, beginning, decoded.bytes.size <= headSigns, mapping);
	if (head.columns.missing.length > 0) {
		const columns = head.columns.missing.join(", ");
		const message = scope.translate("imports:errors.missing_columns", { columns });
		throw new Refusal("missing_columns", 409, { columns }, { file: [message] });
	}
	return { text: decoded.bytes, head, encoding: decoded.encoding };
}

function readHeadOf(kind: ImportKind, beginning: string, isWhole: boolean, mapping?: Record<string, string>): CsvHead {
	try {
		return readHead(kind, beginning, isWhole, mapping);
	} catch (error) {
		if (error instanceof BrokenCsv)
			throw refuse(beginning.trim() === "" ? "empty_file" : "broken_csv", { line: error.line });
		throw error;
	}
}

async function store(
	scope: MemberScope,
	kind: ImportKind,
	upload: { file: UploadedFile; text: Blob; head: CsvHead; encoding: string; as_of?: number },
): Promise<{ request_id: number; ignored_columns: string[] }> {
	const { file, text, head, encoding, as_of } = upload;
	const request_id = scope.newId();
	const ignored_columns = head.columns.ignored.slice(0, 100);
	const source_key = sourceKey(scope.account.id, request_id);
	await askForRemoval(scope, request_id);
	await scope.env.FILES.put(source_key, await text.arrayBuffer());
	const request = {
		id: request_id,
		user_id: scope.user.id,
		report_type: kind,
		language_code: scope.request.language_code,
		time_zone: scope.account.time_zone,
		file_name: file.name.slice(0, 255) || `${kind}.csv`,
		source_key,
		byte_count: text.size,
		filters: { download_sub_type: kind, ignored_columns, encoding, delimiter: head.format.delimiter, as_of },
		checkpoint: {
			phase: "count" as const,
			format: head.format,
			headers: head.headers,
			places: head.columns.places,
			start: head.start,
			next: head.start,
		},
		created_at: scope.clock.now(),
	};
	return scope.commit({
		statements: [insertRequest(scope.account.id, request), touchTable(scope.account.id, requestsVersion)],
		answer: { request_id, ignored_columns },
		audit: {
			subject_kind: "download_request",
			subject_id: request_id,
			details: { kind, file_name: request.file_name },
		},
		follow: [{ job: "imports/run-import", payload: { request_id } }],
	});
}

/** Stands before the file does: whatever breaks off from here on, nothing of it stays. */
async function askForRemoval(scope: MemberScope, request_id: number): Promise<void> {
	const now = scope.clock.now();
	const message = { id: scope.newId(), job: removeSourceJob, payload: { request_id }, due_at: now + sourceWaitMs };
	await scope.writeCount(outboxRows(scope.account.id, now, [message]));
}
