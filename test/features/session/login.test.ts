/** Signing in and out through the contract. */
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";
import { hashPassword } from "#workers/features/session";

test("[session-23] Priya signs in with her password and becomes the user of her session", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember({
		first_name: "Priya",
		last_name: "Raman",
		points: 500,
		password_hash: await hashPassword("correct horse"),
	});
	const browser = acme.visitor();
	const reply = await browser.try("session/login", { email: priya.email.toUpperCase(), password: "correct horse" });
	expect(reply.body).toMatchObject({
		resultStatus: "success",
		user: { id: priya.id, name: "Priya Raman", role: "member", point_balance: 500 },
	});
	browser.forgetToken();
	const { user } = await browser.call("session/init-user", {});
	expect(user).toMatchObject({
		id: priya.id,
		name: "Priya Raman",
		point_balance: 500,
		points_earned: 500,
		points_redeemed: 0,
	});
});

test("a wrong password and an unknown address get the same answer", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember({ password_hash: await hashPassword("correct horse") });
	const wrong = await acme.visitor().try("session/login", { email: priya.email, password: "wrong" });
	const unknown = await acme.visitor().try("session/login", { email: "nobody@example.com", password: "wrong" });
	expect(wrong.status).toBe(409);
	expect(wrong.body.resultType).toBe("wrong_credentials");
	expect(unknown.body).toEqual(wrong.body);
});

test("[api_contract-07] a call without the CSRF token, from another origin, or from a sibling site is refused", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const token = await priya.client.csrfToken();
	const post = (headers: Record<string, string>) =>
		priya.client.send("/api/users/api_init_user", {
			method: "POST",
			body: "{}",
			headers: { "content-type": "text/plain", ...headers },
		});
	expect((await post({})).body.resultType).toBe("stale_csrf_token");
	expect((await post({ "x-csrf-token": token, origin: "http://evil.example" })).body.resultType).toBe("foreign_origin");
	expect((await post({ "x-csrf-token": token, "sec-fetch-site": "same-site" })).body.resultType).toBe("foreign_origin");
	expect((await post({ "x-csrf-token": token, origin: "" })).body.resultType).toBe("foreign_origin");
	expect((await post({ "x-csrf-token": token })).status).toBe(200);
});

test("signing out makes the session worthless", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	await priya.client.call("session/end-session", {});
	const reply = await priya.client.send("/api/users/api_init_user", {
		method: "POST",
		body: "{}",
		headers: { "content-type": "text/plain" },
	});
	expect(reply.status).toBe(403);
	expect(priya.client.cookies.has("__Host-laurel")).toBe(false);
});
