/**
 * Serves the texts of a language as the account of the host has them. What stands under its version may be kept for good,
 * so a version is only confirmed by texts that have it; without one every request asks whether they still are so.
 */
import { openTenantDatabase } from "#workers/kernel/database";
import type { Environment } from "#workers/kernel/environment";
import { findAccountThat } from "#workers/runtime/accounts";
import type { Tenant } from "#workers/runtime/directory";
import { texts_version, textsFile, textsVersionOf } from "#workers/texts";

/** What is asked for: language and file, the version in the address, and that of what the browser has. */
type Wanted = { lng: string; file: string; version: string | undefined; known: string | undefined };

const json = { "content-type": "application/json; charset=utf-8" };

/** One namespace, or what a page needs in one request (`textsFile`). */
export async function serveTexts(env: Environment, tenant: Tenant, wanted: Wanted): Promise<Response> {
	const { version, known } = wanted;
	const account = await findAccountThat(
		(remembered) => version !== undefined && textsVersionOf(remembered) === version,
		openTenantDatabase(env, tenant.shard, tenant.account_id),
		tenant,
	);
	const found = textsFile(wanted.lng, wanted.file.replace(/\.json$/, ""), account?.own_texts);
	if (!found) return new Response("{}", { status: 404, headers: json });
	const current = account ? textsVersionOf(account) : texts_version;
	const etag = `"${current}"`;
	const caching = version === current ? "public, max-age=31536000, immutable" : "public, no-cache";
	const headers = { "cache-control": caching, etag };
	if (known?.replace(/^W\//, "") === etag) return new Response(null, { status: 304, headers });
	return new Response(JSON.stringify(found), { headers: { ...json, ...headers } });
}
