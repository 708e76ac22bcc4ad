/** Sessions that were opened out of others: they end with those, whichever way these end, and none is left behind that nobody can end any more. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { Client } from "#test/kit/client";
import { tokenSentTo } from "#test/kit/mail";
import { runByHand, runOutboxWhole } from "#test/kit/outbox";
import { openPage } from "#test/kit/page";
import { quickHash } from "#test/kit/passwords";
import { planOf } from "#test/kit/plan";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { deleteNamedSession, deleteOtherSessions } from "#workers/features/session/store/sessions";
import { systemClock } from "#workers/kernel/clock";
import { cookieNames } from "#workers/kernel/cookies";
import { isolateClock } from "#workers/runtime/clock";

const password = "correct horse battery";
const reason = "An order shows twice, I am checking it.";

afterEach(() => {
	isolateClock.current = systemClock;
});

/** A browser in which somebody is signed in with their password. */
async function signedIn(tenant: TestTenant, { email }: TestMember): Promise<Client> {
	const browser = tenant.visitor();
	await browser.call("session/login", { email, password });
	browser.forgetToken();
	return browser;
}

/** An owner whose password somebody else knows, who sees what a member sees in a browser of their own. */
async function meetThief() {
	const acme = await createTenant();
	const olivia = await acme.addMember({ role: "account_owner", password_hash: quickHash(password) });
	await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember();
	runByHand(olivia.client);
	const stolen = await signedIn(acme, olivia);
	await stolen.call("session/sign-in-as", { user_id: priya.id, reason });
	stolen.forgetToken();
	return { acme, olivia, priya, stolen };
}

const isIn = async (client: Client) => (await client.try("session/get-frame-user", {})).status === 200;

type World = Awaited<ReturnType<typeof meetThief>>;

const askForAddress = async ({ acme, olivia }: World) => {
	const email = `olivia.new@${acme.host}`;
	await olivia.client.call("session/change-email", { email, current_password: password });
	await runOutboxWhole(acme);
	return email;
};

const ways: Record<string, (world: World) => Promise<unknown>> = {
	"another password": ({ olivia }) =>
		olivia.client.call("session/change-password", { current_password: password, new_password: "another long one" }),
	"a forgotten password": async ({ acme, olivia }) => {
		const visitor = acme.visitor();
		runByHand(visitor);
		await visitor.call("session/request-password-reset", { email: olivia.email });
		await runOutboxWhole(acme);
		const token = (await tokenSentTo(acme, olivia, "reset"))!;
		await visitor.call("session/reset-password", { token, password: "another long one" });
	},
	"all other devices": ({ olivia }) => olivia.client.call("session/end-sessions", {}),
	"one other device": async ({ acme, olivia }) => {
		const device = await signedIn(acme, olivia);
		const { sessions } = await olivia.client.call("session/get-sessions", {});
		await olivia.client.call("session/end-sessions", { session_id: sessions.find((one) => one.is_current === 0)!.id });
		expect(await isIn(device)).toBe(false);
	},
	"another address": async (world) => {
		const email = await askForAddress(world);
		const token = (await tokenSentTo(world.acme, { email }, "confirm-email"))!;
		await world.olivia.client.call("session/confirm-email", { token });
	},
	"another address that is stopped": async (world) => {
		await askForAddress(world);
		const token = (await tokenSentTo(world.acme, world.olivia, "keep-email"))!;
		await world.acme.visitor().call("session/stop-email-change", { token });
	},
	"a suspension that is over": async ({ acme, olivia }) => {
		for (const status of ["suspended", "active"])
			await acme.database.write([
				sql`update users set status = ${status} where account_id = ${acme.id} and id = ${olivia.id}`,
			]);
	},
};

test.each(Object.keys(ways))("with %s a session ends that was opened out of a stolen one, as a member", async (way) => {
	const world = await meetThief();
	expect(await isIn(world.stolen)).toBe(true);
	await ways[way]!(world);
	expect([await isIn(world.stolen), await isIn(world.priya.client)]).toEqual([false, true]);
});

/** Somebody who has an administration beside their own pages, and went over to it. */
async function meetAway() {
	const acme = await createTenant();
	const password_hash = quickHash(password);
	const olivia = await acme.addMember({ role: "account_owner", first_name: "Olivia" });
	const mara = await acme.addMember({ password_hash, settings: { account_owner_user_id: olivia.id } });
	const priya = await acme.addMember({ first_name: "Priya", password_hash });
	const away = await signedIn(acme, mara);
	await away.call("session/switch-to-administration", {});
	away.forgetToken();
	return { acme, olivia, mara, priya, away };
}

test("with another password the administration ends that was entered out of a stolen session", async () => {
	const { mara, olivia, away } = await meetAway();
	expect((await away.call("session/get-frame-user", {})).user.id).toBe(olivia.id);
	await mara.client.call("session/change-password", { current_password: password, new_password: "another long one" });
	expect([await isIn(away), await isIn(mara.client)]).toEqual([false, true]);
});

test("[session-05] whoever left their own pages for their administration goes back before they see what somebody sees", async () => {
	const { mara, priya, away } = await meetAway();
	const refused = await away.try("session/sign-in-as", { user_id: priya.id, reason });
	expect([refused.status, refused.body.resultType]).toEqual([409, "is_away"]);
	expect(refused.body.resultMsg).toContain("Go back to them first (BACK at the top)");
	const page = await openPage({ ...mara, client: away }, `/login/sudo/${priya.id}`);
	expect([page.status, page.texts("textarea")]).toEqual([200, []]);
	expect(page.text).toContain("Go back to them first (BACK at the top)");
	await away.call("session/end-session", {});
	away.forgetToken();
	expect((await away.call("session/get-frame-user", {})).user.id).toBe(mara.id);
});

test.each(["signs in", "sets a password by a link"])(
	"whoever %s in a browser leaves none of its sessions behind",
	async (how) => {
		const { acme, priya, away } = await meetAway();
		const left = [cookieNames.session, cookieNames.ownSession].map(
			(name) => new Client(acme.host, away.cookies.get(name)),
		);
		for (const client of left) expect(await isIn(client)).toBe(true);
		if (how === "signs in") await away.call("session/login", { email: priya.email, password });
		else {
			const visitor = acme.visitor();
			runByHand(visitor);
			await visitor.call("session/request-password-reset", { email: priya.email });
			await runOutboxWhole(acme);
			const token = (await tokenSentTo(acme, priya, "reset"))!;
			await away.call("session/reset-password", { token, password: "another long one" });
		}
		away.forgetToken();
		expect((await away.call("session/get-frame-user", {})).user.id).toBe(priya.id);
		for (const client of left) expect(await isIn(client)).toBe(false);
		expect(away.cookies.has(cookieNames.ownSession)).toBe(false);
	},
);

test("the sessions that end are found by their people, however many there are", async () => {
	const acme = await createTenant();
	for (const statement of [
		deleteOtherSessions(acme.id, 1, ""),
		deleteNamedSession(acme.id, 1, "", "0123456789abcdef"),
	]) {
		const plan = (await planOf(acme.shard, statement)).join("; ");
		for (const key of ["account_id=? AND token_hash=?", "account_id=? AND user_id=?", "account_id=? AND actor_id=?"])
			expect(plan).toContain(key);
		expect(plan).not.toMatch(/SCAN s|\(account_id=\?\)/);
	}
});
