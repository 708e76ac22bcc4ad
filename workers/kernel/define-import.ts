/** An import declared as one object, from which upload, check, questions, template, screens, the run and its tests are derived. */

import type { Account, Role } from "./identity";
import type { ImportColumns } from "./import-columns";
import type { importKinds } from "./import-kinds.generated";
import type { FileRow, Places, ReadRows, Reason, ReasonCode, RefusedRow } from "./import-rows";
import type { ErrorCode, Namespace, TextKey } from "./names";
import type { OutboxMessage } from "./outbox";
import type { DayOrder } from "./read-day";
import type { Scope } from "./scope";
import type { Statement } from "./sql";

/** What can be imported, as features declare it (`npm run wire`). */
export type ImportKind = (typeof importKinds)[number];

/** An upload as its import sees it. `as_of` (ms UTC): since when its effects count; null: since now. */
export type Upload = { id: number; user_id: number; language_code: string; as_of: number | null };

/** How the rows of a file are to be read. */
export type FileReading<Found = undefined> = {
	places: Places;
	/** How days are written that could be read either way. */
	order: DayOrder | null;
	/** The last year that two digits can mean. */
	latest_year: number;
	/** True for a file of wrong rows that comes back: its rows complete what is there. */
	isSupplement: boolean;
	/** What the whole file told (`survey`). */
	found: Found;
};

/** Looks through the whole file before anything is applied. `told` throws UnfitFile where it is none of this account's. */
export type FileSurvey<Found> = { add(cells: readonly string[]): void; found(): Found };

/** What a row, or a group of rows, means for the tenant. */
export type RowPlan<Change> =
	| { kind: "refused"; reason: Reason }
	/** Nothing is to be done, and its keys stay free. */
	| { kind: "skipped"; warnings: readonly Reason[] }
	| {
			kind: "planned";
			change: Change;
			/** False where everything is as the file says already. */
			isChange: boolean;
			/** What somebody should know of rows that are applied all the same. */
			warnings: readonly Reason[];
			/** What the row becomes, and what the second pass needs of it (`link`), as JSON. */
			subject_id?: number;
			note?: string;
	  };

/** A group of rows as it was planned. */
export type PlannedRow<Row, Change> = { row: Row; change: Change; isChange: boolean };

/** One thing that a row added, by its import's word for it (below `added` of the import's words), such as a person in a group. */
export type Addition = { kind: string; subject_id: number; part_id?: number };

/**
 * What a chunk writes. `pending_count`: what its rows leave to be fetched, which the upload counts (`follow`). `added`: what it
 * added, in the order in which it came about; `changed_count`: how many things that were there already it changed (`undo`).
 */
export type Written = {
	statements: Statement[];
	refused: readonly RefusedRow[];
	pending_count: number;
	added?: readonly Addition[];
	changed_count?: number;
	/** What must follow this chunk, such as telling those whom its rows are about. */
	messages?: readonly OutboxMessage[];
};

/** A row of which the first pass left a note. `row` has its cells as JSON. */
export type NotedRow = { line: number; row: string; subject_id: number; note: string; was_unchanged: 0 | 1 };

/** What the second pass writes, how many rows only it changed, and of those how many are about something that was there already. */
export type Linked = { statements: Statement[]; refused: readonly RefusedRow[]; changed_count: number };

/** Something that stays although its upload is undone: what it is called, and why, below `reasons` of the import's texts. */
export type Kept = { name: string; reason: Reason };

/** How some of what an upload added is taken away; the statements assert what was read (`internal_rows_changed`). */
export type UndoPiece = { statements: Statement[]; kept: readonly Kept[] };

/** How what an upload added is taken away again, piece by piece, newest first. */
export type UndoOfImport = {
	plan: (scope: Scope<null>, upload: Upload, added: readonly Addition[]) => Promise<UndoPiece>;
	/** What is written when all pieces are undone. */
	end?: (scope: Scope<null>, upload: Upload) => Statement[];
};

