/** What clients tell of people's actions. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";
import { defaultLimits } from "#workers/kernel/limits";

test("[session-26] logUserAction keeps its data in the audit under the person's name, once; nobody else's and nothing large", async () => {
	const acme = await createTenant();
	const [priya, olu] = [await acme.addMember(), await acme.addMember()];
	const data = { action: "video_watched", seconds: 42, tags: ["welcome"] };
	const key = { "idempotency-key": "watched-1" };
	for (let times = 0; times < 2; times += 1)
		expect(await priya.client.call("session/log-user-action", { data }, key)).toMatchObject({
			is_logged: 1,
		});
	const logged = () =>
		acme.database.read(
			sql<{
				details: string;
				user_id: number;
			}>`select details, user_id from audit_lines where account_id = ${acme.id} and subject_kind = 'user_action'`,
		);
	expect(await logged()).toEqual([{ user_id: priya.id, details: JSON.stringify(data) }]);
	const tooLarge = await olu.client.try("session/log-user-action", { data: { words: "x".repeat(2_000) } });
	expect(tooLarge.body.errors).toHaveProperty("data");
	const without = await olu.client.post("/api/users/api_log_user_action", {});
	expect(without.body.errors).toHaveProperty("data");
	const visitor = await acme.visitor().try("session/log-user-action", { data });
	expect(visitor.body.resultType).toBe("not_logged_in");
	expect(await logged()).toHaveLength(1);
});

test("a person's client is heard 300 times in ten minutes, and nobody else waits for it", async () => {
	const acme = await createTenant();
	const [priya, olu] = [await acme.addMember(), await acme.addMember()];
	const limited = { ...env, LIMITS: JSON.stringify({ user_action: { max: 2 } }) } as unknown as typeof env;
	for (const { client } of [priya, olu]) client.environment = limited;
	const tell = async ({ client }: typeof priya) =>
		(await client.try("session/log-user-action", { data: { at: 1 } })).status;
	expect([await tell(priya), await tell(priya), await tell(priya), await tell(olu)]).toEqual([200, 200, 429, 200]);
	expect(defaultLimits.user_action).toEqual({ max: 300, per_seconds: 600 });
});
