/** Signing in as a member, over HTTP and on the served page: reason, 30 minutes, both names, what stays the member's alone, the way back. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { addressFields, orderOf, putIntoCart } from "#test/factories/shopping";
import { readMail } from "#test/kit/mail";
import { runOutbox } from "#test/kit/outbox";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type MemberOptions, type TestMember } from "#test/kit/tenant";
import { minuteMs, systemClock } from "#workers/kernel/clock";
import { cookieNames } from "#workers/kernel/cookies";
import { isolateClock } from "#workers/runtime/clock";
import { makeShop } from "../checkout/shop";

const reason = "An order shows twice, I am checking it.";

afterEach(() => {
	isolateClock.current = systemClock;
});

async function meetOwner(member: MemberOptions = {}) {
	const acme = await createTenant();
	const olivia = await acme.addMember({ role: "account_owner", first_name: "Olivia", last_name: "Brandt" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman", ...member });
	return { acme, olivia, priya };
}

/** Signs in as somebody; the client forgets the token of the session that it left. */
async function signInAs(owner: TestMember, { id }: { id: number }) {
	const answer = await owner.client.call("session/sign-in-as", { user_id: id, reason });
	owner.client.forgetToken();
	return answer;
}

const whoIs = async ({ client }: TestMember) =>
	(await client.call("session/init-user", { redirect_if_logged_out: 1 })).user;

test("[session-03] an account owner signs in as a member by /login/sudo/{userId}, with a reason; nobody else may, and no administrator is shown", async () => {
	const { acme, olivia, priya } = await meetOwner();
	const address = `/login/sudo/${priya.id}`;
	const page = await openPage(olivia, address);
	expect(page.texts("h1")).toEqual(["Sign in as Priya Raman"]);
	expect(page.text).toContain("What you do is recorded with both names, and Priya is told.");
	const short = await sendForm(olivia, address, "session/sign-in-as", { reason: "order" });
	expect(short.texts("p", ["class", "field-error"])).toHaveLength(1);
	expect(short.texts("textarea")).toEqual(["order"]);
	expect((await whoIs(olivia)).id).toBe(olivia.id);
	const done = await sendForm(olivia, address, "session/sign-in-as", { reason });
	expect(done.location).toBe("/webapp");
	olivia.client.forgetToken();
	expect((await whoIs(olivia)).id).toBe(priya.id);

	const other = await acme.addMember({ role: "account_owner" });
	const { body } = await other.client.try("session/sign-in-as", { user_id: olivia.id, reason });
	expect(body.resultType).toBe("not_a_member");
	expect((await openPage(other, `/login/sudo/${olivia.id}`)).text).toContain("Administrators cannot be signed in as.");
	for (const role of ["member", "moderator", "budget_owner", "distributor"] as const) {
		const somebody = await acme.addMember({ role });
		expect((await openPage(somebody, address)).status).toBe(403);
		expect((await openPage(somebody, "/login/sudo")).status).toBe(403);
	}
});

test("who has not joined, is suspended or gone, and who belongs to another account, cannot be signed in as", async () => {
	const { acme, olivia } = await meetOwner();
	for (const status of ["invited", "suspended", "terminated"]) {
		const gone = await acme.addMember({ status });
		const { body } = await olivia.client.try("session/sign-in-as", { user_id: gone.id, reason });
		expect(body.resultType).toBe("account_not_active");
	}
	const globex = await createTenant({ shard: acme.shard });
	const stranger = await globex.addMember();
	expect((await olivia.client.try("session/sign-in-as", { user_id: stranger.id, reason })).status).toBe(404);
	expect((await openPage(olivia, `/login/sudo/${stranger.id}`)).status).toBe(404);
	expect((await whoIs(olivia)).id).toBe(olivia.id);
});

test("[session-05] while signed in as a member a BACK link points to /login/end_session, which restores one's own session", async () => {
	const { olivia, priya } = await meetOwner();
	expect((await openPage(olivia, "/")).links().some(({ text }) => text === "BACK")).toBe(false);
	await signInAs(olivia, priya);
	const page = await openPage(olivia, "/");
	expect(page.links()).toContainEqual({ text: "BACK", href: "/webapp/login/end_session" });
	expect(page.part("aside", ["class", "banner"]).text).toContain("You see what Priya Raman sees");
	expect((await whoIs(olivia)).sensitive.member_logged_in_as_admin).toBe(1);
	expect((await openPage(priya, "/")).links().some(({ text }) => text === "BACK")).toBe(false);

	const headers = { "sec-fetch-site": "same-origin", "sec-fetch-mode": "navigate" };
	const back = await olivia.client.fetch("/webapp/login/end_session", { headers });
	expect([back.status, back.headers.get("location")]).toEqual([302, "/webapp"]);
	olivia.client.forgetToken();
	const own = await whoIs(olivia);
	expect([own.id, own.sensitive.member_logged_in_as_admin]).toEqual([olivia.id, 0]);
	expect(olivia.client.cookies.has(cookieNames.ownSession)).toBe(false);
});

test("it lasts 30 minutes; then sign-in leads back to one's own session", async () => {
	const { olivia, priya } = await meetOwner();
	const { expires_at } = await signInAs(olivia, priya);
	isolateClock.current = { now: () => expires_at - minuteMs };
	expect((await whoIs(olivia)).id).toBe(priya.id);
	isolateClock.current = { now: () => expires_at + 1 };
	const { headers } = await olivia.client.fetch("/webapp/points");
	expect(headers.get("location")).toBe("/webapp/login");
	expect((await olivia.client.fetch("/webapp/login")).headers.get("location")).toBe("/webapp/login/end_session");
	expect((await openPage(olivia, "/login/end_session")).texts("h1")).toEqual(["Back to your own pages"]);
	olivia.client.forgetToken();
	const done = await sendForm(olivia, "/login/end_session", "session/end-session", {});
	expect(done.location).toBe("/webapp");
	olivia.client.forgetToken();
	expect((await whoIs(olivia)).id).toBe(olivia.id);
});

