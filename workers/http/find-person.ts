/** Reads account, session and person in one round trip, or begins on what the isolate remembers of them and confirms it. */
import { type AccountRow, findAccount, findAccountVersion } from "#workers/features/account";
import { findUserOfSession, type UserRow } from "#workers/features/session";
import type { TenantDatabase } from "#workers/kernel/database";
import type { Account } from "#workers/kernel/identity";
import type { Tenant } from "./find-tenant";
import { remember, rememberAccount, rememberedAccount } from "./remembered-accounts";

/** The account of the host and the person of the session, if there is one. */
type Person = { account: Account; userRow: UserRow | undefined };

/** They with the promise that the database says the same; nothing may be written or answered before it holds. */
export type FoundPerson = Person & { isConfirmed: Promise<boolean> };

const people = new Map<string, UserRow>();

/**
 * Finds who stands at the door. With `mayRemember`, the request begins at once on what the isolate remembers, and the
 * statements that confirm it travel with the first that the act asks for: one round trip less (decision 070).
 */
export async function findPerson(
	database: TenantDatabase,
	tenant: Tenant,
	session_hash: string | undefined,
	{ now, mayRemember }: { now: number; mayRemember: boolean },
): Promise<FoundPerson> {
	const remembered = mayRemember ? rememberedPerson(tenant, session_hash) : undefined;
	const reading = readPerson(database, tenant, session_hash, now);
	if (!remembered) return { ...(await reading), isConfirmed: Promise.resolve(true) };
	const isConfirmed = reading.then(
		({ account, userRow }) => account === remembered.account && isSameRow(userRow, remembered.userRow),
	);
	isConfirmed.catch(() => undefined);
	return { ...remembered, isConfirmed };
}

function rememberedPerson({ account_id }: Tenant, session_hash: string | undefined): Person | undefined {
	const account = rememberedAccount(account_id);
	const userRow = session_hash ? people.get(`${account_id} ${session_hash}`) : undefined;
	return account && (userRow || !session_hash) ? { account, userRow } : undefined;
}

/** Reads session and person, and of the account only its version when that is the remembered one. */
async function readPerson(
	database: TenantDatabase,
	tenant: Tenant,
	session_hash: string | undefined,
	now: number,
): Promise<Person> {
	const { account_id } = tenant;
	const known = rememberedAccount(account_id);
	const [[current], [userRow]] = await Promise.all([
		known ? database.read(findAccountVersion(account_id)) : database.read(findAccount(account_id)),
		session_hash ? database.read(findUserOfSession(account_id, session_hash, now)) : [],
	]);
	const isKnown = known && current?.version === known.version;
	const account = isKnown ? known : await readAccount(database, tenant, current);
	if (session_hash) remember(people, `${account_id} ${session_hash}`, userRow);
	return { account, userRow };
}

async function readAccount(
	database: TenantDatabase,
	{ account_id, shard }: Tenant,
	found: AccountRow | { version: number } | undefined,
): Promise<Account> {
	const row = found && "flags" in found ? found : (await database.read(findAccount(account_id)))[0];
	if (!row) throw new Error(`account ${account_id} has no row on shard ${shard}`);
	return rememberAccount(row, shard);
}

/** Rows of the same statement, compared cell by cell. */
function isSameRow(first: UserRow | undefined, second: UserRow | undefined): boolean {
	if (!first || !second) return first === second;
	return Object.entries(first).every(([name, value]) => second[name as keyof UserRow] === value);
}
