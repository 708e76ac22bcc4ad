/** The contract of every call as a client meets it: its base, method, wrapping, content type, token, and what an answer holds. */
import { expect, test } from "vitest";
import { quickHash } from "#test/kit/passwords";
import { createTenant, type TestMember } from "#test/kit/tenant";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import { roles } from "#workers/kernel/identity";
import { endpoints } from "#workers/registry";

const plain = { "content-type": "text/plain" };
const initUser = "/api/users/api_init_user";

/** Posts a body as it stands, with this person's token. */
async function post(person: TestMember, path: string, body: unknown, headers: Record<string, string> = plain) {
	const token = { "x-csrf-token": await person.client.csrfToken() };
	return person.client.send(path, { method: "POST", body: JSON.stringify(body), headers: { ...token, ...headers } });
}

test("[api_contract-04] the base of calls is /api on the page's own host, and each host answers for its own account", async () => {
	const [acme, globex] = [await createTenant({ shard: 0 }), await createTenant({ shard: 1 })];
	for (const tenant of [acme, globex]) {
		const reply = await tenant.visitor().post("/api/accounts/api_init_account", {});
		expect((reply.body as unknown as { account: object }).account).toMatchObject({
			subdomain: tenant.host.split(".")[0],
		});
		const { paths } = (await (await tenant.visitor().fetch("/api/openapi.json")).json()) as { paths: object };
		expect(Object.keys(paths).every((path) => path.startsWith("/api/"))).toBe(true);
	}
	const priya = await acme.addMember();
	const elsewhere = Object.assign(globex.visitor(), { cookies: priya.client.cookies });
	expect((await elsewhere.post(initUser, {})).body.resultType).toBe("not_logged_in");
});

test("[api_contract-08] every call takes POST alone, but for what is noted in the document as GET", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const got = Object.values(endpoints).filter(({ method }) => method !== "POST");
	expect(got.map(({ path }) => path)).toEqual([]);
	for (const { path } of Object.values(endpoints)) {
		for (const method of ["GET", "PUT", "DELETE"]) {
			const reply = await priya.client.send(path, { method, headers: { "x-csrf-token": "x" } });
			expect([path, method, reply.status, reply.body.resultType]).toEqual([path, method, 405, "method_not_allowed"]);
		}
	}
	expect((await post(priya, initUser, { payload: {} })).status).toBe(200);
});

test("[api_contract-05] bodies wrap their input in payload, and carry a role marker that only narrows what an administrator sees", async () => {
	const acme = await createTenant();
	const [owner, member] = [await acme.addMember({ role: "account_owner" }), await acme.addMember()];
	const language = "/api/users/api_change_language";
	expect((await post(owner, language, { payload: { language_code: "es" } })).status).toBe(200);
	const verify = "/api/points/api_verify_ledger";
	const ask = (person: TestMember, role_for_testing: string) => post(person, verify, { payload: {}, role_for_testing });
	expect((await ask(owner, "account_owner")).status).toBe(200);
	expect((await ask(owner, "member")).body.resultType).toBe("forbidden");
	expect((await ask(member, "account_owner")).body.resultType).toBe("forbidden");
});

test("[api_contract-06] bodies are text/plain and the session's cookie is sent; another type or no cookie is refused", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const answer = await post(priya, initUser, { payload: {} });
	expect([answer.status, (answer.body as unknown as { user: object }).user]).toEqual([
		200,
		expect.objectContaining({ id: priya.id }),
	]);
	for (const type of ["text/html", "application/xml", "multipart/form-data; boundary=x"]) {
		const reply = await post(priya, initUser, { payload: {} }, { "content-type": type });
		expect([type, reply.status, reply.body.resultType]).toEqual([type, 415, "unsupported_media_type"]);
	}
	const visitor = acme.visitor();
	expect((await visitor.post(initUser, {})).body.resultType).toBe("not_logged_in");
});

