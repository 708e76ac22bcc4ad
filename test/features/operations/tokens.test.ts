/** Operators' tokens: told once, stored hashed, one for each name, and worth nothing once they are revoked. */
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { createOperator, newSubdomain, OperatorClient } from "#test/kit/operator";

const setup = new OperatorClient();

test("jane gets a token, works under her name, and is let in no more once it is revoked", async () => {
	const jane = await createOperator();
	expect(jane.token).toMatch(/^[0-9a-f]{64}$/);
	const stored = await env.DIRECTORY.prepare("select token_hash from operator_tokens").all<{ token_hash: string }>();
	expect(stored.results.some(({ token_hash }) => token_hash === jane.token)).toBe(false);
	const { tokens } = await jane.call("operations/get-tokens", {});
	expect(tokens.find(({ name }) => name === jane.name)).toMatchObject({ created_by: "setup", revoked_at: null });
	const again = await setup.try("operations/create-token", { name: jane.name });
	expect([again.status, again.body.resultType]).toEqual([409, "operator_has_token"]);
	expect(await setup.call("operations/revoke-token", { name: jane.name })).toMatchObject({ name: jane.name });
	const refused = await jane.try("operations/get-tokens", {});
	expect([refused.status, refused.body.resultType, refused.body.resultMsg]).toEqual([
		401,
		"operator_unknown",
		"This call needs an operator’s token.",
	]);
	const nobody = await setup.try("operations/revoke-token", { name: jane.name });
	expect([nobody.status, nobody.body.resultType]).toEqual([404, "no_such_operator"]);
	const renewed = await createOperator(jane.name);
	expect(renewed.token).not.toBe(jane.token);
});

test("nobody is called setup, and a name has a form", async () => {
	for (const name of ["setup", "Set up", "1st", "ü"]) {
		const refused = await setup.try("operations/create-token", { name });
		expect([name, refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([name, 400, ["name"]]);
	}
});

test("the set-up's token lets nobody in where it is not set, or is no token", async () => {
	for (const OPERATOR_SETUP_TOKEN of [undefined, "", "short"]) {
		const stranger = new OperatorClient(OPERATOR_SETUP_TOKEN || "0".repeat(64));
		stranger.client.environment = { ...env, OPERATOR_SETUP_TOKEN } as typeof env;
		expect((await stranger.try("operations/get-tokens", {})).status).toBe(401);
	}
});

test("whatever operators do stands in the directory's audit under their name, and no line of it changes", async () => {
	const jane = await createOperator();
	const subdomain = newSubdomain();
	const wish = { subdomain, company_name: "Initech", owner_email: "peter@initech.example" };
	const { account_id } = await jane.call("operations/create-tenant", wish);
	await jane.call("operations/suspend-tenant", { subdomain });
	const { lines, next } = await jane.call("operations/get-audit", { subdomain, max: 2 });
	expect(lines).toMatchObject([
		{ operator: jane.name, operation: "operations/suspend-tenant", account_id, values: { subdomain } },
		{ operator: jane.name, operation: "operations/create-tenant", account_id, values: { step: "opened" } },
	]);
	const rest = await jane.call("operations/get-audit", { subdomain, before: next! });
	expect(rest).toMatchObject({ lines: [{ values: { company_name: "Initech", step: "reserved" } }], next: null });
	const all = await jane.call("operations/get-audit", {});
	expect(JSON.stringify(all)).not.toContain(jane.token);
	for (const change of ["update directory_audit set operator = 'x'", "delete from directory_audit"])
		await expect(env.DIRECTORY.prepare(change).run()).rejects.toThrow("directory_audit_is_final");
});
