/** Reads account, session and person in one round trip, or begins on what the isolate remembers of them and confirms it. */
import { type AccountRow, findAccount, findAccountVersion } from "#workers/features/account";
import { findUserOfSession, sessionStands, toUser } from "#workers/features/session";
import { awaitedLater } from "#workers/kernel/awaited-later";
import type { Confirmation } from "#workers/kernel/create-scope";
import type { TenantDatabase } from "#workers/kernel/database";
import type { Account, Actor, User, UserRow } from "#workers/kernel/identity";
import type { Statement } from "#workers/kernel/sql";
import { cacheAccount, cachedAccount } from "./accounts";
import { deepFreeze } from "./cached-answers";
import { isolateClock } from "./clock";
import type { Tenant } from "./directory";
import { perObject } from "./memo";
import { cachedUserRow, cacheUserRow } from "./people";
import { cacheSession, sessionHashOf } from "./secrets";

/** The account of the host, and who is signed in by which session, if anybody is; none of it ever changes. */
export type Person = {
	account: Account;
	user: User | null;
	/** Who really acts, while signed in as a member. */
	actor: Actor | null;
	session_hash: string | undefined;
	/** True in SQL while the session stands and its person may act as they did when they were read. */
	stands: (() => Statement) | undefined;
};

/** They with what the database says of them; nothing may be written or answered before it holds. */
export type FoundPerson = Person & { confirmation: Promise<Confirmation> };

/**
 * What a request may begin on: nothing remembered; all of it; or all, whatever became of the person's figures, which
 * a call gets from the confirmation before it may have effects.
 */
export type Memory = "nothing" | "all" | "all_but_figures";

/** What others change of a person: what they have, not who they are and what they may do. */
const figures = [
	"point_balance",
	"points_earned",
	"points_redeemed",
	"left_to_issue",
	"unread_notifs_and_announc_cnt",
	"last_seen_notification_timestamp",
] as const;

type Rows = { account: Account; userRow: UserRow | undefined };

/**
 * Finds who stands at the dispatcher. With a memory, the request begins at once on what the isolate remembers, and the
 * statements that confirm it travel with the first that the call asks for: one round trip less (decision 006).
 */
export async function findPerson(
	database: TenantDatabase,
	tenant: Tenant,
	token: string | undefined,
	memory: Memory,
): Promise<FoundPerson> {
	const session_hash = token && (await sessionHashOf(token));
	const remembered = memory === "nothing" ? undefined : cachedRows(tenant, session_hash);
	const reading = readRows(database, tenant, session_hash);
	const confirmation = awaitedLater(
		reading.then(({ account, userRow }) => ({
			holds: !remembered || (account === remembered.account && isSameRow(userRow, remembered.userRow, but[memory])),
			user: userRow ? userOf(userRow) : null,
		})),
	);
	const rows = remembered ?? (await reading);
	if (token && session_hash && rows.userRow) cacheSession(token, session_hash);
	return { ...personOf(rows, session_hash), confirmation };
}

/** What may differ from what is remembered. */
const but: Record<Memory, readonly string[]> = { nothing: [], all: [], all_but_figures: figures };

/** Somebody remembered, and whether a row that was read of their session says the same of them and of their account. */
export type RecalledPerson = Person & { isConfirmedBy: (current: UserRow) => boolean };

/** The person of a session as the isolate remembers them, with nothing asked of the database; nothing for a stranger. */
export async function recallPerson(tenant: Tenant, token: string | undefined): Promise<RecalledPerson | undefined> {
	const session_hash = token && (await sessionHashOf(token));
	const rows = session_hash ? cachedRows(tenant, session_hash) : undefined;
	if (!rows?.userRow) return undefined;
	const { account, userRow } = rows;
	return {
		...personOf(rows, session_hash),
		isConfirmedBy: (current) => current.account_version === account.version && isSameRow(userRow, current, figures),
	};
}

function cachedRows({ account_id }: Tenant, session_hash: string | undefined): Rows | undefined {
	const account = cachedAccount(account_id);
	const userRow = session_hash ? cachedUserRow(account_id, session_hash) : undefined;
	return account && (userRow || !session_hash) ? { account, userRow } : undefined;
}

const userOf = perObject((row: UserRow): User => deepFreeze(toUser(row)));

function personOf({ account, userRow }: Rows, session_hash: string | undefined): Person {
	if (!userRow || !session_hash)
		return { account, user: null, actor: null, session_hash: undefined, stands: undefined };
	const user = userOf(userRow);
	const { actor_id, session_expires_at = 0, role } = userRow;
	const actor = actor_id ? Object.freeze({ id: actor_id, expires_at: session_expires_at }) : null;
	const stands = () => sessionStands(account.id, session_hash, role, isolateClock.current.now());
	return { account, user, actor, session_hash, stands };
}

/** Reads session and person, and of the account only its version when that is the remembered one. */
async function readRows(database: TenantDatabase, tenant: Tenant, session_hash: string | undefined): Promise<Rows> {
	const { account_id } = tenant;
	const known = cachedAccount(account_id);
	const [[found], [userRow]] = await Promise.all([
		known ? [] : database.read(findAccount(account_id)),
		session_hash ? database.read(findUserOfSession(account_id, session_hash, isolateClock.current.now())) : [],
	]);
	// A session's row carries the version; who has none asks for it alone.
	const version = known && (userRow?.account_version ?? (await readVersion(database, account_id)));
	const account = known && version === known.version ? known : await readAccount(database, tenant, found);
	return { account, userRow: session_hash ? rememberRow(account_id, session_hash, userRow) : undefined };
}

/** The row for as long as the session reads the same. */
function rememberRow(account_id: number, session_hash: string, row: UserRow | undefined): UserRow | undefined {
	const known = cachedUserRow(account_id, session_hash);
	if (known && isSameRow(known, row, [])) return known;
	cacheUserRow(account_id, session_hash, row);
	return row;
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

const columnsOf = (row: UserRow) => Object.keys(row) as (keyof UserRow)[];

/** Rows of the same statement, compared cell by cell, but for some. */
function isSameRow(first: UserRow | undefined, second: UserRow | undefined, but: readonly string[]): boolean {
	if (!first || !second) return first === second;
	return columnsOf(first).every((name) => second[name] === first[name] || but.includes(name));
}
