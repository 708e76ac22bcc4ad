/** The name and the part before the @ that an owner chooses: what is taken, what never reaches a header, and what emails have of it. */
import { expect, test } from "vitest";
import { platformSender } from "#test/kit/mail-provider";
import { acts, inWorldOfSenders, makeActive, makeClient, senderOf, sendOne, world } from "./world";

inWorldOfSenders();

test("emails have the chosen name at once, from the platform's address and from the own one, and the account's name where none is chosen", async () => {
	const { client, owner, host } = await makeClient("test", { company_name: 'Müller & Söhne, "GmbH" <x@evil.test>' });
	const usual = "Müller & Söhne, GmbH x evil.test";
	expect(await senderOf(owner)).toMatchObject({ name: "", usual_name: usual, local_part: "rewards" });
	expect((await sendOne(client, owner))[0]!.from).toBe(`"${usual}" <${platformSender}>`);
	const wish = { name: " Prämien (Zürich), Müller ", local_part: "Danke.Team " };
	expect(await owner.call("sender-domains/save-sender", wish)).toMatchObject({
		...{ name: "Prämien (Zürich), Müller", local_part: "danke.team" },
	});
	expect((await sendOne(client, owner))[0]!.from).toBe(`"Prämien (Zürich), Müller" <${platformSender}>`);
	await makeActive(owner, host);
	const [sent] = await sendOne(client, owner);
	expect(sent!.from).toBe(`"Prämien (Zürich), Müller" <danke.team@${host}>`);
	await owner.call("sender-domains/save-sender", { name: "", local_part: "hello" });
	expect((await sendOne(client, owner))[0]!.from).toBe(`"${usual}" <hello@${host}>`);
	expect((await acts(client)).find(([act]) => act === "save-sender")).toEqual([
		"save-sender",
		{
			sender: {
				before: { name: "", local_part: "rewards" },
				after: { name: "Prämien (Zürich), Müller", local_part: "danke.team" },
			},
		},
	]);
});

test("what could carry more than a name or a local part is refused at its field, and nothing is saved", async () => {
	const { owner } = await makeClient();
	const names = [
		...[
			"Acme\r\nBcc: all@evil.test",
			"Acme\nX: y",
			"Acme\u0001",
			"Acme\u2028x",
			'Acme" <ceo@bank.test>',
			"<ceo@bank.test>",
		],
		...[
			"ceo@bank.test",
			"ceo＠bank.test",
			"Acme \u202Etset.knab",
			"Ac\u200Bme",
			"\\",
			"https://bank.test",
			"see www.bank.test",
		],
		...["...", "a".repeat(65), "Acme\t"],
	];
	for (const name of names) {
		const { status, body } = await owner.try("sender-domains/save-sender", { name, local_part: "rewards" });
		expect([name, status, Object.keys(body.errors ?? {})]).toEqual([name, 400, ["name"]]);
	}
	const parts = [
		...[
			"",
			"a b",
			"a@b",
			"a..b",
			".a",
			"a.",
			"a\r\nBcc: x",
			'"a"',
			"a,b",
			"ä",
			"a+b",
			"<a>",
			"a".repeat(65),
			"a:b",
			"(a)",
		],
	];
	for (const local_part of parts) {
		const { status, body } = await owner.try("sender-domains/save-sender", { name: "Acme", local_part });
		expect([local_part, status, Object.keys(body.errors ?? {})]).toEqual([local_part, 400, ["local_part"]]);
	}
	expect(await senderOf(owner)).toMatchObject({ name: "", local_part: "rewards" });
	for (const name of ["O’Neill & Söhne", "株式会社", "Acme, Inc. (UK)", "a".repeat(64), "Équipe: merci !"])
		expect((await owner.try("sender-domains/save-sender", { name, local_part: "a-b_c.d9" })).status).toBe(200);
});

test("answers to an email and its way to have no more are as before, whoever sends it", async () => {
	const { client, owner, host } = await makeClient();
	await makeActive(owner, host);
	await sendOne(client, owner);
	const told = world.resend.emails().find(({ subject }) => subject.startsWith("Emails come from"));
	expect(told!.from).toBe(`"Initech" <rewards@${host}>`);
	expect(told!.headers).toMatchObject({
		"List-Unsubscribe": expect.stringMatching(/^<https?:\/\/[^>]+\/api\/users\/api_unsubscribe\?token=/),
		"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
	});
	expect(told!.headers).not.toHaveProperty("Reply-To");
});
