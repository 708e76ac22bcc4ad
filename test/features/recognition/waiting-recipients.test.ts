/** People who have not joined: they are found, recognized, and told once they were invited; their points wait for them. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { addGroup, addProgram, balanceOf, indexPeople } from "#test/factories/programs";
import { readMail, tokenSentTo } from "#test/kit/mail";
import { mailEnvironment, standInForResend } from "#test/kit/mail-provider";
import { runByHand, runOutboxWhole } from "#test/kit/outbox";
import { createTenant, type TestTenant } from "#test/kit/tenant";
import { runMessage } from "#workers/background/run-message";

const message = "You rebuilt the onboarding guide over one weekend.";
const hourMs = 3_600_000;

afterEach(() => vi.restoreAllMocks());

async function acmeWithWaiting() {
	const acme = await createTenant();
	const olive = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman", manager_id: olive.id });
	const ingrid = await acme.addMember({
		first_name: "Ingrid",
		last_name: "Solberg",
		status: "invited",
		manager_id: priya.id,
	});
	const gone = await acme.addMember({ first_name: "Ingmar", status: "terminated" });
	await indexPeople(acme, [priya, ingrid, gone]);
	const thanks = await addProgram(acme, { owner: olive });
	for (const { client } of [olive, priya]) runByHand(client);
	return { acme, olive, priya, ingrid, gone, thanks };
}

function emailsTo(tenant: TestTenant, recipient: string) {
	return tenant.database.read(
		sql<{ body: string; subject: string }>`select body, subject from emails
			where account_id = ${tenant.id} and recipient = ${recipient} order by id`,
	);
}

test("somebody who has not joined is found where recognition is given, marked, and nowhere else", async () => {
	const { priya, ingrid } = await acmeWithWaiting();
	const found = async (asked: object) =>
		(
			await priya.client.call("autosuggest/autosuggest", { type: "users_and_groups", search_text: "ing", ...asked })
		).searchResults.map(({ label, activation_pending }) => [label, activation_pending]);
	expect(await found({ filters: { may_receive_points: 1 } })).toEqual([["Ingrid Solberg", 1]]);
	expect(await found({})).toEqual([]);
	const { people } = await priya.client.call("recognition/find-recipients", { recipient_ids: [ingrid.id] });
	expect(people).toMatchObject([{ name: "Ingrid Solberg", activation_pending: 1 }]);
	const { team_members } = await priya.client.call("recognition/fetch-team-members", {});
	expect(team_members).toMatchObject([{ name: "Ingrid Solberg", may_receive_points: 1, activation_pending: 1 }]);
});

test("the giver's page finds them without scripts, and says that they have not joined yet", async () => {
	const { priya, ingrid } = await acmeWithWaiting();
	const search = await (await priya.client.fetch("/webapp/recognitions/give?q=ingrid")).text();
	expect(search).toContain("Ingrid Solberg");
	expect(search).toContain("Has not joined yet");
	expect(search).not.toContain("Nobody found");
	const chosen = await (await priya.client.fetch(`/webapp/recognitions/give?recipient_ids=${ingrid.id}`)).text();
	expect(chosen).toContain("Ingrid Solberg has not joined yet. The recognition and its points wait for them.");
});

test("a group of people who have not joined is found with its size, and thanking it reaches them", async () => {
	const { acme, priya, ingrid, gone, thanks } = await acmeWithWaiting();
	const group = await addGroup(acme, "Sales EMEA", [ingrid, gone, priya]);
	const { searchResults } = await priya.client.call("autosuggest/autosuggest", {
		type: "groups",
		search_text: "sales",
	});
	expect(searchResults).toMatchObject([{ name: "Sales EMEA", active_members_count: 1, pending_members_count: 1 }]);
	const { groups } = await priya.client.call("recognition/find-recipients", { group_ids: [group] });
	expect(groups).toMatchObject([{ active_members_count: 0, pending_members_count: 1 }]);
	const gift = { program_id: thanks.id, group_ids: [group], points: 100, message };
	expect((await priya.client.call("recognition/give-recognition", gift)).recognition_ids).toHaveLength(1);
	expect(await balanceOf(acme, ingrid.points_account_id)).toBe(100);
	await acme.database.write([
		sql`update users set status = 'active' where account_id = ${acme.id} and id = ${ingrid.id}`,
		sql`update users set status = 'suspended' where account_id = ${acme.id} and id = ${priya.id}`,
	]);
	const [counts] = await acme.database.read(
		sql`select active_member_count, invited_member_count from groups where account_id = ${acme.id} and id = ${group}`,
	);
	expect(counts).toEqual({ active_member_count: 1, invited_member_count: 0 });
});

test("points are credited at once; no email before the invitation, after it one with a link that lets them in", async () => {
	const { acme, olive, priya, ingrid, thanks } = await acmeWithWaiting();
	const give = async () => {
		const gift = { program_id: thanks.id, recipient_ids: [ingrid.id], points: 50, message };
		await priya.client.call("recognition/give-recognition", gift);
		await runOutboxWhole(acme);
	};
	await give();
	expect(await balanceOf(acme, ingrid.points_account_id)).toBe(50);
	expect(await emailsTo(acme, ingrid.email)).toEqual([]);

	await olive.client.call("invitations/send-invitations", { user_ids: [ingrid.id] });
	await runOutboxWhole(acme);
	expect((await emailsTo(acme, ingrid.email)).map(({ body }) => body)).toEqual([
		expect.stringContaining("You already have 50 points."),
	]);
	await give();
	expect(await emailsTo(acme, ingrid.email)).toHaveLength(1);

	await acme.database.write([
		sql`update users set invited_at = invited_at - ${hourMs} where account_id = ${acme.id} and id = ${ingrid.id}`,
	]);
	await give();
	const [, email] = await emailsTo(acme, ingrid.email);
	expect(email!.subject).toBe("Priya Raman recognized you");
	expect(email!.body).toContain(message);
	expect(email!.body).toContain("/webapp/activate/");
	const token = (await tokenSentTo(acme, ingrid))!;
	const browser = acme.visitor();
	await browser.call("session/activate", { token, password: "long enough words" });
	browser.forgetToken();
	expect((await browser.call("session/init-user", {})).user.point_balance).toBe(150);
	await give();
	const emails = await emailsTo(acme, ingrid.email);
	expect(emails).toHaveLength(3);
	const plain = emails.filter(({ body }) => !body.includes("/activate/"));
	expect(plain.map(({ body }) => body)).toEqual([expect.stringContaining("/webapp/recognitions/")]);
});

test("the marks of tokens in what a giver writes stay as they were written: neither token travels to an address of theirs", async () => {
	const { acme, priya, ingrid, thanks } = await acmeWithWaiting();
	const olu = await acme.addMember({ first_name: "{token}" });
	await acme.database.write([
		sql`update users set invited_at = ${Date.now() - 2 * hourMs} where account_id = ${acme.id} and id = ${ingrid.id}`,
	]);
	const typed = "Well done:\nhttps://evil.example/{token}\nhttps://evil.example/{unsubscribe}";
	const gift = { program_id: thanks.id, recipient_ids: [ingrid.id, olu.id], points: 50, message: typed };
	await priya.client.call("recognition/give-recognition", gift);
	const { asked } = standInForResend();
	const waiter = { waitUntil: () => undefined };
	for (const job of ["recognition/notify-recipients", "mail/send-email"])
		for (const { id: outbox_id } of await acme.database.read(
			sql<{ id: number }>`select id from outbox where account_id = ${acme.id} and job = ${job} and done_at is null`,
		))
			await runMessage(mailEnvironment, waiter, { account_id: acme.id, shard: acme.shard, outbox_id });
	vi.restoreAllMocks();
	const sent = asked.map(({ body }) => body as { to: string; text: string; html: string });
	expect(sent.map(({ to }) => to).sort()).toEqual([ingrid.email, olu.email].sort());
	for (const { to, text, html } of sent) {
		expect(text).toContain(typed);
		expect(html).toContain(typed.replaceAll("\n", "<br>"));
		const link = to === ingrid.email ? /\/webapp\/activate\/[0-9a-f]{64}\b/ : /\/webapp\/recognitions\/\d+/;
		for (const part of [text, html]) {
			expect(part).toMatch(link);
			expect(part).toMatch(/\/webapp\/unsubscribe\/[\w-]+\.[0-9a-f]{64}\b/);
		}
	}
	const shown = (await readMail(acme)).map(({ body }) => body);
	expect(shown.sort()).toEqual(sent.map(({ text }) => text).sort());
});
