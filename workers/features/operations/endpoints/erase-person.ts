/**
 * Erases a person: a pseudonym takes the place of their name, and whatever tells who they are leaves rows, files and search;
 * invariant: sums, who did what and when stay, and the person's own row changes last, so that the same call goes on with one
 * that broke off.
 */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { Refusal, refuse } from "#workers/kernel/errors";
import type { OperatorScope } from "#workers/kernel/operator-scope";
import { pseudonymOf } from "../rules/erase-terms";
import { knownSubdomain } from "../rules/subdomain";
import { eraseLeftBehind, eraseObjects, eraseWords, findDocuments, lastStatements } from "../steps/erase-at-place";
import { eraseFiles, findTerms, placesOf } from "../steps/erase-person";
import { databaseOf, enterTenant, noSuchTenant } from "../steps/tenant";
import { countOpenOrders, countOtherOwners, type ErasedPerson, findErased } from "../store/erase-person";
import { findLatestMove } from "../store/moves";
import type { DirectoryRow } from "../store/tenants";

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
	errors: { ...noSuchTenant, no_such_person: {}, orders_are_open: {}, only_account_owner: {}, move_is_under_way: {} },
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
		const [lives, ...left] = await placesOf(scope, tenant);
		// Where a move left rows behind, the person is erased first: whoever is erased stands nowhere any more.
		const terms = [await findTerms(lives, person)];
		const documents = await findDocuments(lives, person);
		for (const place of left) {
			const former = await eraseLeftBehind(scope, place, person, names);
			if (!former) continue;
			terms.push(former.terms);
			documents.push(...(await findDocuments(lives, former.then)));
		}
		const files = await eraseFiles(scope, tenant, inside, person);
		const rows = await eraseWords(scope, lives, person, terms);
		await eraseObjects(scope, inside, person);
		await inside.commit({
			statements: await lastStatements(lives, person, { names, files, documents }),
			answer: {},
			audit: { subject_kind: "user", subject_id: person.id, details: { operator: scope.operator.name } },
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
	const [[orders], [owners], [move]] = await Promise.all([
		database.read(countOpenOrders(tenant.id, id)),
		database.read(countOtherOwners(tenant.id, id)),
		scope.directory.read(findLatestMove(tenant.id)),
	]);
	if (move && move.moved_at === null && move.given_up_at === null) throw refuse("move_is_under_way");
	if (orders!.count > 0) throw refuse("orders_are_open", { count: orders!.count });
	if (role === "account_owner" && owners!.count === 0) throw refuse("only_account_owner");
}
