/** The Worker as wrangler.toml alone gives it, and as a wrong setting would: what is for developers is closed, and without a secret all is. */
import { createExecutionContext, env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { Client } from "#test/kit/client";
import { takeCrashes } from "#test/kit/crashes";
import { createTenant, type TestTenant } from "#test/kit/tenant";
import { deliver } from "#workers/features/mail/store/provider";
import { prepareRequestContext } from "#workers/http/prepare-request-context";
import settings from "../../wrangler.toml?raw";

/** The variables of wrangler.toml in place of those of the tests. */
const ownVars = Object.fromEntries(
	[...(/\[vars\]\n([^[]*)/.exec(settings)?.[1] ?? "").matchAll(/^(\w+) = "(.*)"$/gm)].map(([, name, value]) => [
		name!,
		value!,
	]),
);

type Vars = Partial<Record<keyof typeof env, unknown>>;

/** The same person in front of a Worker with other variables. */
function before(vars: Vars, client: Client, host = client.host): Client {
	const other = new Client(host);
	for (const [name, value] of client.cookies) other.cookies.set(name, value);
	other.environment = { ...env, ...vars } as typeof env;
	return other;
}

/** Another name of the tenant. */
async function addHost(tenant: TestTenant, host: string): Promise<string> {
	await env.DIRECTORY.prepare(
		"insert into directory_hosts (host, account_id, redirects_to, created_at) values (?, ?, null, 0)",
	)
		.bind(host, tenant.id)
		.run();
	return host;
}

async function company() {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	await acme.database.write([
		sql`insert into emails (account_id, id, recipient, subject, body, created_at) values (${acme.id}, 1, 'a@laurel.test', 'Welcome', 'http://x/activate/1', 1)`,
	]);
	return { acme, owner };
}

/** What each thing for developers answers. */
async function doors(client: Client) {
	const emails = await client.post("/api/users/api_get_local_letters", {});
	const asMember = await client.send("/api/users/api_init_user", {
		method: "POST",
		body: JSON.stringify({ payload: {}, role_for_testing: "member" }),
		headers: { "content-type": "text/plain", "x-csrf-token": await client.csrfToken() },
	});
	const call = await client.fetch("/__call/session/init-user", {
		method: "POST",
		body: "{}",
		headers: { "x-laurel-call-key": "k" },
	});
	return {
		emails: emails.status,
		mailPage: (await client.fetch("/webapp/dev/mail")).status,
		kitPage: (await client.fetch("/webapp/dev/kit")).status,
		role: (asMember.body as unknown as { user: { role: string } }).user.role,
		call: call.status === 404 || call.status === 403,
	};
}

const closed = { emails: 404, mailPage: 404, kitPage: 404, role: "account_owner", call: true };

test("a plain deployment is closed: no emails, no pages for developers, no role to be tried, no calls of the development server", async () => {
	expect(ownVars.ENVIRONMENT).toBe("production");
	const { owner } = await company();
	expect(await doors(before({ ...ownVars, DEVELOPMENT_CALL_KEY: "k" }, owner.client))).toEqual(closed);
});

test("a name of an environment that nobody knows, or none, is production", async () => {
	const { owner } = await company();
	for (const ENVIRONMENT of ["", "Local", "staging", undefined]) {
		expect([ENVIRONMENT, await doors(before({ ENVIRONMENT }, owner.client))]).toEqual([ENVIRONMENT, closed]);
		const env_ = { ...env, ENVIRONMENT, MAIL_PROVIDER_URL: undefined };
		const email = {
			id: 1,
			user_id: null,
			recipient: "a@laurel.test",
			subject: "s",
			body: "b",
			content: null,
			link_id: null,
		};
		await expect(deliver({ account: { id: 1 } as never, env: env_ as never }, email)).rejects.toThrow(
			"MAIL_PROVIDER_URL",
		);
	}
});

test("even where somebody says that it is local, only names of the machine itself open what is for developers", async () => {
	const { acme, owner } = await company();
	for (const ENVIRONMENT of ["local", "development"]) {
		const vars = { ENVIRONMENT, DEVELOPMENT_CALL_KEY: undefined };
		expect([ENVIRONMENT, await doors(before(vars, owner.client))]).toEqual([ENVIRONMENT, closed]);
	}
	const host = await addHost(acme, `t${acme.id.toString(36)}.localhost`);
	expect(await doors(before({ ENVIRONMENT: "local" }, owner.client, host))).toMatchObject({
		emails: 200,
		mailPage: 200,
		kitPage: 200,
		role: "member",
	});
});

test("without a secret, or with a short one, nothing is served", async () => {
	const { owner } = await company();
	for (const SESSION_SECRET of [undefined, "", "short", "x".repeat(31)]) {
		const client = before({ SESSION_SECRET }, owner.client);
		for (const path of ["/webapp", "/healthz", "/api/openapi.json", "/webapp/login"]) {
			const answer = await client.fetch(path);
			expect([path, answer.status, answer.headers.getSetCookie()]).toEqual([path, 503, []]);
		}
	}
	expect(takeCrashes().length).toBeGreaterThan(0);
});

test("a client chooses its own address nowhere: Cloudflare says it, and on a developer's machine nobody does", async () => {
	const acme = await createTenant();
	const place = { account_id: acme.id, shard: acme.shard } as never;
	const networkIn = async (ENVIRONMENT: string, address: string) => {
		const request = new Request(`http://${acme.host}/`, { headers: { "cf-connecting-ip": address } });
		const requestContext = await prepareRequestContext(
			request,
			{ ...env, ENVIRONMENT } as never,
			createExecutionContext(),
			place,
		);
		return requestContext.request.network;
	};
	for (const ENVIRONMENT of ["local", "development"]) {
		expect(await networkIn(ENVIRONMENT, "203.0.113.7")).toBe("local");
		expect(await networkIn(ENVIRONMENT, "2001:db8::1")).toBe("local");
	}
	expect(await networkIn("production", "203.0.113.7")).toBe("203.0.113.7");
});
