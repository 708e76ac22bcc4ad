/** What things are called that filters name by their id: each feature tells of its own. */
import type { SQL } from "drizzle-orm";
import type { Account } from "./identity";
import type { FilterFaces } from "./list-face";
import type { Scope } from "./scope";

/** What the name of a thing may take from its account: an order's number carries the account's letters. */
export type NamingAccount = Pick<Account, "id" | "settings" | "str_id">;

/** The name of the thing with this id in an account, or with the id that a column of the statement around it holds; no row where there is none. */
export type ReferenceName = (account_id: number, id: number | SQL, account: NamingAccount) => SQL<{ name: string }>;

/** By what a filter of kind `reference` says in `to`. */
export type References = Record<string, ReferenceName>;

let declared: References = {};

/** Sets how things are called, once when the Worker starts. */
export function loadReferences(references: References): void {
	declared = references;
}

/** How things of this kind are called; nothing where no feature tells. */
export function referenceName(to: string): ReferenceName | undefined {
	return Object.hasOwn(declared, to) ? declared[to] : undefined;
}

/** What the things are called that these filters name by their id, by the filter's name. */
export async function readNames(
	{ account, read }: Pick<Scope, "read" | "account">,
	filters: FilterFaces,
	values: Record<string, unknown>,
): Promise<Record<string, string>> {
	const named = await Promise.all(
		Object.entries(filters).map(async ([name, filter]) => {
			const nameOf = filter.kind === "reference" ? referenceName(filter.to) : undefined;
			if (!nameOf || typeof values[name] !== "number") return [];
			const [found] = await read(nameOf(account.id, values[name], account));
			return found ? [[name, found.name]] : [];
		}),
	);
	return Object.fromEntries(named.flat());
}
