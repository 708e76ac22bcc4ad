/** The faces of all declared graphs, found where features declare them. */
import type { GraphFace } from "#workers/kernel/graph-face";

const modules = import.meta.glob<Record<string, GraphFace>>(
	["../../workers/features/*/graphs/*.ts", "!../../workers/features/*/graphs/*.query.ts"],
	{ eager: true },
);

/** By the names of their endpoints. */
export const graphFaces: ReadonlyMap<string, GraphFace> = new Map(
	Object.values(modules).flatMap((module) => Object.values(module).map((face) => [face.name, face])),
);
