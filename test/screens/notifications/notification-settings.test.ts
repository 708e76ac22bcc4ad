/** Switching notifications, as the Worker serves it: by the person, by their company, and what really comes then. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { readMail } from "#test/kit/mail";
import { runByHand, runOutbox, runOutboxWhole } from "#test/kit/outbox";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

const received = "recognition/received";

async function makeCompany() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ first_name: "Priya" });
	const program = await addProgram(acme, { owner: olga, budget: 10_000 });
	runByHand(olga.client);
	/** What reached somebody who was recognized just now. */
	const told = async (person: TestMember) => {
		const before = await countsOf(person);
		await olga.client.call("recognition/give-recognition", {
			program_id: program.id,
			recipient_ids: [person.id],
			points: 50,
			message: "Well done.",
		});
		await runOutbox(acme, "recognition/notify-recipients");
		await runOutboxWhole(acme);
		const after = await countsOf(person);
		return { mail: after.mail - before.mail, bell: after.bell - before.bell };
	};
	const countsOf = async ({ client, email }: TestMember) => ({
		mail: (await readMail(acme)).filter(({ recipient }) => recipient === email).length,
		bell: (await client.call("notifications/get-notifications", { page: 0, pageSize: 50 })).total_rows,
	});
	return { acme, olga, priya, told };
}

/** How each kind stands on the page, by its name. */
async function switchesOf(person: TestMember): Promise<Record<string, string[]>> {
	const { html } = await openPage(person, "/notifications/settings");
	const plain = (markup: string) => markup.replaceAll(/<[^>]+>/g, "").trim();
	const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].slice(1);
	return Object.fromEntries(
		rows.map(([, row = ""]) => {
			const [kind = "", ...places] = row.split("</th>").flatMap((part) => part.split("</td>"));
			return [plain(kind), places.map(plain).slice(0, 2)];
		}),
	);
}

const save = (person: TestMember, switched_on: string[]) =>
	sendForm(person, "/notifications/settings", "notifications/save-notification-settings", { switched_on });

const saveRule = (owner: TestMember, rule: Record<string, string>) =>
	sendForm(owner, "/settings/notifications", `notifications/save-notification-rules#${received}`, {
		kind: received,
		...rule,
	});

test("a person switches a kind off by place, and on again; nothing comes where it is off", async () => {
	const { priya, told } = await makeCompany();
	expect(await told(priya)).toEqual({ mail: 1, bell: 1 });
	expect((await save(priya, [`${received}:bell`])).location).toBe("/webapp/notifications/settings");
	expect(await told(priya)).toEqual({ mail: 0, bell: 1 });
	const page = await openPage(priya, "/notifications/settings");
	const boxes = [...page.html.matchAll(/<input[^>]*name="switched_on"[^>]*>/g)].map(([box]) => box);
	expect(boxes.find((box) => box.includes(`${received}:bell`))).toContain("checked");
	expect(boxes.find((box) => box.includes(`${received}:mail`))).not.toContain("checked");
	await save(priya, []);
	expect(await told(priya)).toEqual({ mail: 0, bell: 0 });
	await save(priya, [`${received}:bell`, `${received}:mail`]);
	expect(await told(priya)).toEqual({ mail: 1, bell: 1 });
});

test("saving leaves what one is never told of as it was: a member who becomes an owner is told of their flash sales", async () => {
	const { acme, priya } = await makeCompany();
	await save(priya, []);
	await acme.database.write([
		sql`update users set role = 'account_owner' where account_id = ${acme.id} and id = ${priya.id}`,
	]);
	const { kinds } = await priya.client.call("notifications/get-notification-settings", {});
	expect(kinds.find(({ kind }) => kind === "flash-sale/ended")?.mail).toEqual({ is_on: 1, is_locked: 0 });
	expect(kinds.find(({ kind }) => kind === received)?.mail).toEqual({ is_on: 0, is_locked: 0 });
});

test("what guards an account or is waited for has a lock in the place of its switch, and cannot be switched off", async () => {
	const { priya } = await makeCompany();
	const page = await openPage(priya, "/notifications/settings");
	const switches = await switchesOf(priya);
	expect(Object.keys(switches)).toEqual(
		expect.arrayContaining(["Somebody recognizes me", "Confirmation of an order", "My password was changed"]),
	);
	expect(Object.keys(switches)).not.toContain("A flash sale of yours has ended");
	expect(switches["Confirmation of an order"]).toEqual(["", "Always"]);
	expect(switches["My password was changed"]).toEqual(["Always", "Always"]);
	expect(page.html).not.toContain("session/password-changed:mail");
	await save(priya, []);
	const { kinds } = await priya.client.call("notifications/get-notification-settings", {});
	expect(kinds.find(({ kind }) => kind === "session/password-changed")?.mail).toEqual({ is_on: 1, is_locked: 1 });
});

test("a company's default holds for whoever chose nothing, its lock for everybody; choices come back when it is taken away", async () => {
	const { acme, olga, priya, told } = await makeCompany();
	const marcus = await acme.addMember();
	await save(priya, [`${received}:bell`, `${received}:mail`]);
	expect((await saveRule(olga, { mail: "off", bell: "on" })).location).toBe("/webapp/settings/notifications");
	expect(await told(marcus)).toEqual({ mail: 0, bell: 1 });
	expect(await told(priya)).toEqual({ mail: 1, bell: 1 });
	await saveRule(olga, { mail: "never", bell: "always" });
	expect(await told(priya)).toEqual({ mail: 0, bell: 1 });
	expect((await switchesOf(priya))["Somebody recognizes me"]).toEqual(["Always", "Never"]);
	await save(priya, []);
	await saveRule(olga, { mail: "on", bell: "on" });
	expect(await told(priya)).toEqual({ mail: 1, bell: 1 });
	expect((await openPage(olga, "/settings/notifications")).texts("h2")).toContain("Somebody recognizes me");
	expect(
		(await priya.client.try("notifications/save-notification-rules", { kind: received, mail: "never" })).status,
	).toBe(403);
	expect(
		(
			await olga.client.try("notifications/save-notification-rules", {
				kind: "session/password-changed",
				mail: "never",
			})
		).status,
	).toBe(404);
});
