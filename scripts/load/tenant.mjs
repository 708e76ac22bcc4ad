/** Opens a tenant directly in the databases: directory, account, ledger, an owner, and programs to give from. */

import { idAt } from "./id-blocks.mjs";
import { loadWorkerCode } from "./worker-code.mjs";

/** More than a generated state ever gives out. */
const paidInPoints = 1_000_000_000_000;

/** The time zone of generated tenants. */
export const loadedZone = "America/New_York";

const colors = {
	primary_color: "#01add9",
	secondary_color: "#008dad",
	accent_color: "#ffb224",
	navbar_color: "#2e3279",
};
const usualFlags = {
	redemptions_enabled: 1,
	give_recognition_enabled: 1,
	hide_points_for_account: 0,
	disallow_adding_items_to_cart: 0,
	employee_commitments_enabled: 0,
};

/**
 * Opens a tenant and answers the handle that every generator takes. `id` tells tenants of one state apart; shard 0 or 1.
 * Member 0 of a tenant, whom `addMembers` makes, is its account owner.
 */
export async function openTenant(runtime, { id = 1, subdomain = "load", shard = 0, flags = {}, settings = {} } = {}) {
	const tenant = await tenantOf(runtime, { id, subdomain, shard });
	const now = Date.now();
	const directory = await runtime.database("DIRECTORY");
	await directory.batch([
		directory
			.prepare(
				"insert into directory_accounts (id, subdomain, shard, status, created_at) values (?, ?, ?, 'active', ?)",
			)
			.bind(tenant.id, subdomain, shard, now),
		directory
			.prepare("insert into directory_hosts (host, account_id, redirects_to, created_at) values (?, ?, null, ?)")
			.bind(tenant.host, tenant.id, now),
	]);
	const { fundAvailable, openLedgerOfTenant, computePalette, paletteStyle } = await loadWorkerCode();
	let ledgerAt = 0;
	await tenant.run(
		`insert into accounts (account_id, str_id, company_name, subdomain, platform_name, country, time_zone, point_price,
			main_active_color, navbar_color, primary_color, secondary_color, accent_color, palette_style, default_language_code,
			languages, flags, labels, footer_links, settings, created_at)
		values (?1, ?2, ?3, ?2, 'Laurel', 'USA', ?12, 10000, ?4, ?5, ?4, ?6, ?7, ?8, 'en', '["en","es","fr"]', ?9,
			'{"points_label":{"en":"points","es":"puntos","fr":"points"}}', '[]', ?10, ?11)`,
		tenant.id,
		subdomain,
		`Company ${subdomain}`,
		colors.primary_color,
		colors.navbar_color,
		colors.secondary_color,
		colors.accent_color,
		paletteStyle(computePalette(colors)),
		JSON.stringify({ ...usualFlags, ...flags }),
		JSON.stringify({ site_url: `http://${tenant.host}`, ...settings }),
		now,
		loadedZone,
	);
	const newId = () => idAt("ledger", ledgerAt++);
	const paidIn = { account_id: tenant.id, key: "load-funding", points: paidInPoints, reason: "load", newId, now };
	await tenant.write([...openLedgerOfTenant(tenant.id, newId, now), ...fundAvailable(paidIn)]);
	return tenant;
}

/** The handle of a tenant that a kept state holds already; nothing is written. */
export async function tenantOf(runtime, { id = 1, subdomain = "load", shard = 0 } = {}) {
	const database = await runtime.database(`SHARD_${shard}`);
	const { prepare } = await loadWorkerCode();
	return {
		id: idAt("account", id),
		shard,
		subdomain,
		host: `${subdomain}.localhost`,
		port: runtime.port,
		secret: runtime.secret,
		database,
		/** Runs one statement. */
		run: (text, ...params) =>
			database
				.prepare(text)
				.bind(...params)
				.run(),
		/** Rows of one statement. */
		all: async (text, ...params) =>
			(
				await database
					.prepare(text)
					.bind(...params)
					.all()
			).results,
		/** Runs the Worker's own statements as one batch. */
		write: (statements) =>
			database.batch(
				statements.map((statement) => {
					const { text, params } = prepare(statement);
					return database.prepare(text).bind(...params);
				}),
			),
	};
}

/**
 * Adds a program that everyone may give 50 to 250 points from in steps of 50, with a budget of so many points. Its
 * budget belongs to member 0. Answers its id, budget and ledger account.
 */
export async function addProgram(tenant, { at = 0, name = `Program ${at}`, budget = 10_000_000_000 } = {}) {
	const now = Date.now();
	const id = idAt("budget", at * 10);
	const program = { id, budget_id: id + 1, budget_account_id: id + 2 };
	const transaction_id = id + 3;
	await tenant.run(
		"insert into ledger_accounts (account_id, id, kind, unit, owner_id, created_at) values (?, ?, 'budget', 'points', ?, ?)",
		tenant.id,
		program.budget_account_id,
		program.budget_id,
		now,
	);
	await tenant.run(
		`insert into budgets (account_id, id, name, owner_id, ledger_account_id, points_budgeted, created_at)
		values (?, ?, ?, ?, ?, ?, ?)`,
		...[tenant.id, program.budget_id, `Budget of ${name}`, idAt("member"), program.budget_account_id, budget, now],
	);
	await tenant.run(
		`insert into programs (account_id, id, name, budget_id, givers, from_date, points, min_points, max_points, points_increment, created_at)
		values (?, ?, ?, ?, '{"roles":[],"group_ids":[]}', '2020-01-01', 100, 50, 250, 50, ?)`,
		...[tenant.id, program.id, name, program.budget_id, now],
	);
	if (budget > 0) await fillBudget(tenant, program, transaction_id, budget, now);
	return program;
}

async function fillBudget(tenant, program, transaction_id, budget, now) {
	await tenant.run(
		`insert into ledger_transactions (account_id, id, kind, idempotency_key, source, budget_id, created_at)
		values (?, ?, 'assignment', ?, 'load', ?, ?)`,
		...[tenant.id, transaction_id, `load-budget-${program.budget_id}`, program.budget_id, now],
	);
	await tenant.run(
		`insert into ledger_entries (account_id, transaction_id, debit_account_id, credit_account_id, amount, created_at)
		select a.account_id, ?2, a.id, ?3, ?4, ?5 from ledger_accounts a
		where a.account_id = ?1 and a.kind = 'budget' and a.unit = 'points' and a.owner_id = 0`,
		...[tenant.id, transaction_id, program.budget_account_id, budget, now],
	);
}
