/** With ten thousand clients, what is asked each minute or with each request is found by an index: of the directory, and of whole shards. */
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { createClient } from "#test/kit/new-client";
import { planOf } from "#test/kit/plan";
import { runPlatformWork } from "#test/kit/schedule";
import { waitingMessages } from "#workers/features/operations/store/health";
import { listTenants } from "#workers/features/operations/store/tenants";
import { prepare } from "#workers/kernel/sql";
import { findTenant } from "#workers/runtime/directory";

/** The directory with each statement that it is asked. */
function watchedDirectory() {
	const asked = new Map<string, number>();
	const prepareWatched = (text: string) => {
		const statement = env.DIRECTORY.prepare(text);
		asked.set(text, text.split("?").length - 1);
		return statement;
	};
	const DIRECTORY = {
		prepare: prepareWatched,
		batch: (statements: D1PreparedStatement[]) => env.DIRECTORY.batch(statements),
	} as unknown as D1Database;
	return { DIRECTORY, asked };
}

/** The steps of a statement of the directory, each with what it is of. */
async function stepsOf(text: string, marks: number): Promise<string[]> {
	const { results } = await env.DIRECTORY.prepare(`explain query plan ${text}`)
		.bind(...Array.from({ length: marks }, () => 1))
		.all<{ detail: string }>();
	return results.map(({ detail }) => detail);
}

test("the client of a host is found by the host, and clients are listed by their name, page by page", async () => {
	const client = await createClient();
	const { DIRECTORY, asked } = watchedDirectory();
	expect(await findTenant({ ...env, DIRECTORY } as never, client.host, Date.now() + 60_000)).toBeDefined();
	const [[text, marks]] = [...asked] as [[string, number]];
	const steps = await stepsOf(text, marks);
	expect(steps.length).toBeGreaterThan(1);
	for (const step of steps) expect(step).toMatch(/^SEARCH/);
	const { text: listing, params } = prepare(listTenants("a", 50));
	expect((await stepsOf(listing, params.length)).join()).toMatch(/^SEARCH .* USING INDEX directory_accounts_subdomain/);
});

/** Tables of the directory of which there are as many rows as clients, or more. */
const ofClients =
	/\b(directory_accounts|directory_hosts|directory_audit|directory_fundings|directory_moves|directory_erasures|own_domains|[adho])\b/;

/** A step that does not walk all clients: by key, not by shard alone; moves that are under way are an index of their own. */
const isBounded = (step: string) =>
	(step.startsWith("SEARCH") && !step.includes("(shard=?)")) || step.includes("directory_moves_one_at_once");

test("no work of the platform reads the clients one by one, and what it reads of others is found by what is due", async () => {
	const { DIRECTORY, asked } = watchedDirectory();
	// The turn of the health checks has come, too.
	await env.DIRECTORY.prepare("update directory_checks set checked_at = 1 where name = 'schedule'").run();
	await runPlatformWork({ DIRECTORY });
	const texts = [...asked].filter(([text]) => /^\s*(select|update|delete)/i.test(text));
	expect(texts.length).toBeGreaterThan(5);
	for (const [text, marks] of texts) {
		const steps = (await stepsOf(text, marks)).filter((step) => ofClients.test(step));
		expect([text, steps.filter((step) => !isBounded(step))]).toEqual([text, []]);
	}
	expect(texts.some(([text]) => text.includes("from directory_accounts"))).toBe(true);
});

test("messages that wait are found by what is due, and none that was put off is read", async () => {
	const plan = (await planOf(0, waitingMessages(1))).join("; ");
	expect(plan).toContain("SEARCH d USING COVERING INDEX due_work_by_time (due_at<?)");
	expect(plan).toContain("SEARCH o USING INDEX outbox_waiting (account_id=? AND due_at<?)");
});
