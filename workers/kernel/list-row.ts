/** The schema of a list's rows from its face: what its columns say, and what the list has besides. @pure */
import { z } from "zod";
import type { ColumnFace, ColumnKind, ListFace } from "./list-face";

/** Columns of these kinds say nothing of what lies in the row's field: a state is a word or several, a link what it leads to. */
const kindsWithoutField = ["status", "link"] as const;
const kindsOfText = ["text", "person"] as const;

type FieldOf<Kind extends ColumnKind> = Kind extends (typeof kindsOfText)[number] ? z.ZodString : z.ZodInt;

type ShapeOf<Column extends ColumnFace> = {
	[One in Column as One["kind"] extends (typeof kindsWithoutField)[number] ? never : One["id"]]: FieldOf<One["kind"]>;
};

/** The id, a field for each column (points and money whole, money in cents, times in ms), then `more`, which also says where a field is another. */
export function rowOf<Face extends ListFace, More extends z.ZodRawShape>(face: Face, more: More) {
	const shape = Object.fromEntries(
		face.columns
			.filter(({ kind }) => !isOneOf(kindsWithoutField, kind))
			.map(({ id, kind }) => [id, isOneOf(kindsOfText, kind) ? z.string() : z.int()]),
	) as unknown as ShapeOf<Face["columns"][number]>;
	return z.object({ id: z.int(), ...shape, ...more });
}

function isOneOf(kinds: readonly ColumnKind[], kind: ColumnKind): boolean {
	return kinds.includes(kind);
}
