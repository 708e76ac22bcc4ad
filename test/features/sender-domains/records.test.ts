/** How records of the DNS are named whole, and what an account's emails come from when its name is none that can stand there. */
import { expect, test } from "vitest";
import { fullName } from "#workers/features/sender-domains/rules/full-name";
import { sendersOf, usualSenderName } from "#workers/kernel/sender";

test("names that are told below the registered domain are shown whole", () => {
	for (const [name, host, whole] of [
		["send", "client.example", "send.client.example"],
		["send.mail", "mail.client.example", "send.mail.client.example"],
		["resend._domainkey.mail", "mail.client.co.uk", "resend._domainkey.mail.client.co.uk"],
		["send", "client.co.uk", "send.client.co.uk"],
		["send.send", "send.client.example", "send.send.client.example"],
		["send.a.b", "a.b.client.example", "send.a.b.client.example"],
		["send.mail.client.example", "mail.client.example", "send.mail.client.example"],
		["@", "client.example", "client.example"],
	] as const)
		expect([name, host, fullName(name, host)]).toEqual([name, host, whole]);
});

test("whatever a company is called, its name ends no quotes and opens no address", () => {
	const senders = (company_name: string, settings = {}) =>
		sendersOf({ company_name, platform_name: "", settings }, { MAIL_SENDER: "Platform <hello@mail.example>" });
	for (const [company, from] of [
		["Acme", '"Acme" <hello@mail.example>'],
		['A"\r\nBcc: x@y.example', '"A Bcc: x y.example" <hello@mail.example>'],
		["<b>Acme</b>", '"b Acme /b" <hello@mail.example>'],
		["\u202Eemca\\", '"emca" <hello@mail.example>'],
		["", "hello@mail.example"],
	] as const)
		expect([company, senders(company).platform]).toEqual([company, from]);
	expect(usualSenderName({ company_name: "😀".repeat(100), platform_name: "" })).toBe("😀".repeat(32));
	const forged = { sender_name: 'x" <ceo@bank.test>', sender_local_part: "a\r\nb", sender_domain: "client.example" };
	expect(senders("Acme", forged).own).toEqual({ from: '"Acme" <rewards@client.example>', host: "client.example" });
});
