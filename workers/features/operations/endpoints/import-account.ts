/**
 * Ends an import; invariant: the host opens only for a client whose tables have as many rows as the export and whose ledger
 * is proven from its lines.
 */
import { z } from "zod";
import { findAccount, toAccount, updateSettings, updateStatus, updateSubdomain } from "#workers/features/account";
import { ledgerFaults } from "#workers/features/points";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { shardDatabase } from "#workers/kernel/environment";
import { refuse } from "#workers/kernel/errors";
import { messagesAfterImport } from "#workers/kernel/jobs-after-import";
import { forgetTenants } from "#workers/runtime/directory";
import { hostOf, knownSubdomain, siteUrl } from "../rules/subdomain";
import { getImported, importErrors } from "../steps/import-account";
import { databaseOf } from "../steps/tenant";
import { countRowsOf, listShapes } from "../store/export-rows";
import { isBeingImported } from "../store/import-rows";
import { openTenant } from "../store/tenants";

export const importAccount = defineEndpoint({
	name: "operations/import-account",
	path: "/api/operations/api_import_account",
	summary: "Ends an import: compares the numbers of rows, proves the ledger, and opens the client's host.",
	access: "operator",
	input: z.object({
		subdomain: knownSubdomain,
		rows: z.array(z.object({ table: z.string().max(60), count: z.int().min(0) })).max(500),
	}),
	output: z.object({ site_url: z.string(), entries: z.int() }),
	errors: { ...importErrors, rows_differ: {}, ledger_differs: {} },
	repetition: { kind: "natural" },
	handler: async (scope, { subdomain, rows }) => {
		const tenant = await getImported(scope, subdomain);
		const { id } = tenant;
		const database = databaseOf(scope, tenant);
		const shapes = await listShapes(shardDatabase(scope.env, tenant.shard));
		const counts = new Map(
			await Promise.all(
				shapes.map(async ({ name }) => [name, (await database.read(countRowsOf(id, name)))[0]!.count] as const),
			),
		);
		for (const { name } of shapes) {
			const expected = rows.find((one) => one.table === name)?.count ?? 0;
			if (counts.get(name) !== expected)
				throw refuse("rows_differ", { table: name, expected, found: counts.get(name) ?? 0 });
		}
		const faults = (await Promise.all(ledgerFaults(id).map((statement) => database.read(statement)))).flat();
		if (faults.length > 0) throw refuse("ledger_differs", { fault: faults[0]!.fault });
		const [row] = await database.read(findAccount(id));
		if (!row) throw refuse("rows_differ", { table: "accounts", expected: 1, found: 0 });
		const host = hostOf(tenant.subdomain, scope.env.PLATFORM_HOST);
		const site_url = siteUrl(host, scope.request.origin);
		const inside = scope.inAccount(toAccount(row, tenant.shard));
		const waiting = await messagesAfterImport(inside);
		await inside.commit({
			statements: [
				assertThat("import_is_over", isBeingImported(id)),
				updateSubdomain(id, tenant.subdomain, site_url),
				// A domain of its mail is of the place that it came from.
				updateSettings(id, { sender_domain: null }),
				updateStatus(id, "active"),
				...waiting,
			],
			answer: {},
			audit: { subject_kind: "account", subject_id: id, details: { operator: scope.operator.name } },
		});
		await scope.directory.commit([openTenant(id)], { account_id: id, values: { step: "opened" } });
		forgetTenants([host]);
		return { site_url, entries: counts.get("ledger_entries") ?? 0 };
	},
});