test("[api_contract-07] [session-21] the token call comes first, whether signed in or not, and every later call carries its csrf_token", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember({ password_hash: quickHash("correct horse") });
	const visitor = acme.visitor();
	const ask = (client: typeof visitor, payload: object) =>
		client.send("/api/users/api_csrf_token", { method: "POST", body: JSON.stringify({ payload }), headers: plain });
	const mine = await ask(visitor, { redirect_if_logged_out: 1 });
	expect(mine).toMatchObject({
		status: 200,
		body: { resultStatus: "success", csrf_token: expect.stringMatching(/^[0-9a-f]{64}$/) },
	});
	const token = String((mine.body as unknown as { csrf_token: string }).csrf_token);
	const login = (headers: Record<string, string>) =>
		visitor.send("/api/users/api_login", {
			method: "POST",
			body: JSON.stringify({ payload: { email: priya.email, password: "correct horse" } }),
			headers: { ...plain, ...headers },
		});
	for (const headers of [{}, { "x-csrf-token": "" }, { "x-csrf-token": "0".repeat(64) }] as Record<string, string>[])
		expect((await login(headers)).body.resultType).toBe("stale_csrf_token");
	expect((await login({ "x-csrf-token": token })).status).toBe(200);
	expect((await ask(visitor, {})).body).not.toMatchObject({ csrf_token: token });
	const calls = (Object.values(endpoints) as unknown as Endpoint[]).filter(
		({ name, authentication }) => name !== "session/issue-csrf-token" && (authentication ?? "session") === "session",
	);
	for (const { path } of calls) {
		const reply = await priya.client.send(path, { method: "POST", body: "{}", headers: plain });
		expect([path, reply.body.resultType]).toEqual([path, "stale_csrf_token"]);
	}
});

test("[session-17] there are twelve roles, and whoever has one is told so", async () => {
	const twelve = [
		"account_owner",
		"budget_owner",
		"member",
		"moderator",
		"regional_business_manager",
		"nomination_moderator",
		"customer",
		"distributor",
		"distributor_sales_rep",
		"widia_sales_rep",
		"widia_sales_rep_manager",
		"widia_admin",
	] as const;
	const acme = await createTenant();
	for (const role of twelve) {
		const person = await acme.addMember({ role });
		expect((await person.client.call("session/init-user", {})).user.role).toBe(role);
	}
	expect([...roles].sort()).toEqual([...twelve].sort());
});

test("[errors-03] every answer carries resultStatus and resultMsg; of what is refused, resultType says why", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember({ language_code: "es" });
	const done = await post(priya, initUser, { payload: {} });
	expect(done.body).toMatchObject({ resultStatus: "success", resultMsg: expect.stringMatching(/./) });
	expect(done.body).not.toHaveProperty("resultType");
	const wrong = await post(priya, "/api/users/api_change_language", { payload: { language_code: 7 } });
	expect([wrong.status, wrong.body]).toEqual([
		400,
		{
			resultStatus: "error",
			resultMsg: expect.stringMatching(/./),
			resultType: "validation",
			errors: { language_code: [expect.stringMatching(/./)] },
		},
	]);
	const refused = await post(priya, "/api/points/api_verify_ledger", { payload: {} });
	expect(refused.body).toEqual({
		resultStatus: "error",
		resultMsg: expect.stringMatching(/permi|acceso|puedes/i),
		resultType: "forbidden",
	});
	const nowhere = await post(priya, "/api/users/api_nothing", { payload: {} });
	expect([nowhere.status, nowhere.body.resultStatus, nowhere.body.resultType]).toEqual([404, "error", "not_found"]);
});

test.each([
	["en", "Done.", "Please check the marked fields.", "Another budget has this name."],
	["es", "Hecho.", "Revisa los campos marcados.", "Otro presupuesto tiene ese nombre."],
	["fr", "C’est fait.", "Vérifiez les champs signalés.", "Un autre budget porte ce nom."],
])(
	"[errors-11] where the specification has no text, an act says what became of it in the person's words: %s",
	async (language_code, done, refused, taken) => {
		const acme = await createTenant();
		const owner = await acme.addMember({ role: "account_owner", language_code });
		const budget = { name: "Europe", budget_category: "", cycle: "none", is_active: 1 };
		const path = "/api/budgets/api_ao_update_budget_details";
		const made = await post(owner, path, { payload: budget });
		expect([made.status, made.body.resultStatus, made.body.resultMsg]).toEqual([200, "success", done]);
		const again = await post(owner, path, { payload: budget });
		expect([again.status, again.body]).toEqual([
			400,
			{ resultStatus: "error", resultMsg: refused, resultType: "validation", errors: { name: [taken] } },
		]);
	},
);
