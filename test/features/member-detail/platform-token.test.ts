/** The token by which another platform knows a member: made by oneself alone, told once, narrow, ended in many ways. */

import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { interrupted } from "#test/factories/faults";
import { takeCrashes } from "#test/kit/crashes";
import { createTenant } from "#test/kit/tenant";
import type { Environment } from "#workers/kernel/environment";

const making = "/api/users/api_generate_platform_authentication_token";

async function company(flags: Record<string, 0 | 1> = { generate_token_allowed: 1 }) {
	const acme = await createTenant({ flags });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman", points: 250 });
	return { acme, olga, priya };
}

type Person = Awaited<ReturnType<typeof company>>["olga"];

const reads = async (person: Person, token: string) =>
	person.client.try("member-detail/read-platform-person", { token });

test("[member_detail-33] without a payload it answers resultStatus 'Success', the token and a message; only its hash is kept", async () => {
	const { acme, priya, olga } = await company();
	const { status, body } = await priya.client.post(making, {});
	expect([status, body]).toEqual([
		200,
		expect.objectContaining({ resultStatus: "Success", token: expect.stringMatching(/^[0-9a-f]{64}$/) }),
	]);
	expect(body.resultMsg).toEqual(expect.stringMatching(/./));
	const token = String(body.token);
	const { body: person } = await reads(olga, token);
	expect(person).toMatchObject({ user_id: priya.id, name: "Priya Raman", point_balance: 250 });
	const kept = await acme.database.read(
		sql<{ token_hash: string }>`select token_hash from platform_tokens where account_id = ${acme.id}`,
	);
	expect(kept).toHaveLength(1);
	expect(kept[0]?.token_hash).not.toContain(token);
	const off = await company({});
	expect((await off.priya.client.post(making, {})).status).toBe(403);
});

test("a new one ends the one before; revoking, suspending, leaving and time end it; no other account knows it", async () => {
	const { acme, olga, priya } = await company();
	const make = async () => String((await priya.client.post(making, {})).body.token);
	const [first, second] = [await make(), await make()];
	expect([(await reads(olga, first)).status, (await reads(olga, second)).status]).toEqual([409, 200]);
	const other = await company();
	expect((await reads(other.olga, second)).status).toBe(409);
	await priya.client.call("member-detail/revoke-platform-token", {});
	expect((await reads(olga, second)).body.resultType).toBe("platform_token_not_valid");
	const third = await make();
	await acme.database.write([sql`update platform_tokens set expires_at = 1 where account_id = ${acme.id}`]);
	expect((await reads(olga, third)).status).toBe(409);
	const fourth = await make();
	await olga.client.call("member-detail/suspend-member", { user_id: priya.id });
	await olga.client.call("member-detail/reactivate-member", { user_id: priya.id });
	expect((await reads(olga, fourth)).status).toBe(409);
});

test("it opens nothing but what it reads: as a session's cookie it is nobody's", async () => {
	const { priya } = await company();
	const token = String((await priya.client.post(making, {})).body.token);
	const reply = await priya.client.fetch(`/api/users/api_init_user?token=${token}`, {
		method: "POST",
		headers: { cookie: `__Host-laurel-session=${token}` },
	} as never);
	expect(reply.status).toBeGreaterThanOrEqual(400);
});

test("when the database is away the server says 'Server Error', once in the log, and the old token works on", async () => {
	const { olga, priya } = await company();
	const token = String((await priya.client.post(making, {})).body.token);
	await priya.client.csrfToken();
	priya.client.environment = interrupted(env as unknown as Environment, "insert into platform_tokens", async () => {
		throw new Error("the database is away");
	}) as never;
	const { status, body } = await priya.client.post(making, {});
	priya.client.environment = env;
	expect([status, body.resultType, body.resultMsg]).toEqual([409, "token_not_generated", "Server Error"]);
	expect(takeCrashes()).toHaveLength(1);
	expect((await reads(olga, token)).status).toBe(200);
});
