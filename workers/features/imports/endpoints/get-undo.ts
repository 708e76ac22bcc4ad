/** Tells what undoing an upload would do before anybody asks for it, and how far it is afterwards; invariant: nothing is written. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import type { Addition } from "#workers/kernel/define-import";
import { notFound } from "#workers/kernel/errors";
import { textKey } from "#workers/kernel/names";
import type { MemberScope, Scope } from "#workers/kernel/scope";
import { wordsOf } from "../rules/reason-words";
import { uploaders } from "../rules/uploaders";
import { undoRefusals, whyNot } from "../steps/undo-facts";
import { findImport, mayImport } from "../store/known-imports";
import { additionsOf, findUndo, findUpload, listPieces, maxKeptNamed, type UndoneUpload } from "../store/pieces";

/** So many pieces are looked through while somebody waits; what is older the undoing itself tells. */
const piecesSeen = 10;

const kept = z.object({ name: z.string(), reason: z.string() });

export const getUndo = defineEndpoint({
	name: "imports/get-undo",
	path: "/api/async_process/api_get_undo",
	summary: "What undoing an upload would take away, what would stay and why; or how far its undoing is.",
	access: uploaders,
	input: z.object({
		upload_id: z.int(),
		/** 1: look through what was added, as far as somebody waits for it. */
		is_preview: z.literal([0, 1]).default(0),
	}),
	output: z.object({
		file_name: z.string(),
		/** Why it cannot be undone; null: it can. */
		refusal: z.enum(undoRefusals).nullable(),
		/** How many things the upload added, and how many of them were looked at for `kept`. */
		added_count: z.int(),
		seen_count: z.int(),
		/** Of those that were looked at, what would go, in the reader's words: '298 people'. */
		going: z.array(z.string()),
		kept_count: z.int(),
		/** The first of those that would stay. */
		kept: z.array(kept),
		/** The undoing, where it was begun. */
		undo: z
			.object({
				status: z.enum(["pending", "processed", "errored"]),
				total_count: z.int(),
				undone_count: z.int(),
				kept_count: z.int(),
				kept: z.array(kept),
			})
			.nullable(),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { upload_id, is_preview }) => {
		const account_id = scope.account.id;
		const [[upload], [undo]] = await Promise.all([
			scope.read(findUpload(account_id, scope.user.id, upload_id)),
			scope.read(findUndo(account_id, upload_id)),
		]);
		if (!upload || !mayImport(scope.user, upload.report_type)) throw notFound("upload");
		const refusal = whyNot(scope, upload, undo);
		const seen = is_preview === 1 && refusal === null ? await foresee(scope, upload) : nothing;
		return {
			file_name: upload.file_name,
			refusal,
			added_count: upload.added_count,
			...seen,
			undo: undo
				? {
						status: undo.status,
						total_count: undo.total_count,
						undone_count: undo.undone_count,
						kept_count: undo.kept_count,
						kept: JSON.parse(undo.kept) as z.output<typeof kept>[],
					}
				: null,
		};
	},
});

const nothing = { seen_count: 0, going: [], kept_count: 0, kept: [] };

/** What would become of the newest pieces, as things are now. */
async function foresee(scope: MemberScope, upload: UndoneUpload) {
	const declared = findImport(upload.report_type);
	const pieces = await scope.read(listPieces(scope.account.id, upload.id, piecesSeen));
	const planning: Scope<null> = { ...scope, user: null, entered: async () => null };
	const additions = pieces.map(additionsOf);
	const plans = await Promise.all(additions.map((added) => declared.undo!.plan(planning, upload, added)));
	const stays = plans.flatMap((plan) => plan.kept);
	const words = stays
		.slice(0, maxKeptNamed)
		.map(({ name, reason }) => ({ name, reason: wordsOf(declared, [reason], scope.translate) }));
	const seen = additions.flat();
	return {
		seen_count: seen.length,
		going: countsOf(seen).map(([kind, count]) =>
			scope.translate(textKey(`${declared.words}.added.${kind}`), { count }),
		),
		kept_count: stays.length,
		kept: words,
	};
}

function countsOf(added: readonly Addition[]): [kind: string, count: number][] {
	const counts = new Map<string, number>();
	for (const { kind } of added) counts.set(kind, (counts.get(kind) ?? 0) + 1);
	return [...counts];
}
