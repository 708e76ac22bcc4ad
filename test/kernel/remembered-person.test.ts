/** A request may begin on what the isolate remembers of account and person; nothing is answered or written on old memory. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import { addItem } from "#test/factories/catalog";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { realEnvironment } from "#test/factories/reports";
import { watched } from "#test/kit/round-trips";
import { createTenant, newId } from "#test/kit/tenant";
import type { Cart } from "#workers/durable-objects/cart";
import { issueDirectly } from "#workers/features/points";
import { narrowedBy, prepareRequestContext } from "#workers/http/prepare-request-context";
import { callEndpoint } from "#workers/kernel/call-endpoint";
import { cookieNames } from "#workers/kernel/cookies";
import { defineEndpoint } from "#workers/kernel/define-endpoint";

test("what changed in the account shows in the next answer, though the isolate remembers the account", async () => {
	const acme = await createTenant({ available: 10_000 });
	const priya = await acme.addMember();
	await priya.client.call("account/init-account", {});
	await acme.database.write([sql`update accounts set company_name = 'Renamed' where account_id = ${acme.id}`]);
	const { account } = await priya.client.call("account/init-account", {});
	expect(account.company_name).toBe("Renamed");
});

test("a balance, a role and a switch that changed elsewhere show at once, in calls and on pages", async () => {
	const acme = await createTenant({ available: 10_000 });
	const priya = await acme.addMember({ first_name: "Priya", points: 100 });
	await priya.client.call("session/init-user", {});
	await acme.database.write([
		sql`update users set role = 'moderator', first_name = 'Pia' where account_id = ${acme.id} and id = ${priya.id}`,
	]);
	const { user } = await priya.client.call("session/init-user", {});
	expect([user.role, user.first_name]).toEqual(["moderator", "Pia"]);
	await acme.database.write([
		sql`update users set first_name = 'Paula' where account_id = ${acme.id} and id = ${priya.id}`,
	]);
	const page = await (await priya.client.fetch("/webapp")).text();
	expect(page).toContain("Paula");
	expect(page).not.toContain("Pia ");
	expect(page).toContain(`href="/webapp/galaxy"`);
	await acme.database.write([
		sql`update accounts set settings = json_set(settings, '$.menu_hidden', json('["galaxy"]')) where account_id = ${acme.id}`,
	]);
	expect(await (await priya.client.fetch("/webapp")).text()).not.toContain(`href="/webapp/galaxy"`);
});

test("a session that ended elsewhere answers nothing more, neither to reads nor to writes", async () => {
	const acme = await createTenant({ available: 10_000 });
	const priya = await acme.addMember();
	const { client } = priya;
	await client.call("session/init-user", {});
	await client.csrfToken();
	await acme.database.write([sql`delete from sessions where account_id = ${acme.id} and user_id = ${priya.id}`]);
	expect((await client.try("session/init-user", {})).status).toBe(403);
	const again = await acme.addMember();
	await again.client.call("session/init-user", {});
	await again.client.csrfToken();
	await acme.database.write([
		sql`update users set status = 'terminated' where account_id = ${acme.id} and id = ${again.id}`,
	]);
	const language = { language_code: "es" };
	expect((await again.client.try("session/change-language", language)).status).toBeGreaterThanOrEqual(401);
	const page = await again.client.fetch("/webapp");
	expect(page.status).toBe(302);
	const [row] = await acme.database.read(
		sql<{ language_code: string }>`select language_code from users where account_id = ${acme.id} and id = ${again.id}`,
	);
	expect(row?.language_code).not.toBe("es");
});

test("a right that was taken away stops the next write, though the memory still grants it", async () => {
	const acme = await createTenant({ available: 10_000 });
	const olu = await acme.addMember({ role: "account_owner" });
	await olu.client.csrfToken();
	await olu.client.call("session/init-user", {});
	await acme.addMember({ role: "account_owner" });
	await acme.database.write([sql`update users set role = 'member' where account_id = ${acme.id} and id = ${olu.id}`]);
	expect((await olu.client.try("points/verify-ledger", {})).status).toBe(403);
});

test("calls that start early write nothing for a session that ended, neither by commit nor beside it", async () => {
	const acme = await createTenant({ available: 10_000 });
	const [owner, priya, olga] = [
		await acme.addMember({ role: "account_owner" }),
		await acme.addMember(),
		await acme.addMember(),
	];
	const program = await addProgram(acme, { owner });
	const { activity_id } = await addRecognition(acme, { giver: owner, recipients: [priya], program });
	const item = await addItem(acme, { variants: [{ points: 10 }] });
	// Each is remembered once: whoever was found out of date is forgotten.
	for (const { client } of [priya, olga]) {
		await client.call("session/init-user", {});
		await client.csrfToken();
	}
	await acme.database.write([sql`delete from sessions where account_id = ${acme.id}`]);
	const tries = [
		await priya.client.try("activity/save-comment", { activity_id, temp_id: "1", comment_text: "Thank you" }),
		await olga.client.try("cart/save-shopping-cart-item", { data: { itemId: item.variant_id }, quantity: 1 }),
	];
	expect(tries.map(({ status }) => status)).toEqual([403, 403]);
	const comments = await acme.database.read(sql`select id from comments where account_id = ${acme.id}`);
	expect(comments).toEqual([]);
	const carts = env.CARTS as unknown as DurableObjectNamespace<Cart>;
	const cart = await carts.get(carts.idFromName(`${acme.id}:${olga.id}`)).read([], Date.now());
	expect(cart.lines).toEqual([]);
});

test("a call whose person's points changed elsewhere is not begun anew", async () => {
	const acme = await createTenant({ available: 10_000 });
	const [owner, priya, tomas] = [await acme.addMember(), await acme.addMember(), await acme.addMember()];
	const program = await addProgram(acme, { owner, budget: 1_000 });
	const give = (giver: typeof priya, recipient: typeof priya) =>
		giver.client.call("recognition/give-recognition", {
			program_id: program.id,
			recipient_ids: [recipient.id],
			points: 50,
			message: "Thank you.",
		});
	await give(priya, tomas);
	await give(tomas, priya);
	const { environment, roundTrips } = watched();
	priya.client.environment = environment as unknown as typeof env;
	await give(priya, tomas);
	expect(roundTrips).toHaveLength(2);
	const { user } = await priya.client.call("session/init-user", {});
	expect(user.point_balance).toBe(50);
});

test("a call begun on memory has the figures of the database before it may have effects, through the role marker too", async () => {
	const acme = await createTenant({ available: 10_000 });
	const olga = await acme.addMember({ role: "account_owner", points: 100 });
	await olga.client.call("session/init-user", {});
	await acme.database.write(
		issueDirectly({
			account_id: acme.id,
			member_account_id: olga.points_account_id,
			points: 11,
			key: "more",
			reason: "more",
			newId,
			now: Date.now(),
		}),
	);
	const request = new Request(`http://${acme.host}/`, {
		headers: { cookie: `${cookieNames.session}=${olga.client.cookies.get(cookieNames.session)}` },
	});
	const context = { waitUntil: () => undefined };
	const tenant = { account_id: acme.id, shard: acme.shard, redirects_to: null };
	const requestContext = await prepareRequestContext(request, realEnvironment(), context, tenant, "all_but_figures");
	const narrowed = narrowedBy(requestContext, "member");
	expect(requestContext.user?.point_balance).toBe(100);
	expect(await Promise.all([requestContext.confirmation, narrowed.confirmation])).toMatchObject([
		{ holds: true, user: { role: "account_owner", point_balance: 111, points_earned: 111 } },
		{ holds: true, user: { role: "member", point_balance: 111, points_earned: 111 } },
	]);
	const whole = await prepareRequestContext(request, realEnvironment(), context, tenant, "all");
	expect(await whole.confirmation).toMatchObject({ holds: true, user: { point_balance: 111 } });
});

test("the scope that a handler gets is final: what the database says of the person comes as another one", async () => {
	const acme = await createTenant({ available: 10_000 });
	const olga = await acme.addMember({ role: "account_owner", points: 100 });
	await olga.client.call("session/init-user", {});
	await acme.database.write(
		issueDirectly({
			account_id: acme.id,
			member_account_id: olga.points_account_id,
			points: 11,
			key: "more",
			reason: "more",
			newId,
			now: Date.now(),
		}),
	);
	const request = new Request(`http://${acme.host}/`, {
		headers: { cookie: `${cookieNames.session}=${olga.client.cookies.get(cookieNames.session)}` },
	});
	const tenant = { account_id: acme.id, shard: acme.shard, redirects_to: null };
	const prepare = () =>
		prepareRequestContext(request, realEnvironment(), { waitUntil: () => undefined }, tenant, "all_but_figures");
	const seen: Record<string, number[]> = {};
	const endpointThat = (startsEarly: boolean, name: string) =>
		defineEndpoint({
			name: "session/end-session",
			path: "/api/users/api_nothing",
			summary: "Notes the balances that its scope has, first and when it has entered.",
			access: "signed_in",
			startsEarly,
			input: z.object({}),
			output: z.object({}),
			repetition: { kind: "natural" },
			handler: async (scope) => {
				const before = scope.user.point_balance;
				const parts = [scope, scope.account, scope.account.flags, scope.user, scope.user.switches, scope.request];
				expect(parts.map(Object.isFrozen)).toEqual(parts.map(() => true));
				const { point_balance } = await scope.entered();
				seen[name] = [before, point_balance, scope.user.point_balance];
				return {};
			},
		});
	await callEndpoint(endpointThat(true, "early") as never, await prepare(), {});
	expect(seen.early).toEqual([100, 111, 100]);
	await olga.client.call("session/init-user", {});
	await callEndpoint(endpointThat(false, "usual") as never, await prepare(), {});
	expect(seen.usual).toEqual([111, 111, 111]);
});
