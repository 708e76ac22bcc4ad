/** Makes members by the thousand, each with accounts, an opening balance and a place in search, and signs them in without passwords. */
import { createHash } from "node:crypto";
import { createClient, hashToken } from "./http-client.mjs";
import { idAt } from "./id-blocks.mjs";
import { loadWorkerCode } from "./worker-code.mjs";

const atOnce = 20_000;
const sessionLastsMs = 14 * 86_400_000;
const joinedDaysAgo = 900;
/** How many people report to one manager. */
const teamSize = 8;

const firstNames =
	"Ada Bruno Chloe Dario Elena Farid Greta Hugo Ines Jonas Kira Liam Mara Nils Olga Pavel Quinn Rosa Samir Tara Uwe Vera Wim Xenia Yara Zeno".split(
		" ",
	);
const lastNames =
	"Abbott Berger Castillo Dubois Eriksen Ferrari Gruber Haddad Ivanova Jensen Kowalski Larsen Moreau Novak Okafor Petrov Quiroga Rossi Silva Tanaka Ueda Varga Weber Xu Yilmaz Zimmer".split(
		" ",
	);
const jobTitles = ["Engineer", "Analyst", "Driver", "Planner", "Designer", "Nurse", "Buyer", "Clerk"];

/** The ids of the member at a place: the person, and their points account. */
export const memberAt = (at) => ({ id: idAt("member", at), points_account_id: idAt("memberAccount", at * 2) });

/**
 * Adds active members from a place on, whose managers form a tree; member 0 is the account owner. `points` is everyone's
 * opening balance, posted by a ledger transaction each.
 */
export async function addMembers(tenant, count, { from = 0, points = 1_000_000 } = {}) {
	for (let start = from; start < from + count; start += atOnce)
		await addChunk(tenant, start, Math.min(start + atOnce, from + count), points);
}

async function addChunk(tenant, start, end, points) {
	const { prepare } = tenant.database;
	const now = Date.now();
	const joinedAt = now - joinedDaysAgo * 86_400_000;
	const numbers = `with recursive n (i) as (select ${start} union all select i + 1 from n where i + 1 < ${end})`;
	const names = JSON.stringify([firstNames, lastNames, jobTitles]);
	const statements = [
		prepare(`insert into users (account_id, id, participant_id, first_name, last_name, email, title, role, manager_id, hire_date,
				status, standard_tnc_opted_in_at, activated_at, created_at)
			${numbers} select ?1, ?2 + i, 'P-' || i, json_extract(?3, '$[0][' || (i % ${firstNames.length}) || ']'),
				json_extract(?3, '$[1][' || (i / ${firstNames.length} % ${lastNames.length}) || ']'), 'member' || i || '@' || ?4,
				json_extract(?3, '$[2][' || (i % ${jobTitles.length}) || ']'), iif(i = 0, 'account_owner', 'member'),
				iif(i = 0, null, ?2 + (i - 1) / ${teamSize}), '2023-06-01', 'active', ?5, ?5, ?5 from n`).bind(
			...[tenant.id, idAt("member"), names, tenant.host, joinedAt],
		),
		prepare(`insert into ledger_accounts (account_id, id, kind, unit, owner_id, created_at)
			${numbers} select ?1, ?2 + 2 * i + u.at, 'member', u.unit, ?3 + i, ?4
			from n, (select 0 as at, 'points' as unit union all select 1, 'wallet') u`).bind(
			...[tenant.id, idAt("memberAccount"), idAt("member"), joinedAt],
		),
	];
	if (points > 0) statements.push(...openingBalances(tenant, prepare, numbers, points, joinedAt));
	await tenant.database.batch(statements);
	await indexMembers(tenant, start, end);
}

function openingBalances(tenant, prepare, numbers, points, at) {
	return [
		prepare(`insert into ledger_transactions (account_id, id, kind, idempotency_key, source, reason, created_at)
			${numbers} select ?1, ?2 + i, 'Issuance [Direct Deposit]', 'load-opening-' || i, 'deposit', 'Opening balance', ?3 from n`).bind(
			...[tenant.id, idAt("opening"), at],
		),
		prepare(`insert into ledger_entries (account_id, transaction_id, debit_account_id, credit_account_id, amount, created_at)
			${numbers} select a.account_id, ?2 + i, a.id, ?3 + 2 * i, ?4, ?5 from n, ledger_accounts a
			where a.account_id = ?1 and a.kind = 'budget' and a.unit = 'points' and a.owner_id = 0`).bind(
			...[tenant.id, idAt("opening"), idAt("memberAccount"), points, at],
		),
	];
}

/** Lets search find them, as the import does. */
function indexMembers(tenant, start, end) {
	return tenant.run(
		`insert into search_entries (account_id, kind, id, title, body)
		select account_id, 'user', id, first_name || ' ' || last_name, email || ' ' || title from users
		where account_id = ?1 and id >= ?2 and id < ?3`,
		...[tenant.id, idAt("member", start), idAt("member", end)],
	);
}

/** Signs members in: writes a session for each and answers the people, each with ids, token and a client. */
export async function openSessions(tenant, from, count) {
	const { cookieNames } = await loadWorkerCode();
	if (cookieNames.session !== "__Host-laurel") throw new Error("the session's cookie has another name now");
	const now = Date.now();
	const people = Array.from({ length: count }, (_, index) => personAt(tenant, from + index));
	for (let at = 0; at < people.length; at += 5_000) {
		const rows = people.slice(at, at + 5_000).map(({ id, token }) => [hashToken(token), id]);
		await tenant.run(
			`insert into sessions (account_id, token_hash, user_id, created_at, expires_at)
			select ?1, value ->> 0, value ->> 1, ?2, ?3 from json_each(?4) where true
			on conflict (account_id, token_hash) do update set expires_at = excluded.expires_at`,
			...[tenant.id, now, now + sessionLastsMs, JSON.stringify(rows)],
		);
	}
	return people;
}

/** A member with the token of their session and a client that carries it; the token is the same in every run. */
export function personAt(tenant, at) {
	const token = createHash("sha256").update(`load|${tenant.id}|${at}`).digest("hex");
	const { host, port, secret, id: accountId } = tenant;
	const access = { host, port, secret, accountId, token };
	return { at, ...memberAt(at), token, access, client: createClient(access) };
}
