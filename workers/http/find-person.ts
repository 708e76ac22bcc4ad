/** Reads account, session and person in one round trip, or begins on what the isolate remembers of them and confirms it. */
import { type AccountRow, findAccount, findAccountVersion } from "#workers/features/account";
import { findUserOfSession, type UserRow } from "#workers/features/session";
import type { TenantDatabase } from "#workers/kernel/database";
import type { Account } from "#workers/kernel/identity";
import { cacheAccount, cachedAccount } from "#workers/runtime/accounts";
import type { Tenant } from "#workers/runtime/directory";
import { cachedUserRow, cacheUserRow } from "#workers/runtime/people";

/** The account of the host and the person of the session, if there is one. */
export type Person = { account: Account; userRow: UserRow | undefined };

/**
 * They with the promise that the database says the same; nothing may be written or answered before it holds. `current`
 * is the person's row as the database has it.
 */
export type FoundPerson = Person & { isConfirmed: Promise<boolean>; current: Promise<UserRow | undefined> };

/**
 * What a request may begin on: nothing remembered; all of it; or all, whatever became of the person's figures, which an
 * act takes over before it may have effects.
 */
export type Memory = "nothing" | "all" | "all_but_figures";

/** What others change of a person: what they have, not who they are and what they may do. */
const figures = ["point_balance", "points_earned", "points_redeemed", "left_to_issue"] as const;

type Figures = Pick<UserRow, (typeof figures)[number]>;

/** The figures of a row or a person. */
export function figuresOf(row: Figures): Figures {
	const { point_balance, points_earned, points_redeemed, left_to_issue } = row;
	return { point_balance, points_earned, points_redeemed, left_to_issue };
}

/**
 * Finds who stands at the dispatcher. With a memory, the request begins at once on what the isolate remembers, and the
 * statements that confirm it travel with the first that the call asks for: one round trip less (decision 006).
 */
export async function findPerson(
	database: TenantDatabase,
	tenant: Tenant,
	session_hash: string | undefined,
	{ now, memory }: { now: number; memory: Memory },
): Promise<FoundPerson> {
	const remembered = memory === "nothing" ? undefined : cachedPerson(tenant, session_hash);
	const reading = readPerson(database, tenant, session_hash, now);
	const current = reading.then(({ userRow }) => userRow);
	current.catch(() => undefined);
	if (!remembered) return { ...(await reading), isConfirmed: Promise.resolve(true), current };
	const but = memory === "all_but_figures" ? figures : [];
	const isConfirmed = reading.then(
		({ account, userRow }) => account === remembered.account && isSameRow(userRow, remembered.userRow, but),
	);
	isConfirmed.catch(() => undefined);
	return { ...remembered, isConfirmed, current };
}

/** Account and person as the isolate remembers them, if it does. */
export function cachedPerson({ account_id }: Tenant, session_hash: string | undefined): Person | undefined {
	const account = cachedAccount(account_id);
	const userRow = session_hash ? cachedUserRow(account_id, session_hash) : undefined;
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
	const known = cachedAccount(account_id);
	const [[found], [userRow]] = await Promise.all([
		known ? [] : database.read(findAccount(account_id)),
		session_hash ? database.read(findUserOfSession(account_id, session_hash, now)) : [],
	]);
	// A session's row carries the version; who has none asks for it alone.
	const version = known && (userRow?.account_version ?? (await readVersion(database, account_id)));
	const account = known && version === known.version ? known : await readAccount(database, tenant, found);
	if (session_hash) cacheUserRow(account_id, session_hash, userRow);
	return { account, userRow };
}

async function readVersion(database: TenantDatabase, account_id: number): Promise<number | undefined> {
	const [row] = await database.read(findAccountVersion(account_id));
	return row?.version;
}

async function readAccount(
	database: TenantDatabase,
	{ account_id, shard }: Tenant,
	found: AccountRow | undefined,
): Promise<Account> {
	const row = found ?? (await database.read(findAccount(account_id)))[0];
	if (!row) throw new Error(`account ${account_id} has no row on shard ${shard}`);
	return cacheAccount(row, shard);
}

/** Whether a session's row that was just read says the same as what is remembered, but for the person's figures. */
export function isConfirmedBy({ account, userRow }: Person, current: UserRow): boolean {
	return current.account_version === account.version && isSameRow(userRow, current, figures);
}

const columnsOf = (row: UserRow) => Object.keys(row) as (keyof UserRow)[];

/** Rows of the same statement, compared cell by cell, but for some. */
function isSameRow(first: UserRow | undefined, second: UserRow | undefined, but: readonly string[]): boolean {
	if (!first || !second) return first === second;
	return columnsOf(first).every((name) => second[name] === first[name] || but.includes(name));
}
