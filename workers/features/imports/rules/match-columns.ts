/** Finds out which header of a file is which column: as a mapping says, by the column's own name, or by what others call it. */
import type { Import } from "#workers/kernel/define-import";
import { columnsOf } from "#workers/kernel/import-columns";
import { type Places, shown } from "#workers/kernel/import-rows";

/** A sentence names no more headers than somebody reads. */
const maxNamed = 15;

/** A header of the file and the column that it is read as; null: it is not read. */
export type HeaderMatch = { header: string; column: string | null };

/** Which cell holds which column, what each header is read as, and the columns that nothing stands for. */
export type MatchedColumns = {
	places: Places;
	matches: HeaderMatch[];
	ignored: string[];
	missing: string[];
};

/** Header → column, or "" for a header that shall not be read. */
export type Mapping = Readonly<Record<string, string>>;

/**
 * Matches headers with the columns of an import. `mapping` comes first. Of several headers that mean one column the best
 * known name counts, then the first.
 */
export function matchColumns(declared: Import, headers: readonly string[], mapping: Mapping = {}): MatchedColumns {
	const mapped = new Map(Object.entries(mapping).map(([header, column]) => [plainHeader(header), column]));
	const best = new Map<string, { at: number; rank: number }>();
	headers.forEach((header, at) => {
		const found = guessOf(declared, header, mapped.get(plainHeader(header)));
		const other = found && best.get(found.column);
		if (found && (!other || found.rank < other.rank)) best.set(found.column, { at, rank: found.rank });
	});
	const matched = Object.fromEntries([...best].map(([column, { at }]) => [column, at]));
	const places = declared.settlePlaces?.(matched) ?? matched;
	const columnAt = new Map(Object.entries(places).map(([column, at]) => [at, column]));
	const matches = headers.map((header, at) => ({ header: header.trim(), column: columnAt.get(at) ?? null }));
	return {
		places,
		matches,
		ignored: matches.flatMap(({ header, column }) => (column === null && header !== "" ? [header] : [])),
		missing: columnsOf(declared).filter((id) => isMissing(declared, id, places)),
	};
}

function isMissing({ columns }: Import, id: string, places: Places): boolean {
	const { required } = columns[id]!;
	if (!required || id in places) return false;
	return required === true || !(required.or in places);
}

/** The headers of a file in short, each that is known with the column that it is read as: `Vorname → first_name, Ort`. */
export function foundWords(matches: readonly HeaderMatch[]): string {
	const named = matches.filter(({ header }) => header !== "");
	const words = named.slice(0, maxNamed).map(({ header, column }) => {
		const isOwnName = column === null || plainHeader(header) === plainHeader(column);
		return isOwnName ? shown(header) : `${shown(header)} → ${column}`;
	});
	return [...words, ...(named.length > maxNamed ? [`… (+${named.length - maxNamed})`] : [])].join(", ");
}

/** What a mapping names that is no column of the import. */
export function unknownColumns(declared: Import, mapping: Mapping = {}): string[] {
	return Object.values(mapping).filter((column) => column !== "" && ownName(declared, column) === undefined);
}

function guessOf(declared: Import, header: string, mapped?: string): { column: string; rank: number } | undefined {
	if (mapped === undefined) return namesOf(declared).get(plainHeader(header));
	const column = ownName(declared, mapped);
	return column === undefined ? undefined : { column, rank: -1 };
}

function ownName(declared: Import, column: string): string | undefined {
	return columnsOf(declared).find((name) => plainHeader(name) === plainHeader(column));
}

/**
 * A header as it is compared: emails and digits alone, without case and accents. Hints in brackets behind it are left
 * out, such as `[Required]` or `(MM/DD/YYYY)`; `#`, `Nº` and the like say number.
 */
export function plainHeader(header: string): string {
	return header
		.replace(/\s*\[[^\]]*\]\s*$/, "")
		.replace(/\s*\((?:required|optional|pflichtfeld|obligatorio|obligatoire|[dmyjta./\s-]+)\)\s*$/i, "")
		.replaceAll("#", "number")
		.normalize("NFD")
		.toLowerCase()
		.replaceAll("ß", "ss")
		.replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Every known name of an import's columns with its place in the column's list; names that stand in two lists are a fault. */
function namesOf(declared: Import): ReadonlyMap<string, { column: string; rank: number }> {
	const names = new Map<string, { column: string; rank: number }>();
	for (const column of columnsOf(declared)) {
		const aliases = (declared.columns[column]!.aliases ?? []).join(", ").split(", ");
		const own = aliases.some((alias) => plainHeader(alias) === plainHeader(column)) ? [] : [column];
		[...own, ...aliases].forEach((alias, rank) => {
			for (const name of [alias, withoutUmlauts(alias)].map(plainHeader)) {
				if (name !== "" && !names.has(name)) names.set(name, { column, rank });
			}
		});
	}
	return names;
}

/** `Tätigkeit` as programs without umlauts write it. */
function withoutUmlauts(name: string): string {
	return name.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue");
}