/**
 * What an import without groups gives out of the account's points. All that a file gives is set aside in one step before
 * its first row is applied, or the file is refused as a whole; what is not used returns when the import ends, however it does.
 */
export type PointsOfImport<Row, Change> = {
	/** A file without this column gives none. */
	column: string;
	/** The points of a row as it stands in the file. */
	asked: (row: Row) => number;
	/** The points of a row as it was planned. */
	given: (change: Change) => number;
	available: (scope: Scope<null>) => Promise<number>;
	hold: (scope: Scope<null>, upload: Upload, points: number) => Statement[];
	giveBack: (scope: Scope<null>, upload: Upload) => Statement[];
};

/** What is declared of an import; `docs/building.md` tells which files it takes. */
export type ImportDeclaration<Row, Facts, Change, Found> = {
	kind: ImportKind;
	/** Its place among all imports, from 1. */
	place: number;
	/** Below these words stand `name`, `about`, `answer`, `headers` and `columns`; its `errors` and `reasons` in the same file. */
	words: `${Namespace}:${string}`;
	/** Who may upload it, asked again at each step of the run. */
	roles: readonly Role[];
	/** What an account must have for it, by the refusal of those that do not. */
	needs?: { [Code in ErrorCode]?: (account: Account) => boolean };
	columns: ImportColumns;
	/** Settles what the headers together mean, where one alone does not tell. */
	settlePlaces?: (places: Places) => Places;
	/** What is told of an upload by its columns, among its `filters`. */
	about?: (places: Places) => Record<string, unknown>;
	survey?: (account: Account, file: { places: Places; delimiter: string }) => FileSurvey<Found>;
	/** Rows that follow each other and belong together: by which name, at most how many, and why those beyond are refused. */
	group?: { of: (row: FileRow, places: Places) => string; max: number; excess: (name: string) => Reason };
	/** Reads the rows of one group, without a group one row (`oneByOne`). Pure. */
	reader: (account: Account, reading: FileReading<Found>) => (rows: readonly FileRow[]) => ReadRows<Row>;
	/** What a row takes for itself in its file, `email:…`; a second row that takes it is refused with `repeated`. */
	keysOf: (row: Row) => string[];
	repeated: ReasonCode;
	/** Reads all that these rows meet in the database, in one round trip. */
	load: (scope: Scope<null>, rows: readonly Row[], upload: Upload, reading: FileReading<Found>) => Promise<Facts>;
	/** Decides what a row changes. Pure. */
	plan: (row: Row, facts: Facts) => RowPlan<Change>;
	/** Composes the statements of a chunk; what of it is read first is read in one round trip. */
	apply: (
		scope: Scope<null>,
		planned: readonly PlannedRow<Row, Change>[],
		facts: Facts,
		upload: Upload,
	) => Promise<Written>;
	points?: PointsOfImport<Row, Change>;
	/** A second pass, over all rows that left a note. */
	link?: (scope: Scope<null>, noted: readonly NotedRow[]) => Promise<Linked>;
	/** Its uploads that only added can be undone. */
	undo?: UndoOfImport;
	/** The job that fetches what rows left to be fetched, once all are applied. */
	follow?: (upload: Upload) => OutboxMessage;
};

/** A declared import. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds imports of every row; definers see their own.
export type Import<Kind extends ImportKind = ImportKind> = ImportDeclaration<any, any, any, any> & { kind: Kind };

/** Declares an import; its feature names it in `feature.ts`. */
export function defineImport<Row, Facts, Change, Found = undefined>(
	declaration: ImportDeclaration<Row, Facts, Change, Found>,
): Import {
	return declaration;
}

/** A file that cannot be imported as a whole. */
export class UnfitFile extends Error {
	constructor(
		readonly text: TextKey,
		readonly values: Record<string, string> = {},
	) {
		super(text);
		this.name = "UnfitFile";
	}
}

/** The file of texts in which an import has its words. */
export function namespaceOf({ words }: Pick<Import, "words">): Namespace {
	return words.slice(0, words.indexOf(":")) as Namespace;
}
