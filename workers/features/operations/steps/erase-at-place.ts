/** Erases a person's words, objects and own rows at one place: where the account lives, or where a move left rows of it behind. */
import { eraseCarts } from "#workers/features/cart";
import { itemsToIndex } from "#workers/features/catalog";
import { endHoldsOf } from "#workers/features/flash-sale";
import { groupsToIndex, peopleToIndex, updateErased } from "#workers/features/members";
import { indexRecognitions } from "#workers/features/recognition";
import { shardDatabase } from "#workers/kernel/environment";
import type { OperatorScope } from "#workers/kernel/operator-scope";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import type { pseudonymOf, Terms } from "../rules/erase-terms";
import { type ErasedPerson, expireRequests, findErased, listPicturesOf, listRequestFiles } from "../store/erase-person";
import { deleteRowsOf, findDocumentsWith, makeKeptOld, underErasure } from "../store/erase-rows";
import { listAllShapes } from "../store/export-rows";
import { listSaleItemsAfter } from "../store/object-names";
import { type ErasedPlace, eraseInTable, eraseOrders, findTerms } from "./erase-person";

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
	["platform_tokens", "user_id"],
	["user_notes", "user_id"],
	["list_selections", "user_id"],
	["sign_ups", "user_id"],
	["moderation_requests", "requester_id"],
	["reviews", "user_id"],
	["wish_list_items", "user_id"],
	["wish_lists", "user_id"],
	["certificate_tries", "user_id"],
	["anniversary_choices", "user_id"],
	["form_steps", "sender_id"],
	["form_submissions", "user_id"],
	["survey_texts", "user_id"],
	["survey_responses", "user_id"],
] as const;

/** Sales are made one by one, by hand. */
const maxSaleItems = 10_000;

/** Things that search knows. */
export type Found = { kind: string; id: number }[];

/** What search knows under the person's name, before it changes. */
export async function findDocuments({ account_id, database }: ErasedPlace, person: ErasedPerson): Promise<Found> {
	const words = [person.first_name, person.last_name, person.email].filter(Boolean);
	const found = await Promise.all(
		words.map((word) => {
			const statement = findDocumentsWith(account_id, word);
			return statement ? database.read(statement) : [];
		}),
	);
	return [{ kind: "user", id: person.id }, ...found.flat()];
}

/** Rewrites orders and every table at one place but the person's own row; gives how many rows. */
export async function eraseWords(
	scope: OperatorScope,
	place: ErasedPlace,
	person: ErasedPerson,
	known: readonly Terms[],
): Promise<number> {
	const shapes = await listAllShapes(shardDatabase(scope.env, place.shard));
	await eraseOrders(place, shapes, person.id);
	let rows = 0;
	for (const shape of shapes)
		for (const terms of known) if (shape.name !== "users") rows += await eraseInTable(place, person, shape, terms);
	return rows;
}

/** The cart goes, and what the person holds in flash sales is free for others. */
export async function eraseObjects(scope: OperatorScope, inside: Scope<null>, { id }: ErasedPerson): Promise<void> {
	const account_id = inside.account.id;
	await eraseCarts(scope.env, account_id, [id]);
	const items = await inside.read(listSaleItemsAfter(account_id, 0, maxSaleItems));
	await endHoldsOf(
		inside,
		items.map((item) => item.id),
		id,
	);
}

/** What an erasure found, and the name that takes the place of the person's. */
export type Last = {
	names: ReturnType<typeof pseudonymOf>;
	files: { pictures: { id: number }[]; requests: { id: number }[] };
	documents: Found;
};

/** What ends an erasure at one place, in one batch: the person's own row changes here. */
export async function lastStatements(
	place: ErasedPlace,
	person: ErasedPerson,
	{ names, files, documents }: Last,
): Promise<Statement[]> {
	const { account_id } = place;
	const { id } = person;
	const last = [
		...ownRows.map(([table, column]) => deleteRowsOf(account_id, table, column, id)),
		...files.pictures.map((picture) => deleteRowsOf(account_id, "files", "id", picture.id)),
		expireRequests(
			account_id,
			files.requests.map((request) => request.id),
		),
		updateErased(account_id, id, names),
		...(await indexAnew(place, person, documents)),
		...makeKeptOld(account_id),
	];
	return [...place.guards, ...underErasure(account_id, id, place.now(), last)];
}

/**
 * Erases the person in rows that a move left behind, by what they were called there and by what they are called now; gives
 * who they were there, since others may have written of them by that name.
 */
export async function eraseLeftBehind(
	scope: OperatorScope,
	place: ErasedPlace,
	person: ErasedPerson,
	names: Last["names"],
): Promise<{ then: ErasedPerson; terms: Terms } | undefined> {
	const { account_id, database } = place;
	const [then] = await database.read(findErased(account_id, { user_id: person.id }));
	if (!then || then.status === "erased") return undefined;
	const [pictures, requests, documents] = await Promise.all([
		database.read(listPicturesOf(account_id, then)),
		database.read(listRequestFiles(account_id)),
		findDocuments(place, then),
	]);
	const terms = await findTerms(place, then);
	await eraseWords(scope, place, person, [terms, await findTerms(place, person)]);
	const last = { names, files: { pictures, requests }, documents };
	await database.write(await lastStatements(place, then, last));
	return { then, terms };
}

/** Those documents from their rows as they are by then. */
async function indexAnew(
	{ account_id, database }: ErasedPlace,
	person: ErasedPerson,
	documents: Found,
): Promise<Statement[]> {
	const idsOf = (kind: string) => [...new Set(documents.flatMap((one) => (one.kind === kind ? [one.id] : [])))];
	const listed = (ids: number[]) => ids.map((id) => ({ id }));
	const itemsOf = async (id: number) => {
		const { list, index } = itemsToIndex(account_id, id - 1, 1);
		return index((await database.read(list)).filter((row) => row.id === id));
	};
	return [
		...peopleToIndex(account_id, 0, 0).index(listed([...new Set([person.id, ...idsOf("user")])])),
		...groupsToIndex(account_id, 0, 0).index(listed(idsOf("group"))),
		indexRecognitions(account_id, idsOf("recognition")),
		...(await Promise.all(idsOf("item").map(itemsOf))).flat(),
	];
}
