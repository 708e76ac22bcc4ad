/** The tenant directory: which account answers to a host, on which shard it lives, and who runs the platform. No tenant data. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Accounts with their shard and status. */
export const directoryAccounts = sqliteTable(
	"directory_accounts",
	{
		id: integer("id").primaryKey(),
		subdomain: text("subdomain").notNull().unique("directory_accounts_subdomain"),
		shard: integer("shard").notNull(),
		status: text("status").notNull(),
		created_at: integer("created_at").notNull(),
		/** While its creation is under way; its host answers nobody until then. */
		being_created_since: integer("being_created_since"),
		/** What was asked for at its creation, hashed: the same request again goes on with it, another one is refused. */
		creation_hash: text("creation_hash"),
		/** Since when it is suspended, as operators see it; that nobody acts there is said by the account's own status on its shard. */
		suspended_at: integer("suspended_at"),
		/** Until when an export holds it suspended unless it goes on; null when nobody but operators does. */
		export_until: integer("export_until"),
	},
	(table) => [
		index("directory_accounts_by_shard").on(table.shard, table.id),
		index("directory_accounts_exported").on(table.export_until).where(sql`${table.export_until} is not null`),
		check("directory_accounts_status", sql`${table.status} in ('active', 'closed')`),
	],
);

/** Host names, without port; `redirects_to` names the host that took over (renaming, gaps.md "Tenants"). */
export const directoryHosts = sqliteTable(
	"directory_hosts",
	{
		host: text("host").primaryKey(),
		account_id: integer("account_id").notNull(),
		redirects_to: text("redirects_to"),
		created_at: integer("created_at").notNull(),
		/** Until when it redirects; anybody may have the name from then on. */
		redirects_until: integer("redirects_until"),
	},
	(table) => [index("directory_hosts_by_account").on(table.account_id, table.host)],
);

/** Tokens of the platform's operators, stored hashed; one that is in force for each name. */
export const operatorTokens = sqliteTable(
	"operator_tokens",
	{
		id: integer("id").primaryKey(),
		name: text("name").notNull(),
		token_hash: text("token_hash").notNull().unique("operator_tokens_hash"),
		/** The operator who made it. */
		created_by: text("created_by").notNull(),
		created_at: integer("created_at").notNull(),
		revoked_at: integer("revoked_at"),
	},
	(table) => [uniqueIndex("operator_tokens_in_force").on(table.name).where(sql`${table.revoked_at} is null`)],
);

/** What operators did, to which account, with which values. Lines are never changed or deleted. */
export const directoryAudit = sqliteTable(
	"directory_audit",
	{
		id: integer("id").primaryKey(),
		operator: text("operator").notNull(),
		operation: text("operation").notNull(),
		account_id: integer("account_id"),
		details: text("details").notNull(),
		request_id: text("request_id").notNull(),
		created_at: integer("created_at").notNull(),
	},
	(table) => [index("directory_audit_by_account").on(table.account_id, table.id)],
);

/** Points that operators pay in for a client, once for each contract and amount; above a limit two of them agree. */
export const directoryFundings = sqliteTable(
	"directory_fundings",
	{
		account_id: integer("account_id").notNull(),
		contract: text("contract").notNull(),
		points: integer("points").notNull(),
		asked_by: text("asked_by").notNull(),
		asked_at: integer("asked_at").notNull(),
		confirmed_by: text("confirmed_by"),
		/** When the points were in the client's ledger. */
		funded_at: integer("funded_at"),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.contract, table.points] }),
		check("directory_fundings_two_operators", sql`${table.confirmed_by} <> ${table.asked_by}`),
	],
);

/** What calls added up to: by endpoint and hour, written by isolates now and then, kept 90 days. */
export const directoryMetrics = sqliteTable(
	"directory_metrics",
	{
		/** The hour's beginning in milliseconds UTC. */
		hour: integer("hour").notNull(),
		/** The endpoint, or `screen /store` for the screens of a section. */
		endpoint: text("endpoint").notNull(),
		calls: integer("calls").notNull(),
		/** Answers of 400 to 499. */
		refusals: integer("refusals").notNull(),
		/** Answers of 500 and above. */
		failures: integer("failures").notNull(),
		milliseconds: integer("milliseconds").notNull(),
		slowest_ms: integer("slowest_ms").notNull(),
	},
	(table) => [primaryKey({ columns: [table.hour, table.endpoint] })],
);

/** How each health check ended when the schedule last made it; the row `schedule` says when that was. */
export const directoryChecks = sqliteTable(
	"directory_checks",
	{
		name: text("name").primaryKey(),
		state: text("state").notNull(),
		detail: text("detail").notNull(),
		/** Since when it is in this state. */
		since: integer("since").notNull(),
		checked_at: integer("checked_at").notNull(),
		/** 1 from the alert that it fails until the one that it is well again. */
		is_alerted: integer("is_alerted").notNull().default(0),
	},
	(table) => [check("directory_checks_state", sql`${table.state} in ('ok', 'warn', 'fail')`)],
);

/** How far a check has come that looks at some clients at a time: the last of them, after which its next turn begins. */
export const directoryCheckTurns = sqliteTable("directory_check_turns", {
	name: text("name").primaryKey(),
	last_account_id: integer("last_account_id").notNull(),
});

