/** Writes the search documents of a client that is being imported from its rows, a page of one kind at a time. */
import type { SQL } from "drizzle-orm";
import { z } from "zod";
import { itemsToIndex } from "#workers/features/catalog";
import { ideasToIndex } from "#workers/features/ideas";
import { groupsToIndex, peopleToIndex } from "#workers/features/members";
import { postsToIndex } from "#workers/features/recognition";
import type { DocumentKind } from "#workers/features/search";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import type { Statement } from "#workers/kernel/sql";
import { knownSubdomain } from "../rules/subdomain";
import { getImported, importErrors } from "../steps/import-account";
import { databaseOf } from "../steps/tenant";

/** A page of things, and the statements that put it into the index. */
type Page = { list: SQL<{ id: number }>; index: (rows: readonly { id: number }[]) => Statement[] };

const pageSize = 500;
const pages = {
	...{ user: peopleToIndex, group: groupsToIndex, item: itemsToIndex },
	...{ recognition: postsToIndex, idea: ideasToIndex },
} satisfies Record<DocumentKind, unknown>;

export const importDocuments = defineEndpoint({
	name: "operations/import-documents",
	path: "/api/operations/api_import_documents",
	summary: "Indexes a page of what is searched for, of one kind; `next` is what the following page comes after.",
	access: "operator",
	input: z.object({
		subdomain: knownSubdomain,
		kind: z.enum(["user", "group", "item", "recognition", "idea"]),
		after: z.int().min(0).default(0),
	}),
	output: z.object({ next: z.int().nullable() }),
	errors: importErrors,
	repetition: { kind: "natural" },
	handler: async (scope, { subdomain, kind, after }) => {
		const tenant = await getImported(scope, subdomain);
		const database = databaseOf(scope, tenant);
		const { list, index } = pages[kind](tenant.id, after, pageSize) as Page;
		const rows = await database.read(list);
		if (rows.length > 0) await database.write(index(rows));
		return { next: rows.length < pageSize ? null : rows.at(-1)!.id };
	},
});
