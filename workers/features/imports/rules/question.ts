/** What an upload may have to be asked before it is applied. */
import { z } from "zod";
import { importKinds } from "#workers/kernel/import-kinds.generated";

/** The file looks like one of another kind; its days could be read either way, such as these; or somebody wants to see its columns first. */
export const questionShape = z.discriminatedUnion("code", [
	z.object({ code: z.literal("kind"), kind: z.enum(importKinds) }),
	z.object({ code: z.literal("columns") }),
	z.object({
		code: z.literal("dates"),
		/** Values of the file, and the days that each answer makes of them (YYYY-MM-DD). */
		examples: z.array(z.object({ text: z.string(), day_first: z.string(), month_first: z.string() })),
	}),
]);

/** A question of an upload. */
export type Question = z.output<typeof questionShape>;