/** Alerts for the webhook: waiting, told, or given up. */
export const directoryAlerts = sqliteTable(
	"directory_alerts",
	{
		id: integer("id").primaryKey(),
		check_name: text("check_name").notNull(),
		event: text("event").notNull(),
		detail: text("detail").notNull(),
		advice: text("advice").notNull(),
		created_at: integer("created_at").notNull(),
		due_at: integer("due_at").notNull(),
		attempts: integer("attempts").notNull().default(0),
		told_at: integer("told_at"),
		given_up_at: integer("given_up_at"),
		error: text("error"),
	},
	(table) => [
		index("directory_alerts_waiting")
			.on(table.due_at)
			.where(sql`${table.told_at} is null and ${table.given_up_at} is null`),
		check("directory_alerts_event", sql`${table.event} in ('failed', 'recovered')`),
	],
);

/** Clients that are closed and to be erased, or were; what is left of one that was is its certificate. */
export const directoryErasures = sqliteTable(
	"directory_erasures",
	{
		account_id: integer("account_id").primaryKey(),
		subdomain: text("subdomain").notNull(),
		shard: integer("shard").notNull(),
		asked_by: text("asked_by").notNull(),
		asked_at: integer("asked_at").notNull(),
		/** When the schedule begins; until then it can be taken back. */
		erase_at: integer("erase_at").notNull(),
		begun_at: integer("begun_at"),
		/** What there was when it began, as JSON. */
		found: text("found"),
		ended_at: integer("ended_at"),
		/** What was deleted, when and by whom, as JSON. */
		certificate: text("certificate"),
		/** Its SHA-256. */
		sha256: text("sha256"),
	},
	(table) => [
		index("directory_erasures_by_subdomain").on(table.subdomain, table.asked_at),
		index("directory_erasures_due").on(table.erase_at).where(sql`${table.ended_at} is null`),
	],
);

/** Moves of clients to other shards: under way, done, or given up; old rows stay for a week. */
export const directoryMoves = sqliteTable(
	"directory_moves",
	{
		account_id: integer("account_id").notNull(),
		/** Rises with each move of the account. */
		generation: integer("generation").notNull(),
		from_shard: integer("from_shard").notNull(),
		to_shard: integer("to_shard").notNull(),
		asked_by: text("asked_by").notNull(),
		begun_at: integer("begun_at").notNull(),
		/** How far the copy is, as JSON. */
		progress: text("progress"),
		moved_at: integer("moved_at"),
		given_up_at: integer("given_up_at"),
		/** How long writes waited. */
		pause_ms: integer("pause_ms"),
		/** When the rows that are left behind are deleted; never, once the account is moved back there. */
		erase_at: integer("erase_at"),
		erased_at: integer("erased_at"),
	},
	(table) => [
		primaryKey({ columns: [table.account_id, table.generation] }),
		uniqueIndex("directory_moves_one_at_once")
			.on(table.account_id)
			.where(sql`${table.moved_at} is null and ${table.given_up_at} is null`),
		index("directory_moves_to_erase")
			.on(table.erase_at)
			.where(sql`${table.erase_at} is not null and ${table.erased_at} is null`),
	],
);

/** What every table of names has that clients claim and a provider confirms (workers/kernel/claims-table.ts). */
const claimColumns = () => ({
	host: text("host").primaryKey(),
	account_id: integer("account_id").notNull(),
	state: text("state").notNull(),
	/** Why it failed, or what is in the way; the screens have words for it. */
	problem: text("problem"),
	/** What the provider said, as a JSON list of sentences. */
	notes: text("notes").notNull().default("[]"),
	/** The name's id at the provider; null until it is there. */
	provider_id: text("provider_id"),
	/** What the client enters in its DNS, as JSON. */
	records: text("records").notNull().default("[]"),
	/** Who asked: `operator jane`, or `owner` and the person's id. */
	asked_by: text("asked_by").notNull(),
	asked_at: integer("asked_at").notNull(),
	checked_at: integer("checked_at"),
	/** How often it was asked about since somebody asked for it. */
	attempts: integer("attempts").notNull().default(0),
	/** When the schedule looks next; null when nothing is left to be done. */
	due_at: integer("due_at"),
	active_at: integer("active_at"),
});

/** Clients' own domains on their way through Cloudflare's custom hostnames; one that was removed stays its client's for a while. */
export const ownDomains = sqliteTable("own_domains", claimColumns(), (table) => [
	index("own_domains_by_account").on(table.account_id, table.host),
	index("own_domains_due").on(table.due_at).where(sql`${table.due_at} is not null`),
	check("own_domains_state", sql`${table.state} in ('pending', 'verified', 'active', 'failed', 'removing', 'removed')`),
]);

/** Domains from which clients' emails come, on their way through the provider of mail; a removed one stays its client's for a while, too. */
export const senderDomains = sqliteTable("sender_domains", claimColumns(), (table) => [
	index("sender_domains_by_account").on(table.account_id, table.host),
	index("sender_domains_due").on(table.due_at).where(sql`${table.due_at} is not null`),
	check("sender_domains_state", sql`${table.state} in ('pending', 'active', 'failed', 'removing', 'removed')`),
]);
