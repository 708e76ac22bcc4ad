/** Tells how the columns of an upload that waits would be read, with what is only guessed; invariant: nothing is written. */
import { z } from "zod";
import { currencyOf } from "#workers/features/account";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import type { Import } from "#workers/kernel/define-import";
import { columnsOf } from "#workers/kernel/import-columns";
import { importKinds } from "#workers/kernel/import-kinds.generated";
import { textKey } from "#workers/kernel/names";
import { guessColumns } from "../rules/guess-columns";
import { headersKey } from "../rules/headers-key";
import { questionShape } from "../rules/question";
import { uploaders } from "../rules/uploaders";
import { examineErrors } from "../steps/examine-upload";
import { readWaiting } from "../steps/read-waiting";
import { findMapping } from "../store/mappings";

const valuesShown = 3;

export const getUploadColumns = defineEndpoint({
	name: "imports/get-upload-columns",
	path: "/api/async_process/api_get_upload_columns",
	summary: "How each column of an upload that waits would be read, with its first values, and what may be chosen.",
	access: uploaders,
	input: z.object({ upload_id: z.int() }),
	output: z.object({
		file_name: z.string(),
		kind: z.enum(importKinds),
		headers: z.array(
			z.object({
				header: z.string(),
				/** What it is read as, or may be; null: it is left out. */
				column: z.string().nullable(),
				/** 1: no known name fits, but one is similar; it counts once somebody said so. */
				is_guess: z.literal([0, 1]),
				values: z.array(z.string()),
			}),
		),
		columns: z.array(z.object({ id: z.string(), meaning: z.string(), is_required: z.boolean() })),
		missing_columns: z.array(z.string()),
		/** 1: as somebody confirmed it for a file with the same headers. */
		is_kept: z.literal([0, 1]),
		/** The first rows, as they stand in the file. */
		rows: z.array(z.array(z.string())),
		/** Where days could be read either way: such values, with both readings. */
		dates: questionShape.nullable(),
	}),
	errors: { not_waiting: {}, ...examineErrors },
	repetition: { kind: "read" },
	handler: async (scope, { upload_id }) => {
		const { examined, mapping, waiting } = await readWaiting(scope, upload_id);
		const { declared, matches, head, sample, missing, question } = examined;
		const guesses = mapping ? new Map<number, string>() : guessColumns(declared, matches);
		const guessed = new Set(guesses.values());
		const key = await headersKey(head.headers);
		const [kept] = await scope.read(findMapping(scope.account.id, declared.kind, key));
		const words = { currency: currencyOf(scope.account.country) };
		return {
			file_name: waiting.file_name,
			kind: declared.kind,
			headers: matches.map(({ header, column }, at) => ({
				header,
				column: column ?? guesses.get(at) ?? null,
				is_guess: column === null && guesses.has(at) ? (1 as const) : (0 as const),
				values: sample.flatMap((cells) => cells[at]?.trim() || []).slice(0, valuesShown),
			})),
			columns: columnsOf(declared).map((id) => ({
				id,
				meaning: scope.translate(textKey(`${declared.words}.columns.${id}`), words),
				is_required: isRequired(declared, id),
			})),
			missing_columns: missing.filter((column) => !guessed.has(column)),
			is_kept: kept ? (1 as const) : (0 as const),
			rows: sample,
			dates: question?.code === "dates" ? question : null,
		};
	},
});

function isRequired({ columns }: Import, id: string): boolean {
	return columns[id]!.required !== undefined;
}
