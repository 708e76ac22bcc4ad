/** The columns of a file of Medallia items, how a row is read, and what it becomes. @pure */
import type { RowPlan } from "#workers/kernel/define-import";
import type { ImportColumns } from "#workers/kernel/import-columns";
import {
	findSaidPerson,
	type NamedPerson,
	personColumnsOfFile,
	readSaidPerson,
	type SaidPerson,
} from "#workers/kernel/import-people";
import { cellOf, type Places, type Reason, shown, tooLong } from "#workers/kernel/import-rows";
import { readWhole } from "#workers/kernel/read-points";
import { maxCommentLength, maxScore, maxSourceLength } from "../../rules/item";

/** Columns by id. */
export const itemColumns = {
	source_id: {
		required: true,
		max: maxSourceLength,
		examples: ["SV-20417", "SV-20418"],
		aliases: [
			"survey id, response id, record id, feedback id, medallia id, surveyid, responseid, e_responseid, case id",
			"umfrage-id, antwort-id, id de encuesta, id de respuesta, id enquête, id réponse, identifiant de réponse",
		],
	},
	...personColumnsOfFile,
	score: {
		required: true,
		examples: ["10", "8"],
		aliases: [
			"rating, nps, ltr, likelihood to recommend, overall score, osat, overall satisfaction, stars",
			"bewertung, punktzahl, puntuación, calificación, valoración, note",
		],
	},
	comment: {
		max: maxCommentLength,
		examples: ["Priya found our lost bag within the hour.", ""],
		aliases: [
			"comments, customer comment, guest comment, verbatim, feedback, text, open text, remarks",
			"kommentar, comentario, comentarios, commentaire, commentaires",
		],
	},
} satisfies ImportColumns;

/** An item as a row says it. */
export type ItemFileRow = { source_id: string; said: SaidPerson; score: number; comment: string };

/** What rows meet. */
export type ItemFacts = { people: readonly NamedPerson[]; known: ReadonlySet<string> };

/** An item that is added. */
export type ItemChange = { source_id: string; user_id: number; score: number; comment: string };

/** Reads a row, with everything that is wrong with it. */
export function readItemRow(cells: readonly string[], places: Places): { row: ItemFileRow } | { reasons: Reason[] } {
	const cell = (column: string) => cellOf(cells, places, column);
	const { said, reasons: ofPerson } = readSaidPerson(cells, places);
	const score = readWhole(cell("score"));
	const { source_id, comment } = itemColumns;
	const isScore = score !== null && score <= maxScore;
	const reasons: Reason[] = [
		...(cell("source_id") === "" ? [{ code: "missing_value", values: { column: "source_id" } } as const] : []),
		...ofPerson,
		...(isScore ? [] : [{ code: "invalid_score", values: { value: shown(cell("score")), max: maxScore } } as const]),
		...tooLong({ source_id, comment }, cell),
	];
	if (reasons.length > 0) return { reasons };
	return { row: { source_id: cell("source_id"), said, score: score!, comment: cell("comment") } };
}

/** What a row takes for itself in its file. */
export function keysOfItem({ source_id }: ItemFileRow): string[] {
	return [`item:${source_id}`];
}

/** An item that is there already is left as it is, whatever was decided of it. */
export function planItem({ said, ...row }: ItemFileRow, { people, known }: ItemFacts): RowPlan<ItemChange> {
	if (known.has(row.source_id))
		return { kind: "skipped", warnings: [{ code: "item_exists", values: { value: shown(row.source_id) } }] };
	const found = findSaidPerson(said, people);
	if ("reason" in found) return { kind: "refused", reason: found.reason };
	return { kind: "planned", change: { ...row, user_id: found.person.id }, isChange: true, warnings: [] };
}
