/** Makes tenants and people for tests: each test has a tenant of its own on a shard of its choice. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { computePalette, paletteStyle } from "#workers/features/account/rules/palette";
import { fundAvailable, issueDirectly, openLedgerOfMember, openLedgerOfTenant } from "#workers/features/points";
import { systemClock } from "#workers/kernel/clock";
import { openTenantDatabase, type TenantDatabase } from "#workers/kernel/database";
import type { Role } from "#workers/kernel/identity";
import { createIdMaker } from "#workers/kernel/ids";
import { csrfTokenFor, hashToken, newToken } from "#workers/kernel/tokens";
import { isolateClock } from "#workers/runtime/clock";
import { Client } from "./client";
import { timeZone } from "./days";

/** Makes ids for rows that tests write themselves. */
export const newId = createIdMaker(systemClock);

/** The colors that have no default; the others are the platform's. */
const colors = { main_active_color: "#01add9", accent_color: "#ffb224" };
const palette_style = paletteStyle(computePalette(colors));
let count = 0;

/** What a test may choose of its tenant. */
export type TenantOptions = {
	shard?: number;
	flags?: Record<string, 0 | 1>;
	settings?: Record<string, unknown>;
	/** The account's words beside the usual one for points, by language. */
	labels?: Record<string, Record<string, string>>;
	platform_version?: "saas" | "premium";
	point_price?: number;
	id?: number;
	languages?: string[];
	default_language_code?: string;
	country?: string;
	/** Points that its operator paid in and nobody has given on yet. */
	available?: number;
};

/** What a test may choose of a person. */
export type MemberOptions = {
	role?: Role;
	first_name?: string;
	last_name?: string;
	title?: string;
	manager_id?: number | null;
	points?: number;
	switches?: Record<string, 0 | 1>;
	settings?: Record<string, unknown>;
	status?: string;
	is_eligible_to_receive_points?: 0 | 1;
	language_code?: string;
	id?: number;
	password_hash?: string;
	has_accepted_terms?: boolean;
};

/** All general features on, as most tests want them. */
export const usualFlags: Record<string, 0 | 1> = {
	redemptions_enabled: 1,
	give_recognition_enabled: 1,
	hide_points_for_account: 0,
	disallow_adding_items_to_cart: 0,
	employee_commitments_enabled: 0,
	language_selection_enabled: 1,
};

/** A tenant with its database and host. */
export type TestTenant = {
	id: number;
	shard: number;
	host: string;
	database: TenantDatabase;
	addMember(options?: MemberOptions): Promise<TestMember>;
	visitor(): Client;
};

/** A person with a client that is signed in. */
export type TestMember = {
	id: number;
	participant_id: string;
	email: string;
	name: string;
	points_account_id: number;
	client: Client;
};

/** Takes the ids of tenants to the 16 digits that they will have from 2032 on. */
const laterYears = 2 ** 52;

/** Makes a tenant. */
export async function createTenant(options: TenantOptions = {}): Promise<TestTenant> {
	count += 1;
	const id = options.id ?? newId() + laterYears;
	const shard = options.shard ?? count % 2;
	const subdomain = `t${id.toString(36)}`;
	const host = `${subdomain}.laurel.test`;
	const now = isolateClock.current.now();
	await env.DIRECTORY.batch([
		env.DIRECTORY.prepare(
			"insert into directory_accounts (id, subdomain, shard, status, created_at) values (?, ?, ?, 'active', ?)",
		).bind(id, subdomain, shard, now),
		env.DIRECTORY.prepare(
			"insert into directory_hosts (host, account_id, redirects_to, created_at) values (?, ?, null, ?)",
		).bind(host, id, now),
	]);
	const database = openTenantDatabase(env, shard, id);
	await database.write([
		sql`insert into accounts (account_id, str_id, company_name, subdomain, platform_name, country, time_zone, point_price, platform_version,
			main_active_color, accent_color, palette_style, default_language_code,
			languages, flags, labels, footer_links, settings, created_at)
			values (${id}, ${subdomain}, ${`Company ${subdomain}`}, ${subdomain}, ${"Laurel"}, ${options.country ?? "USA"}, ${timeZone}, ${options.point_price ?? 10_000}, ${options.platform_version ?? "saas"},
			${colors.main_active_color}, ${colors.accent_color},
			${palette_style}, ${options.default_language_code ?? "en"}, ${JSON.stringify(options.languages ?? ["en", "es", "fr"])},
			${JSON.stringify({ ...usualFlags, ...options.flags })}, ${JSON.stringify({ points_label: { en: "points", es: "puntos", fr: "points" }, ...options.labels })}, ${"[]"},
			${JSON.stringify({ site_url: `http://${host}`, ...options.settings })}, ${now})`,
		...openLedgerOfTenant(id, newId, now),
		...(options.available
			? fundAvailable({ account_id: id, key: "test-fund", points: options.available, reason: "test", newId, now })
			: []),
	]);
	const tenant: TestTenant = {
		id,
		shard,
		host,
		database,
		addMember: (member) => addMember(tenant, member),
		visitor: () => new Client(host),
	};
	return tenant;
}

/** Points that a person has: paid in for the tenant as its operator does, and deposited. */
function paidIn(deposit: Parameters<typeof issueDirectly>[0]) {
	return [...fundAvailable({ ...deposit, key: `fund-${deposit.key}` }), ...issueDirectly(deposit)];
}

async function addMember(tenant: TestTenant, options: MemberOptions = {}): Promise<TestMember> {
	count += 1;
	const participant_id = `P-${count}`;
	const id = options.id ?? newId();
	const now = isolateClock.current.now();
	const first_name = options.first_name ?? `Person${count}`;
	const last_name = options.last_name ?? "Example";
	const email = `${first_name}.${last_name}.${count}@${tenant.host}`.toLowerCase();
	const accepted_at = options.has_accepted_terms === false ? null : now;
	const ledger = openLedgerOfMember(tenant.id, id, newId, now);
	const token = newToken();
	const token_hash = await hashToken(token);
	await tenant.database.write([
		sql`insert into users (account_id, id, participant_id, first_name, last_name, email, title, role, manager_id, language_code, status,
			switches, settings, is_eligible_to_receive_points, standard_tnc_opted_in_at, password_hash, created_at)
			values (${tenant.id}, ${id}, ${participant_id}, ${first_name}, ${last_name}, ${email}, ${options.title ?? "Tester"}, ${options.role ?? "member"},
			${options.manager_id ?? null}, ${options.language_code ?? "en"}, ${options.status ?? "active"}, ${JSON.stringify(options.switches ?? {})}, ${JSON.stringify(options.settings ?? {})},
			${options.is_eligible_to_receive_points ?? 1}, ${accepted_at}, ${options.password_hash ?? null}, ${now})`,
		...ledger.statements,
		...(options.points
			? paidIn({
					account_id: tenant.id,
					member_account_id: ledger.points_account_id,
					points: options.points,
					key: `test-${id}`,
					reason: "test",
					newId,
					now,
				})
			: []),
		sql`insert into sessions (account_id, token_hash, user_id, actor_id, created_at, expires_at)
			values (${tenant.id}, ${token_hash}, ${id}, ${null}, ${now}, ${now + 3_600_000})`,
	]);
	return {
		id,
		participant_id,
		email,
		name: `${first_name} ${last_name}`,
		points_account_id: ledger.points_account_id,
		client: new Client(tenant.host, token, await csrfTokenFor(env.SESSION_SECRET, tenant.id, token_hash)),
	};
}
