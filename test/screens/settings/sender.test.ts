/** The page of the sender of emails as the Worker serves it: who sends, name and address, asking for a domain, records to copy, states, and removing. */
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { offersSenders, platformSender, standInForResend } from "#test/kit/mail-provider";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";
import { minuteMs, systemClock } from "#workers/kernel/clock";
import { isolateClock } from "#workers/runtime/clock";
import type { MailProvider } from "../../../scripts/stand-ins/mail-provider.mjs";

const address = "/settings/sender";
let resend: MailProvider;
let now = 0;

beforeEach(() => {
	now = Date.now();
	isolateClock.current = { now: () => now };
	({ resend } = standInForResend());
});

afterEach(() => {
	vi.restoreAllMocks();
	isolateClock.current = systemClock;
});

async function makeCompany(below = "test") {
	const acme = await createTenant();
	const olga = offersSenders(await acme.addMember({ role: "account_owner" }));
	const host = `mail.${acme.host.split(".")[0]}.${below}`;
	const send = (form: string, fields: Record<string, string>, path = address) => sendForm(olga, path, form, fields);
	const check = () => {
		now += minuteMs;
		return send("sender-domains/check-sender-domain", { host });
	};
	return { acme, olga, host, send, check };
}

test("an owner asks for a domain, copies the records with what each is for, checks until it is active, and sees from whom emails come", async () => {
	const { olga, host, send, check } = await makeCompany();
	const first = await openPage(olga, address);
	expect(first.text).toContain("Emails come from the platform’s address, with your name:");
	expect(first.text).toContain(`<${platformSender}>`);
	expect((await send("sender-domains/add-sender-domain", { host })).location).toBe(`/webapp${address}`);
	const asked = await openPage(olga, address);
	expect(asked.text).toContain("Waiting for your DNS");
	expect(asked.texts("code")).toEqual([
		...[`send.${host}`, "feedback-smtp.us-east-1.amazonses.com", `send.${host}`, "v=spf1 include:amazonses.com ~all"],
		...[`resend._domainkey.${host}`, expect.stringMatching(/^p=/)],
	]);
	for (const purpose of ["(DKIM)", "(SPF)", "(return path, MX)", "Not found yet"])
		expect(asked.text).toContain(purpose);
	expect(first.text).toContain("Ask for it");
	expect(asked.text).not.toContain("Ask for it");
	for (const _time of [1, 2, 3]) await check();
	const active = await openPage(olga, address);
	expect(active.text).toContain("Emails come from your own address:");
	expect(active.text).toContain(`<rewards@${host}>`);
	expect(active.text).toContain("Emails come from this domain. Keep the records as long as you use it.");
});

test("name and part before the @ are chosen, what is wrong stands at its field with what was typed, and a test email is sent to oneself", async () => {
	const { acme, olga, send } = await makeCompany();
	const wrong = await send("sender-domains/save-sender", { name: "boss@bank.test", local_part: "a b" });
	expect(wrong.text).toContain("Please give a plain name");
	expect(wrong.text).toContain("Please use letters, digits, and single dots");
	expect(wrong.html).toContain('value="boss@bank.test"');
	expect(wrong.html).toContain('value="a b"');
	await send("sender-domains/save-sender", { name: "Acme Thanks", local_part: "thanks" });
	const saved = await openPage(olga, address);
	expect(saved.text).toContain(`"Acme Thanks" <${platformSender}>`);
	await send("sender-domains/send-test-email", {});
	expect((await openPage(olga, address)).text).toContain(`A test email is on its way to ${olga.email}.`);
	const emails = await acme.database.read(
		sql<{ recipient: string; subject: string }>`select recipient, subject from emails where account_id = ${acme.id}`,
	);
	expect(emails).toEqual([{ recipient: olga.email, subject: "A test email" }]);
	for (let time = 0; time < 10; time += 1) await send("sender-domains/send-test-email", {});
	const { body } = await olga.client.try("sender-domains/send-test-email", {});
	expect(body.resultType).toBe("rate_limited");
});

test("a domain whose records are missing, or were never found, says so with what to do", async () => {
	const { olga, host, send, check } = await makeCompany();
	const none = await send("sender-domains/add-sender-domain", { host: "company" });
	expect(none.text).toContain("Please give a domain of your own, such as yourcompany.com.");
	expect(none.html).toContain('value="company"');
	await send("sender-domains/add-sender-domain", { host });
	resend.control(host, { status: "verified" });
	await check();
	resend.control(host, { status: "temporary_failure" });
	await check();
	expect((await openPage(olga, address)).text).toContain("Set the records marked as not found as below.");
	resend.control(host, { status: "failed" });
	await check();
	const failed = await openPage(olga, address);
	expect(failed.text).toContain("The records were not found within 3 days.");
	expect(failed.text).toContain("Check again");
});

test("removing is asked back on a page of its own, and is done without scripts", async () => {
	const { olga, host, send } = await makeCompany();
	await send("sender-domains/add-sender-domain", { host });
	const page = await openPage(olga, address);
	const [link] = page.links().filter(({ href }) => href.includes("/sender/remove"));
	const question = await openPage(olga, link!.href.replace("/webapp", ""));
	expect(question.text).toContain("Emails come from the platform’s address at once.");
	const done = await send("sender-domains/remove-sender-domain", { host }, "/settings/sender/remove");
	expect(done.location).toBe(`/webapp${address}`);
	const after = await openPage(olga, address);
	expect(after.text).toContain("The domain is removed.");
	expect(after.text).not.toContain(host);
	expect(resend.domains().some(({ name }) => name === host)).toBe(false);
});

test("the page is in Spanish and French, says where no domains are offered, and members do not open it", async () => {
	const { acme, host, send } = await makeCompany();
	await send("sender-domains/add-sender-domain", { host });
	for (const [language_code, words] of [
		["es", "En espera de tu DNS"],
		["fr", "En attente de votre DNS"],
	] as const) {
		const owner = offersSenders(await acme.addMember({ role: "account_owner", language_code }));
		expect((await openPage(owner, address)).text).toContain(words);
	}
	const globex = await createTenant();
	const page = await openPage(await globex.addMember({ role: "account_owner" }), address);
	expect(page.text).toContain("This platform does not let emails come from your own domain yet.");
	expect(page.text).not.toContain("Ask for it");
	expect((await openPage(await globex.addMember(), address)).status).toBe(403);
});
