/**
 * Begins the export of a client; invariant: it is suspended in a batch that holds only while nothing is due or being done in
 * it, so that no work is broken off, and from then on nobody writes: what follows is read of one moment. An export that
 * does not go on holds it for some minutes alone.
 */
import { z } from "zod";
import { updateStatus } from "#workers/features/account";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { shardDatabase } from "#workers/kernel/environment";
import type { Statement } from "#workers/kernel/sql";
import { leftOut, numberedAnew, writtenByTriggers } from "../rules/export-tables";
import { knownSubdomain } from "../rules/subdomain";
import { exportLeaseMs } from "../steps/export-client";
import { databaseOf, enterTenant, noSuchTenant } from "../steps/tenant";
import { listFamilies } from "../store/export-files";
import { countWaiting, listMigrations, listShapes, nothingIsUnderWay } from "../store/export-rows";
import { holdForExport, updateSuspension } from "../store/tenants";

export const exportTenant = defineEndpoint({
	name: "operations/export-tenant",
	path: "/api/operations/api_export_tenant",
	summary: "Suspends a client for an export and tells what the export holds. Resume it when the export is there.",
	access: "operator",
	input: z.object({ subdomain: knownSubdomain }),
	output: z.object({
		account_id: z.int(),
		subdomain: z.string(),
		company_name: z.string(),
		exported_at: z.int(),
		/** 1 when it was suspended before: it is to stay so. */
		was_suspended: z.literal([0, 1]),
		/** Messages that wait for a later moment, and are not exported. */
		waiting_count: z.int(),
		migrations: z.array(z.string()),
		/** In an order in which each comes after those that it refers to. */
		tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), key: z.array(z.string()) })),
		families: z.array(z.string()),
		left_out: z.record(z.string(), z.string()),
		written_by_triggers: z.array(z.string()),
		numbered_anew: z.record(z.string(), z.array(z.string())),
	}),
	errors: { ...noSuchTenant, work_is_under_way: {} },
	repetition: { kind: "natural" },
	handler: async (scope, { subdomain }) => {
		const { tenant, row, inside } = await enterTenant(scope, subdomain);
		const { id, shard } = tenant;
		const now = scope.clock.now();
		// One that an earlier export holds which broke off goes on being held, by this one.
		const isHeld = tenant.export_until !== null;
		const was_suspended: 0 | 1 = row.status === "suspended" && !isHeld ? 1 : 0;
		if (!was_suspended) {
			const rest = (step: string, ...statements: Statement[]) =>
				scope.directory.commit(statements, { account_id: id, values: { subdomain, step } });
			// The directory goes first, so that the schedule rests; it is taken back where something is still being done.
			await rest("suspended", holdForExport(id, now, now + exportLeaseMs));
			await inside
				.commit({
					statements: [assertThat("work_is_under_way", nothingIsUnderWay(id, now)), updateStatus(id, "suspended")],
					answer: {},
					audit: { subject_kind: "account", subject_id: id, details: { operator: scope.operator.name } },
				})
				.catch(async (error) => {
					if (tenant.suspended_at === null) await rest("work_is_under_way", updateSuspension(id, null));
					throw error;
				});
		} else await scope.directory.commit([], { account_id: id, values: { subdomain, step: "was_suspended" } });
		const database = shardDatabase(scope.env, shard);
		const [shapes, migrations, families, [waiting]] = await Promise.all([
			listShapes(database),
			listMigrations(database),
			listFamilies(scope.env.FILES),
			databaseOf(scope, tenant).read(countWaiting(id)),
		]);
		return {
			account_id: id,
			subdomain: tenant.subdomain,
			company_name: row.company_name,
			exported_at: now,
			was_suspended,
			waiting_count: waiting!.count,
			tables: shapes.map(({ name, columns, key }) => ({ name, columns, key })),
			...{ migrations, families, left_out: { ...leftOut } },
			written_by_triggers: [...writtenByTriggers],
			numbered_anew: Object.fromEntries(Object.entries(numberedAnew).map(([name, columns]) => [name, [...columns]])),
		};
	},
});