test("both names stand on what is done, the member is told by mail and bell, and reads who looked in and why", async () => {
	const { acme, olivia, priya } = await meetOwner();
	await signInAs(olivia, priya);
	await olivia.client.call("addresses/update-shipping-address", { operationType: "add", ...addressFields });
	const lines = await acme.database.read(
		sql<{ action: string; user_id: number; actor_id: number }>`select action, user_id, actor_id from audit_lines
			where account_id = ${acme.id} order by id`,
	);
	expect(lines).toContainEqual({ action: "session/sign-in-as", user_id: olivia.id, actor_id: olivia.id });
	expect(lines).toContainEqual({
		action: "addresses/update-shipping-address",
		user_id: priya.id,
		actor_id: olivia.id,
	});
	await runOutbox(acme, "mail/send-email");
	const [email] = (await readMail(acme)).filter(({ recipient }) => recipient === priya.email);
	expect(email!.subject).toBe("Olivia Brandt signed in as you");
	expect(email!.body).toContain(reason);
	expect((await openPage(priya, "/notifications")).text).toContain(`Olivia Brandt signed in as you: “${reason}”`);
	const page = await openPage(priya, "/profile/sign_ins");
	expect(page.texts("blockquote")).toEqual([reason]);
	expect(page.links().map(({ href }) => href)).toContain("/webapp/profile/security");
	expect(page.text).toContain("Olivia Brandt");
	const cleo = await acme.addMember();
	expect((await openPage(cleo, "/profile/sign_ins")).text).toContain("Nobody has looked in.");
});

test("ordering, giving, consent and language stay the member's alone, and what the administrator sees the member has not seen", async () => {
	const { acme, priya, itemId } = await makeShop();
	const olivia = await acme.addMember({ role: "account_owner" });
	const cart = await putIntoCart(priya, itemId);
	await signInAs(olivia, priya);
	const refused = [
		await olivia.client.try("checkout/checkout", orderOf(cart)),
		await olivia.client.try("recognition/give-recognition", {
			program_id: 1,
			recipient_ids: [olivia.id],
			message: "Thank you.",
		}),
		await olivia.client.try("session/opt-in", {}),
		await olivia.client.try("session/change-language", { language_code: "es" }),
	];
	for (const { status, body } of refused) expect([status, body.resultType]).toEqual([403, "not_as_member"]);
	const nested = await olivia.client.try("session/sign-in-as", { user_id: priya.id, reason });
	expect(nested.status).toBe(403);
	expect((await openPage(olivia, "/")).links().some(({ href }) => href.includes("/recognitions/give"))).toBe(false);
	await olivia.client.call("notifications/update-last-seen-timestamp", {});
	expect((await whoIs(priya)).unread_notifs_and_announc_cnt).toBe(1);
});

test("[topbar-10] the Admin link goes to the sign-in-as path, for who has an account-owner user beside their own; BACK restores the member", async () => {
	const { acme, olivia } = await meetOwner();
	const mara = await acme.addMember({ first_name: "Mara", settings: { account_owner_user_id: olivia.id } });
	const cleo = await acme.addMember({ first_name: "Cleo" });
	const admin = { text: "Admin", href: `/webapp/login/sudo/${olivia.id}` };
	expect((await openPage(mara, "/")).links()).toContainEqual(admin);
	expect((await openPage(cleo, "/")).links().some(({ text }) => text === "Admin")).toBe(false);
	expect([(await whoIs(mara)).sensitive.has_admin_access, (await whoIs(cleo)).sensitive.has_admin_access]).toEqual([
		1, 0,
	]);
	expect((await cleo.client.try("session/switch-to-administration", {})).body.resultType).toBe("no_administration");

	const page = await openPage(mara, `/login/sudo/${olivia.id}`);
	expect(page.texts("h1")).toEqual(["Your own administration"]);
	expect(page.texts("textarea")).toEqual([]);
	await sendForm(mara, `/login/sudo/${olivia.id}`, "session/switch-to-administration", {});
	mara.client.forgetToken();
	expect((await whoIs(mara)).id).toBe(olivia.id);
	expect((await openPage(mara, "/")).links()).toContainEqual({ text: "BACK", href: "/webapp/login/end_session" });
	await mara.client.call("session/end-session", {});
	mara.client.forgetToken();
	expect((await whoIs(mara)).id).toBe(mara.id);

	await acme.addMember({ role: "account_owner" });
	await acme.database.write([
		sql`update users set role = 'member' where account_id = ${acme.id} and id = ${olivia.id}`,
	]);
	expect((await mara.client.try("session/switch-to-administration", {})).body.resultType).toBe("no_administration");
});

test("an administrator who is none any more loses the member's pages at once", async () => {
	const { acme, olivia, priya } = await meetOwner();
	await signInAs(olivia, priya);
	await acme.addMember({ role: "account_owner" });
	await acme.database.write([
		sql`update users set role = 'member' where account_id = ${acme.id} and id = ${olivia.id}`,
	]);
	expect((await olivia.client.try("session/get-frame-user", {})).status).toBe(401);
});
