/** Creating a client: it is whole at once, its owner comes in through the invitation, and a repeat changes nothing. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { takeCrashes } from "#test/kit/crashes";
import { activateOwner, clientOf, createClient } from "#test/kit/new-client";
import { hostOf, newSubdomain, OperatorClient } from "#test/kit/operator";
import { watched } from "#test/kit/round-trips";

const setup = new OperatorClient();

/** What creates a client called Initech, and what a test wants otherwise. */
function initech(more: Record<string, unknown> = {}) {
	const subdomain = newSubdomain();
	return { subdomain, company_name: "Initech", owner_email: `jane.doe@${subdomain}.example`, ...more };
}

test("[account-01] [account-11] Jane's new client answers on its own host at once: her invitation lets her in, with the usual words and colors", async () => {
	const wish = initech({ country: "MEX", languages: ["en", "es"], features: ["ideas", "polls_enabled"] });
	const unknown = await clientOf({ ...wish, account_id: 1, shard: "SHARD_0" })
		.visitor()
		.fetch("/api/openapi.json");
	expect(unknown.status).toBe(404);
	const created = await setup.call("operations/create-tenant", wish);
	expect(created).toMatchObject({
		subdomain: wish.subdomain,
		site_url: `http://${hostOf(wish.subdomain)}`,
		owner_email: wish.owner_email,
		is_new: 1,
	});
	const client = clientOf(created);
	const owner = await activateOwner(client);
	const { user } = await owner.call("session/init-user", {});
	expect(user).toMatchObject({ role: "account_owner", first_name: "Jane", last_name: "Doe", email: wish.owner_email });
	const { account } = await owner.call("account/init-account", {});
	expect(account).toMatchObject({
		company_name: "Initech",
		subdomain: wish.subdomain,
		country: "MEX",
		site_url: created.site_url,
		primary_color: "#01add9",
		languages: ["en", "es"],
		flags: {
			ideas_enabled: 1,
			polls_enabled: 1,
			redemptions_enabled: 1,
			language_selection_enabled: 1,
			surveys_enabled: 0,
		},
		labels: {
			polls_alias_label: "Polls",
			employee_nomination_alias_label: "Nominations",
			recognition_alias_label: "Recognition",
			badge_alias_label: "Badge",
		},
	});
});

test("the same creation again changes nothing, and another one under the name is refused", async () => {
	const wish = initech();
	const created = await setup.call("operations/create-tenant", wish);
	expect(await setup.call("operations/create-tenant", wish)).toEqual({ ...created, is_new: 0 });
	const client = clientOf(created);
	await activateOwner(client);
	const emails = await client.database.read(sql`select id from emails where account_id = ${client.id}`);
	expect(emails).toHaveLength(1);
	const other = await setup.try("operations/create-tenant", { ...wish, company_name: "Other" });
	expect([other.status, other.body.resultType, other.body.resultMsg]).toEqual([
		409,
		"subdomain_taken",
		"This subdomain belongs to another client, or did within the last 12 months.",
	]);
});

test("a creation that broke off goes on when it is sent again; until then its host answers nobody", async () => {
	const wish = initech({ shard: "SHARD_1" });
	const breaking = new OperatorClient();
	const { environment } = watched({ breaks: (texts) => texts.some((text) => text.includes("insert into accounts")) });
	breaking.client.environment = environment as unknown as typeof env;
	breaking.client.environment.SHARD_1.prepare = env.SHARD_1.prepare.bind(env.SHARD_1);
	const broken = await breaking.try("operations/create-tenant", wish);
	expect([broken.status, broken.body.resultType]).toEqual([500, "server_error"]);
	expect(takeCrashes()).toHaveLength(1);
	const { tenants } = await setup.call("operations/get-tenants", { after: wish.subdomain.slice(0, -1) });
	expect(tenants.find(({ subdomain }) => subdomain === wish.subdomain)?.state).toBe("being_created");
	const host = clientOf({ ...wish, account_id: 1, shard: "SHARD_1" });
	expect((await host.visitor().fetch("/api/openapi.json")).status).toBe(404);
	const created = await setup.call("operations/create-tenant", wish);
	expect([created.is_new, created.shard]).toEqual([1, "SHARD_1"]);
	expect((await host.visitor().fetch("/api/openapi.json")).status).toBe(200);
	expect(await setup.call("operations/create-tenant", wish)).toMatchObject({ is_new: 0 });
});

test("creations of the same client at once make one, and none of them crashes", async () => {
	const wish = initech();
	const replies = await Promise.all([1, 2, 3].map(() => setup.try("operations/create-tenant", wish)));
	expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
	const again = await setup.call("operations/create-tenant", wish);
	const users = await clientOf(again).database.read(sql`select id from users where account_id = ${again.account_id}`);
	expect([again.is_new, users.length]).toEqual([0, 1]);
});

test.each([
	["ab", "Min length is 3 characters."],
	["a".repeat(41), "Max length is 40 characters."],
	[
		"-initech",
		"A subdomain has 3 to 40 letters a to z, digits and hyphens, and neither begins nor ends with a hyphen.",
	],
	[
		"ini tech",
		"A subdomain has 3 to 40 letters a to z, digits and hyphens, and neither begins nor ends with a hyphen.",
	],
	["platform", "This name is reserved for the platform."],
	["ADMIN1", "This name is reserved for the platform."],
])("no client is called %s", async (subdomain, message) => {
	const refused = await setup.try("operations/create-tenant", { ...initech(), subdomain });
	expect([refused.status, refused.body.errors]).toEqual([400, { subdomain: [message] }]);
});

test("each wrong field is told beside its name, and nothing is created", async () => {
	const wish = initech({ owner_email: "jane", country: "XXX", time_zone: "Mars", features: ["flying"] });
	const refused = await setup.try("operations/create-tenant", wish);
	expect([refused.status, refused.body.errors]).toEqual([
		400,
		{
			owner_email: ["Please enter an email address, such as name@company.com."],
			country: ["Please give a country as three letters, such as USA."],
			time_zone: ["Please give a time zone such as America/New_York."],
			features: [expect.stringMatching(/^There is no feature flying\. There are: .*\bideas\b/)],
		},
	]);
	const shard = await setup.try("operations/create-tenant", initech({ shard: "SHARD_9" }));
	expect(shard.body.errors).toEqual({ shard: ["There is no such shard. There are: SHARD_0, SHARD_1."] });
	const shown = await setup.try("operations/get-tenant", { subdomain: wish.subdomain });
	expect([shown.status, shown.body.resultMsg]).toEqual([404, `There is no client under ${wish.subdomain}.`]);
});

test("a client is put on the shard that is asked for; the list tells of all, page by page", async () => {
	const clients = [await createClient({ shard: "SHARD_0" }), await createClient({ shard: "shard_1" })];
	expect(clients.map(({ shard }) => shard)).toEqual([0, 1]);
	const names: string[] = [];
	for (let after: string | undefined; ; ) {
		const page = await setup.call("operations/get-tenants", { after, max: 2 });
		names.push(...page.tenants.map(({ subdomain }) => subdomain));
		if (page.next === null) break;
		after = page.next;
	}
	expect(names).toEqual([...names].sort());
	expect(names).toEqual(expect.arrayContaining(clients.map(({ subdomain }) => subdomain)));
});
