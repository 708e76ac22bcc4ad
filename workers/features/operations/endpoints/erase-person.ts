/**
 * Erases a person: a pseudonym takes the place of their name, and whatever tells who they are leaves rows, files and search;
 * invariant: sums, who did what and when stay, and the person's own row changes last, so that the same call goes on with one
 * that broke off.
 */
import { z } from "zod";
import { itemsToIndex } from "#workers/features/catalog";
import { groupsToIndex, peopleToIndex, updateErased } from "#workers/features/members";
import { indexRecognitions } from "#workers/features/recognition";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { shardDatabase } from "#workers/kernel/environment";
import { Refusal, refuse } from "#workers/kernel/errors";
import type { OperatorScope } from "#workers/kernel/operator-scope";
import type { Statement } from "#workers/kernel/sql";
import { pseudonymOf } from "../rules/erase-terms";
import { knownSubdomain } from "../rules/subdomain";
import { eraseFiles, eraseInTable, eraseOrders, findTerms } from "../steps/erase-person";
import { databaseOf, enterTenant, noSuchTenant } from "../steps/tenant";
import {
	countOpenOrders,
	countOtherOwners,
	type ErasedPerson,
	expireRequests,
	findErased,
} from "../store/erase-person";
import { deleteRowsOf, findDocumentsWith, makeKeptOld, underErasure } from "../store/erase-rows";
import { listAllShapes } from "../store/export-rows";
import type { DirectoryRow } from "../store/tenants";

/** Rows that are a person's alone, by the column that names them. */
const ownRows = [
	["addresses", "user_id"],
	["emails", "user_id"],
	["notifications", "user_id"],
	["notification_counts", "user_id"],
	["recently_viewed", "user_id"],
	["recommendations", "user_id"],
	["arrivals_seen", "user_id"],
	["member_profiles", "user_id"],
	["leaver_links", "user_id"],
	["user_notes", "user_id"],
] as const;

export const erasePerson = defineEndpoint({
	name: "operations/erase-person",
	path: "/api/operations/api_erase_person",
	summary: "Erases a person by email or id: a pseudonym everywhere, no address, no files; sums stay.",
	access: "operator",
	input: z
		.object({
			subdomain: knownSubdomain,
			email: z.string().trim().min(1).max(320).optional(),
			user_id: z.int().min(1).optional(),
		})
		.refine(({ email, user_id }) => (email === undefined) !== (user_id === undefined), {
			message: "operations:validation.emailOrId",
			path: ["email"],
		}),
	output: z.object({
		user_id: z.int(),
		pseudonym: z.string(),
		/** 0 when the person was erased before. */
		is_new: z.literal([0, 1]),
		rows: z.int(),
		files: z.int(),
	}),
	errors: { ...noSuchTenant, no_such_person: {}, orders_are_open: {}, only_account_owner: {} },
	repetition: { kind: "natural" },
	handler: async (scope, { subdomain, email, user_id }) => {
		const { tenant, inside } = await enterTenant(scope, subdomain);
		const [person] = await inside.read(
			findErased(tenant.id, { ...(email ? { email } : {}), ...(user_id ? { user_id } : {}) }),
		);
		if (!person) throw new Refusal("no_such_person", 404);
		const names = pseudonymOf(person.id);
		const answer = { user_id: person.id, pseudonym: `${names.first_name} ${names.last_name}` };
		if (person.status === "erased") return { ...answer, is_new: 0 as const, rows: 0, files: 0 };
		await refuseWhatHinders(scope, tenant, person);
		await scope.directory.commit([], { account_id: tenant.id, values: { user_id: person.id } });
		const shapes = await listAllShapes(shardDatabase(scope.env, tenant.shard));
		const terms = await findTerms(scope, tenant, person);
		const documents = await findDocuments(scope, tenant, person);
		await eraseOrders(scope, tenant, shapes, person.id);
		const files = await eraseFiles(scope, tenant, inside, person);
		let rows = 0;
		for (const shape of shapes)
			if (shape.name !== "users") rows += await eraseInTable(scope, tenant, person, shape, terms);
		const { id } = person;
		const last = [
			...ownRows.map(([table, column]) => deleteRowsOf(tenant.id, table, column, id)),
			...files.pictures.map((picture) => deleteRowsOf(tenant.id, "files", "id", picture.id)),
			expireRequests(
				tenant.id,
				files.requests.map((request) => request.id),
			),
			updateErased(tenant.id, id, names),
			...(await indexAnew(scope, tenant, person, documents)),
			...makeKeptOld(tenant.id),
		];
		await inside.commit({
			statements: underErasure(tenant.id, id, scope.clock.now(), last),
			answer: {},
			audit: { subject_kind: "user", subject_id: id, details: { operator: scope.operator.name } },
		});
		return { ...answer, is_new: 1 as const, rows, files: files.count };
	},
});

async function refuseWhatHinders(
	scope: OperatorScope,
	tenant: DirectoryRow,
	{ id, role }: ErasedPerson,
): Promise<void> {
	const database = databaseOf(scope, tenant);
	const [[orders], [owners]] = await Promise.all([
		database.read(countOpenOrders(tenant.id, id)),
		database.read(countOtherOwners(tenant.id, id)),
	]);
	if (orders!.count > 0) throw refuse("orders_are_open", { count: orders!.count });
	if (role === "account_owner" && owners!.count === 0) throw refuse("only_account_owner");
}

type Found = { kind: string; id: number }[];

/** What search knows under the person's name, before it changes. */
async function findDocuments(scope: OperatorScope, tenant: DirectoryRow, person: ErasedPerson): Promise<Found> {
	const database = databaseOf(scope, tenant);
	const words = [person.first_name, person.last_name, person.email].filter(Boolean);
	const found = await Promise.all(
		words.map((word) => {
			const statement = findDocumentsWith(tenant.id, word);
			return statement ? database.read(statement) : [];
		}),
	);
	return [{ kind: "user", id: person.id }, ...found.flat()];
}

/** Those documents from their rows as they are by then. */
async function indexAnew(
	scope: OperatorScope,
	tenant: DirectoryRow,
	person: ErasedPerson,
	documents: Found,
): Promise<Statement[]> {
	const idsOf = (kind: string) => [...new Set(documents.flatMap((one) => (one.kind === kind ? [one.id] : [])))];
	const database = databaseOf(scope, tenant);
	const listed = (ids: number[]) => ids.map((id) => ({ id }));
	const itemsOf = async (id: number) => {
		const { list, index } = itemsToIndex(tenant.id, id - 1, 1);
		return index((await database.read(list)).filter((row) => row.id === id));
	};
	return [
		...peopleToIndex(tenant.id, 0, 0).index(listed([...new Set([person.id, ...idsOf("user")])])),
		...groupsToIndex(tenant.id, 0, 0).index(listed(idsOf("group"))),
		indexRecognitions(tenant.id, idsOf("recognition")),
		...(await Promise.all(idsOf("item").map(itemsOf))).flat(),
	];
}
