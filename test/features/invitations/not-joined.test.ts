/** Who has not joined: the list, the overview's count, and people without an address. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { importFile } from "#test/features/imports/upload";
import { runByHand, runOutboxWhole } from "#test/kit/outbox";
import { sendForm } from "#test/kit/page";
import { createTenant, newId } from "#test/kit/tenant";
import { acmeWithOwner, emailsOf, importPeople } from "./newcomers";

test("the list of who has not joined is newest first, and tells the never invited from the invited", async () => {
	const { acme, owner } = await acmeWithOwner();
	await acme.addMember();
	const ana = await acme.addMember({ first_name: "Ana", status: "invited" });
	const ben = await acme.addMember({ first_name: "Ben", status: "invited" });
	await acme.database.write([
		sql`update users set created_at = created_at - 1000 where account_id = ${acme.id} and id = ${ana.id}`,
	]);
	const ids = async (filters: object) =>
		(await owner.client.call("invitations/get-not-joined", { filters })).table_rows.map(({ id }) => id);
	expect(await ids({})).toEqual([ben.id, ana.id]);
	await owner.client.call("session/send-activation-link", { user_id: ana.id });
	expect([await ids({ invitation: "sent" }), await ids({ invitation: "never" })]).toEqual([[ana.id], [ben.id]]);
	expect(await ids({ upload_id: newId() })).toEqual([]);
	await acme.database.write([sql`update users set status = 'active' where account_id = ${acme.id} and id = ${ben.id}`]);
	expect(await ids({})).toEqual([ana.id]);
});

test("the overview counts who can sign in, and names who has not joined with the way to invite them", async () => {
	const { acme, owner } = await acmeWithOwner();
	await acme.addMember();
	const quiet = await (await owner.client.fetch("/webapp")).text();
	expect(quiet).not.toContain('href="/webapp/members/invitations"');
	await importPeople(acme, owner, 3);
	expect(await owner.client.call("points/get-points-summary", {})).toMatchObject({
		active_member_count: 2,
		not_joined_count: 3,
	});
	const page = await (await owner.client.fetch("/webapp")).text();
	expect(page).toContain("3 people have not joined yet.");
	expect(page).toContain('href="/webapp/members/invitations"');
});

test("who has no address is counted and left out, cannot be ticked, and alone is nobody to invite", async () => {
	const { acme, owner } = await acmeWithOwner();
	const file =
		"first_name,last_name,email,participant_id\nAna,Ruiz,ana0@people.example,P1\nBen,Ruiz,,P2\nCleo,Ruiz,,P3\n";
	const upload = await importFile(acme, owner, "members", file);
	expect(upload).toMatchObject({ added_count: 3, not_joined_count: 3 });
	const { table_rows } = await owner.client.call("invitations/get-not-joined", {});
	const ben = table_rows.find(({ name }) => name === "Ben Ruiz")!;
	const page = await (await owner.client.fetch("/webapp/members/invitations")).text();
	expect(page.match(/No email address/g)).toHaveLength(2);
	expect(page).not.toContain(`value="${ben.id}"`);
	const alone = await owner.client.try("invitations/send-invitations", { user_ids: [ben.id] });
	expect([alone.status, alone.body.resultType]).toEqual([409, "nobody_to_invite"]);
	const send = (fields: Record<string, string>) =>
		sendForm(owner, "/members/invitations", "invitations/send-invitations", {
			audience: "people",
			when: "now",
			...fields,
		});
	const unticked = await send({ when: "later", day: "2001-01-01", hour: "08:00" });
	expect(unticked.text).toContain("Tick at least one person in the list");
	expect(unticked.html).toContain('value="2001-01-01"');
	expect((await send({ when: "later", day: "", hour: "08:00" })).text).toContain("Choose a day and an hour.");
	expect((await send({ audience: "not_joined" })).location).toBe("/webapp/members/invitations");
	await runOutboxWhole(acme);
	expect((await emailsOf(acme)).map(({ recipient }) => recipient)).toEqual(["ana0@people.example"]);
	const after = await (await owner.client.fetch("/webapp/members/invitations")).text();
	expect(after).toContain("1 invitation is on its way. Left out, since they have no email address: 2.");
	expect(after.replaceAll("<!-- -->", "")).toContain("Sent to 1 person");
});

test("an invitation speaks of the account's own word for points alone", async () => {
	const words = { en: "stars", es: "estrellas", fr: "étoiles" };
	const acme = await createTenant({ labels: { points_label: words } });
	const owner = await acme.addMember({ role: "account_owner" });
	runByHand(owner.client);
	for (const language_code of ["en", "es", "fr"])
		await acme.addMember({ status: "invited", language_code, points: 30 });
	await owner.client.call("invitations/send-invitations", { audience: "not_joined" });
	await runOutboxWhole(acme);
	const bodies = (await emailsOf(acme)).map(({ body }) => body);
	for (const word of Object.values(words))
		expect(bodies.filter((body) => body.includes(`30 ${word}`) && !/points|puntos/i.test(body))).toHaveLength(1);
});
