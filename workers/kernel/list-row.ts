/** The schema of a list's rows from its face: what its columns say, and what the list has besides. @pure */
import { z } from "zod";
import type { ColumnFace, ColumnKind, ListFace } from "./list-face";

/** Columns of these kinds say nothing of what lies in the row's field: a state is a word or several, a link what it leads to. */
const kindsWithoutField = ["status", "link"] as const;
const kindsOfText = ["text", "person"] as const;

type FieldOf<Kind extends ColumnKind> = Kind extends (typeof kindsOfText)[number] ? z.ZodString : z.ZodInt;

type ShapeOf<Column extends ColumnFace> = {
	[One in Column as One["kind"] extends (typeof kindsWithoutField)[number] ? never : One["id"]]: FieldOf<One["kind"]>;
} & {
	[One in Column as One extends { image: infer Image extends string } ? Image : never]: z.ZodNullable<z.ZodString>;
};

/** The id, a field for each column (points and money whole, money in cents, times in ms) and for each person's picture, then `more`, which also says where a field is another. */
export function rowOf<Face extends ListFace, More extends z.ZodRawShape>(
	face: Face,
	more: More,
): z.ZodObject<{ id: z.ZodInt } & Omit<ShapeOf<Face["columns"][number]>, keyof More> & More> {
	const shape = Object.fromEntries(
		face.columns.flatMap(({ id, kind, image }) => [
			...(isOneOf(kindsWithoutField, kind) ? [] : [[id, isOneOf(kindsOfText, kind) ? z.string() : z.int()]]),
			...(image ? [[image, z.string().nullable()]] : []),
		]),
	);
	return z.object({ id: z.int(), ...shape, ...more }) as never;
}

function isOneOf(kinds: readonly ColumnKind[], kind: ColumnKind): boolean {
	return kinds.includes(kind);
}
