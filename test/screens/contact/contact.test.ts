/** The person behind the help as the Worker serves them, and what is written to them. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { readMail } from "#test/kit/mail";
import { runByHand } from "#test/kit/outbox";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestTenant } from "#test/kit/tenant";
import { runMessage } from "#workers/background/run-message";
import type { Environment } from "#workers/kernel/environment";

async function makeCompany() {
	const acme = await createTenant({ languages: ["en", "es"], flags: { how_to_videos_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	return { acme, olga, priya };
}

const facts = { name: "Maria Ortiz", email: "help@acme.example", phone: "+1 (312) 555-0117" };
const question = { subject: "Points after a return", message: "My parcel went back on Monday.\nWhen do I see them?" };
/** Whom answers to a tenant's emails go to, as the provider is told. */
async function replyAddresses(acme: TestTenant): Promise<(string | undefined)[]> {
	const addresses: (string | undefined)[] = [];
	const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (_address, init) => {
		const { headers } = JSON.parse(String(init?.body)) as { headers?: Record<string, string> };
		addresses.push(headers?.["Reply-To"]);
		return new Response(null, { status: 202 });
	});
	const environment = { ...env, MAIL_PROVIDER_URL: "https://mail.example/send" } as unknown as Environment;
	const messages = await acme.database.read(
		sql<{
			id: number;
		}>`select id from outbox where account_id = ${acme.id} and job = 'mail/send-email' and done_at is null`,
	);
	for (const { id } of messages)
		await runMessage(
			environment,
			{ waitUntil: () => undefined },
			{ account_id: acme.id, shard: acme.shard, outbox_id: id },
		);
	spy.mockRestore();
	return addresses;
}

const contactOn = async (person: Parameters<typeof openPage>[0], path: string) =>
	(await openPage(person, path)).part("section", ["class", "contact-card"]);

test("the pages of questions and of videos end with the person behind the help and their hours, as the owner set them", async () => {
	const { acme, olga, priya } = await makeCompany();
	expect((await contactOn(priya, "/faqs")).text).toContain("Write to the people who run this for you.");
	const buttons = (await openPage(olga, "/settings/help"))
		.texts("button")
		.map((text) => text.replace("Processing...", ""));
	expect(buttons).toEqual(expect.arrayContaining(["Save who helps", "Save hours (English)", "Save hours (Español)"]));
	expect((await sendForm(olga, "/settings/help", "contact/save-contact", facts)).location).toBe(
		"/webapp/settings/help",
	);
	for (const [language_code, hours] of [
		["en", "Weekdays 8 AM to 6 PM"],
		["es", "De lunes a viernes, de 8 a 18 h"],
	] as const)
		await sendForm(olga, "/settings/help", `contact/save-contact-hours#${language_code}`, { language_code, hours });
	for (const path of ["/faqs", "/how-to-videos"]) {
		const card = await contactOn(priya, path);
		expect(card.text).toContain("Maria Ortiz helps you.Hours: Weekdays 8 AM to 6 PM");
		expect(card.links()).toEqual([
			{ text: "+1 (312) 555-0117", href: "tel:+13125550117" },
			{ text: "help@acme.example", href: "mailto:help@acme.example" },
			{ text: "Write to support", href: "/webapp/contact" },
		]);
	}
	const pablo = await acme.addMember({ language_code: "es" });
	expect((await contactOn(pablo, "/faqs")).text).toContain("De lunes a viernes, de 8 a 18 h");
	const stranger = await (await createTenant({ shard: acme.shard })).addMember();
	expect((await contactOn(stranger, "/faqs")).text).not.toContain("Maria");
	const wrong = await sendForm(olga, "/settings/help", "contact/save-contact", {
		...facts,
		email: "help",
		phone: "call us",
	});
	expect(wrong.texts("p", ["class", "field-error"])).toEqual([
		"Please enter an email address, such as name@company.com.",
		"Please enter a phone number, such as +1 555 010 2030.",
	]);
	expect(wrong.html).toContain('value="call us"');
	expect((await sendForm(priya, "/settings/help", "contact/save-contact", facts)).status).toBe(403);
});

test("what is written goes to the contact's address, an answer to who asked, and a notice says so", async () => {
	const { acme, olga, priya } = await makeCompany();
	runByHand(priya.client);
	await olga.client.call("contact/save-contact", facts);
	const sent = await sendForm(priya, "/contact", "contact/write-to-contact", question);
	expect(sent.location).toBe("/webapp/faqs");
	expect((await openPage(priya, "/faqs")).text).toContain("Sent. The answer comes by email.");
	const [email, ...others] = await readMail(acme);
	expect([email!.recipient, email!.subject, others]).toEqual([
		"help@acme.example",
		"Priya Raman asks: Points after a return",
		[],
	]);
	expect(email!.body).toContain("My parcel went back on Monday.\nWhen do I see them?");
	expect(email!.body).toContain(`it goes to ${priya.email}`);
	expect(await replyAddresses(acme)).toEqual([priya.email]);
});

test("without an address the owners get it; what is empty stays in the form, and nobody writes on and on", async () => {
	const { acme, olga, priya } = await makeCompany();
	const oscar = await acme.addMember({ role: "account_owner" });
	await sendForm(priya, "/contact", "contact/write-to-contact", question);
	expect((await readMail(acme)).map(({ recipient }) => recipient).sort()).toEqual([olga.email, oscar.email].sort());
	const empty = await sendForm(priya, "/contact", "contact/write-to-contact", { subject: "", message: "Kept words" });
	expect(empty.texts("p", ["class", "field-error"])).toHaveLength(1);
	expect(empty.texts("textarea")).toEqual(["Kept words"]);
	const statuses: number[] = [];
	for (let at = 0; at < 11; at += 1)
		statuses.push((await priya.client.try("contact/write-to-contact", question)).status);
	expect(statuses.at(-1)).toBe(429);
	expect((await acme.visitor().fetch("/webapp/contact")).headers.get("location")).toContain("/webapp/login");
});
