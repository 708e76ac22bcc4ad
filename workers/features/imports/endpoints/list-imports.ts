/** The imports that this person may upload, derived from what features declare, in the reader's words. */
import { z } from "zod";
import { currencyOf } from "#workers/features/account";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import type { Import } from "#workers/kernel/define-import";
import { columnsOf } from "#workers/kernel/import-columns";
import { importKinds } from "#workers/kernel/import-kinds.generated";
import { textKey } from "#workers/kernel/names";
import type { MemberScope } from "#workers/kernel/scope";
import { templateAddress } from "../rules/template";
import { uploaders } from "../rules/uploaders";
import { importsFor } from "../store/known-imports";

const column = z.object({
	/** Its header in the template. */
	id: z.string(),
	meaning: z.string(),
	is_required: z.boolean(),
	/** The column that may stand in the place of a required one. */
	or: z.string().nullable(),
});

const offered = z.object({
	kind: z.enum(importKinds),
	name: z.string(),
	about: z.string(),
	/** What says, asked about a file of another kind, that it is one of these. */
	answer: z.string(),
	/** How headers are read. */
	headers: z.string(),
	/** Where a file to start from lies. */
	template: z.string(),
	columns: z.array(column),
});

export const listImports = defineEndpoint({
	name: "imports/list-imports",
	path: "/api/async_process/api_list_imports",
	summary: "What the signed-in user may upload: each kind of file with its columns and its template.",
	access: uploaders,
	input: z.object({}),
	output: z.object({ imports: z.array(offered) }),
	repetition: { kind: "read" },
	handler: async (scope) => ({ imports: importsFor(scope.user).map((declared) => present(scope, declared)) }),
});

function present({ account, translate }: MemberScope, declared: Import): z.input<typeof offered> {
	const values = { currency: currencyOf(account.country) };
	const wordsOf = (key: string) => translate(textKey(`${declared.words}.${key}`), values);
	return {
		kind: declared.kind,
		name: wordsOf("name"),
		about: wordsOf("about"),
		answer: wordsOf("answer"),
		headers: wordsOf("headers"),
		template: templateAddress(declared.kind),
		columns: columnsOf(declared).map((id) => {
			const { required } = declared.columns[id]!;
			const or = typeof required === "object" ? required.or : null;
			return { id, meaning: wordsOf(`columns.${id}`), is_required: required !== undefined, or };
		}),
	};
}
