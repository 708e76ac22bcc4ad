/** Ends the rest in which an export held its client that broke off: as `resume-tenant` does, and no client that an operator suspended. */
import { updateStatus } from "#workers/features/account";
import { openTenantDatabase } from "#workers/kernel/database";
import type { PlatformScope } from "#workers/kernel/define-job";
import { prepare, type Statement } from "#workers/kernel/sql";
import { type DirectoryRow, endAbandonedExport, findHeld, listAbandonedExports } from "../store/tenants";

const exportsAtOnce = 10;

/** The account opens first, so that what waits finds it open. */
export async function endAbandonedExports({ env, clock, newId }: PlatformScope): Promise<void> {
	const now = clock.now();
	const bind = (statement: Statement) => {
		const { text, params } = prepare(statement);
		return env.DIRECTORY.prepare(text).bind(...params);
	};
	const { results } = await bind(listAbandonedExports(now, exportsAtOnce)).all<Pick<DirectoryRow, "id" | "shard">>();
	for (const { id, shard } of results) {
		const account = openTenantDatabase(env, shard, id);
		await account.write([updateStatus(id, "active")]);
		await env.DIRECTORY.batch(endAbandonedExport(id, now, newId()).map(bind));
		// An operator may have suspended or closed it in between: that stands.
		const { results: held } = await bind(findHeld(id)).all<{ status: "closed" | "suspended" }>();
		if (held[0]) await account.write([updateStatus(id, held[0].status)]);
	}
}
