/** Signing up by oneself: the form, the email that confirms the address, and what strangers neither learn nor get by it. */
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { askToJoin, joinAndWait, makeOpenCompany, nora, signUpPassword } from "#test/factories/sign-ups";
import { readMail, tokenSentTo } from "#test/kit/mail";
import { runByHand, runOutbox } from "#test/kit/outbox";
import { createTenant, type TestTenant } from "#test/kit/tenant";
import { dayMs, systemClock } from "#workers/kernel/clock";
import { isolateClock } from "#workers/runtime/clock";

afterEach(() => {
	isolateClock.current = systemClock;
});

const peopleAt = (tenant: TestTenant, email: string) =>
	tenant.database.read(
		sql<{
			id: number;
			status: string;
			standard_tnc_opted_in_at: number | null;
		}>`select id, status, standard_tnc_opted_in_at
			from users where account_id = ${tenant.id} and email = ${email}`,
	);

const signIn = (tenant: TestTenant, email: string, password = signUpPassword) =>
	tenant.visitor().try("session/login", { email, password });

test("without moderation whoever follows the mailed link is a member, signed in, who has accepted the terms", async () => {
	const { acme } = await makeOpenCompany({ flags: { signup_moderation: 0 } });
	const token = (await askToJoin(acme))!;
	expect(await peopleAt(acme, nora.email)).toEqual([]);
	const browser = acme.visitor();
	expect(await browser.call("sign-up/find-sign-up-link", { token })).toMatchObject({
		...{ email: nora.email, first_name: "Nora", is_moderated: 0 },
	});
	expect(await peopleAt(acme, nora.email)).toEqual([]);
	const done = await browser.call("sign-up/confirm-sign-up", { token, password: signUpPassword });
	expect(done).toMatchObject({ email: nora.email, status: "active" });
	browser.forgetToken();
	const { user } = await browser.call("session/init-user", {});
	expect(user).toMatchObject({ first_name: "Nora", last_name: "Lind", role: "member", point_balance: 0 });
	expect(await peopleAt(acme, nora.email)).toEqual([
		{ id: user.id, status: "active", standard_tnc_opted_in_at: expect.any(Number) },
	]);
	expect((await signIn(acme, nora.email)).status).toBe(200);
});

test("with moderation they wait: no session, no sign-in, no link that lets them in, until somebody approves", async () => {
	const company = await makeOpenCompany();
	const { acme, olga } = company;
	const { browser, status, user_id, request_id } = await joinAndWait(company);
	expect([status, browser.cookies.has("__Host-laurel")]).toEqual(["pending", false]);
	const refused = await signIn(acme, nora.email);
	expect([refused.status, refused.body.resultType]).toEqual([409, "waits_for_approval"]);
	expect(refused.body.resultMsg).toContain("has still to let you in");
	const link = await olga.client.try("session/send-activation-link", { user_id });
	expect([link.status, link.body.resultType]).toEqual([409, "waits_for_approval"]);
	await olga.client.call("moderation/moderate", { request_id, action: "approve", notes: "Welcome to Leeds." });
	expect((await signIn(acme, nora.email)).status).toBe(200);
	const [email] = await readMail(acme);
	expect(email).toMatchObject({ recipient: nora.email, subject: expect.stringContaining("You are in") });
	expect(email!.body).toContain("Welcome to Leeds.");
});

test("who is rejected is told why by email, and signs in no more than before", async () => {
	const company = await makeOpenCompany();
	const { acme, olga } = company;
	const { request_id } = await joinAndWait(company);
	await olga.client.call("moderation/moderate", { request_id, action: "reject", notes: "Contractors have no place." });
	const refused = await signIn(acme, nora.email);
	expect([refused.status, refused.body.resultType]).toEqual([409, "account_not_active"]);
	const [email] = await readMail(acme);
	expect(email).toMatchObject({ recipient: nora.email, subject: expect.stringContaining("Your sign-up") });
	expect(email!.body).toContain("was not approved");
	expect(email!.body).toContain("Contractors have no place.");
});

test("account owners are told of whoever waits, by email and behind the bell; nobody else is", async () => {
	const company = await makeOpenCompany();
	const { acme, olga } = company;
	const priya = await acme.addMember({ first_name: "Priya" });
	await joinAndWait(company);
	const email = (await readMail(acme)).find(({ recipient }) => recipient === olga.email);
	expect(email?.subject).toContain("Nora Lind asks to join");
	expect(email?.body).toContain(nora.message);
	const bell = await olga.client.call("notifications/get-notifications", {});
	expect(bell.table_rows[0]?.text).toContain("Nora Lind signed up and waits to be let in.");
	expect((await priya.client.call("notifications/get-notifications", {})).table_rows).toEqual([]);
});

test("the words are the same whoever has the address; a member is told that they have a place, who was invited gets the way in", async () => {
	const { acme } = await makeOpenCompany();
	const set = (person: { id: number }, email: string) =>
		acme.database.write([sql`update users set email = ${email} where account_id = ${acme.id} and id = ${person.id}`]);
	const [priya, ines, sam] = [
		await acme.addMember({ first_name: "Priya" }),
		await acme.addMember({ first_name: "Ines", status: "invited" }),
		await acme.addMember({ first_name: "Sam", status: "suspended" }),
	];
	await set(priya, "priya@acme.example");
	await set(ines, "ines@acme.example");
	await set(sam, "sam@acme.example");
	const said = async (email: string) => {
		const visitor = acme.visitor();
		runByHand(visitor);
		const { status, body } = await visitor.try("sign-up/sign-up", { ...nora, email });
		await runOutbox(acme, "sign-up/send-sign-up-link");
		return [status, { ...body, resultMsg: String(body.resultMsg).replace(email, "…") }];
	};
	const unknown = await said(nora.email);
	expect(unknown[0]).toBe(200);
	for (const email of ["priya@acme.example", "ines@acme.example", "sam@acme.example"])
		expect(await said(email)).toEqual(unknown);
	const subjects = Object.fromEntries((await readMail(acme)).map(({ recipient, subject }) => [recipient, subject]));
	expect(subjects).toEqual({
		[nora.email]: expect.stringContaining("Confirm your address"),
		"priya@acme.example": expect.stringContaining("You have a place"),
		"ines@acme.example": expect.stringContaining("Activate your"),
	});
	expect(await tokenSentTo(acme, { email: "ines@acme.example" }, "activate")).toBeDefined();
	await said("ines@acme.example");
	expect((await readMail(acme)).filter(({ recipient }) => recipient === "ines@acme.example")).toHaveLength(1);
});

test("all that is wrong is said at once: an address elsewhere, also below a domain, terms that are not accepted, and names that are addresses", async () => {
	const { acme } = await makeOpenCompany();
	for (const email of ["nora@elsewhere.example", "nora@mail.acme.example", "nora@acme.example.evil.example"]) {
		const reply = await acme.visitor().try("sign-up/sign-up", { ...nora, email, accepts_terms: 0 });
		expect([email, reply.status, reply.body.errors]).toEqual([
			email,
			400,
			{
				email: ["Use your work address. It ends with: acme.example."],
				accepts_terms: ["Please accept the terms."],
			},
		]);
	}
	for (const first_name of ["https://evil.example", "www.evil.example", "a@evil.example", ""]) {
		const reply = await acme.visitor().try("sign-up/sign-up", { ...nora, first_name });
		expect([first_name, reply.status, reply.body.errors?.first_name?.length]).toEqual([first_name, 400, 1]);
	}
	expect(await readMail(acme)).toEqual([]);
	const closed = await makeOpenCompany({ settings: { sign_up_domains: [] } });
	const reply = await closed.acme.visitor().try("sign-up/sign-up", nora);
	expect(reply.body.errors?.email?.[0]).toContain("Nobody can sign up here at the moment");
});

test("where people do not sign up by themselves, every call of it is refused, also by a link that was sent before", async () => {
	const { acme, olga } = await makeOpenCompany();
	const token = (await askToJoin(acme))!;
	const settings = { custom_user_sign_up_enabled: 0, signup_moderation: 1, sign_up_domains: "" } as const;
	await olga.client.call("sign-up/save-sign-up-settings", settings);
	const calls = [
		acme.visitor().try("sign-up/get-sign-up", {}),
		acme.visitor().try("sign-up/sign-up", nora),
		acme.visitor().try("sign-up/confirm-sign-up", { token, password: signUpPassword }),
	];
	for (const reply of await Promise.all(calls))
		expect([reply.status, reply.body.resultType]).toEqual([403, "feature_disabled"]);
	expect(await peopleAt(acme, nora.email)).toEqual([]);
});

test("a link works once, for 24 hours, at its own account, while its domain is allowed; sent again it needs its password", async () => {
	const { acme, olga } = await makeOpenCompany();
	const globex = await makeOpenCompany();
	const confirm = (tenant: TestTenant, token: string, password = signUpPassword) =>
		tenant.visitor().try("sign-up/confirm-sign-up", { token, password });
	const token = (await askToJoin(acme))!;
	expect((await confirm(globex.acme, token)).body.resultType).toBe("link_not_valid");
	expect((await confirm(acme, token, "short")).body.errors?.password).toEqual(["Min length is 10 characters."]);
	expect((await confirm(acme, token)).body.status).toBe("pending");
	expect((await confirm(acme, token)).body.status).toBe("pending");
	expect((await confirm(acme, token, "another long word")).body.resultType).toBe("link_not_valid");
	expect((await acme.visitor().try("sign-up/find-sign-up-link", { token })).body.resultType).toBe("link_not_valid");
	expect(await peopleAt(acme, nora.email)).toHaveLength(1);
	const late = (await askToJoin(acme, { email: "late@acme.example" }))!;
	isolateClock.current = { now: () => Date.now() + dayMs + 1 };
	expect((await confirm(acme, late)).body.resultType).toBe("link_not_valid");
	isolateClock.current = systemClock;
	const settings = { custom_user_sign_up_enabled: 1, signup_moderation: 1, sign_up_domains: "other.example" } as const;
	await olga.client.call("sign-up/save-sign-up-settings", settings);
	expect((await confirm(acme, late)).body.resultType).toBe("link_not_valid");
});

test("two sign-ups with one address: the first link that is followed gets it, the other is told so", async () => {
	const { acme } = await makeOpenCompany();
	const first = (await askToJoin(acme))!;
	const second = (await askToJoin(acme))!;
	expect(second).not.toBe(first);
	const confirm = (token: string) => acme.visitor().try("sign-up/confirm-sign-up", { token, password: signUpPassword });
	expect((await confirm(second)).status).toBe(200);
	const reply = await confirm(first);
	expect([reply.status, reply.body.resultType]).toEqual([409, "address_taken"]);
	expect(await peopleAt(acme, nora.email)).toHaveLength(1);
});

test("an acceptance of terms that were changed meanwhile counts no more", async () => {
	const { acme, olga } = await makeOpenCompany({ flags: { signup_moderation: 0 } });
	const token = (await askToJoin(acme))!;
	const texts = { en: "Points belong to the account." };
	await olga.client.call("terms/save-terms", { texts, asks_anew: 0, based_on: 0 } as never);
	await acme.visitor().call("sign-up/confirm-sign-up", { token, password: signUpPassword });
	expect((await peopleAt(acme, nora.email))[0]?.standard_tnc_opted_in_at).toBeNull();
});

test("strangers are counted by the address that they type: three emails in a quarter of an hour", async () => {
	const { acme } = await makeOpenCompany();
	const ask = (email: string) => acme.visitor().try("sign-up/sign-up", { ...nora, email });
	for (let time = 0; time < 3; time += 1) expect((await ask(nora.email)).status).toBe(200);
	const fourth = await ask(nora.email);
	expect([fourth.status, fourth.body.resultType]).toEqual([429, "rate_limited"]);
	expect((await ask("other@acme.example")).status).toBe(200);
});

test("who gives no password learns nothing of other accounts: the form's domains are the account's own", async () => {
	const { acme } = await makeOpenCompany();
	const globex = await createTenant({
		flags: { custom_user_sign_up_enabled: 1 },
		settings: { sign_up_domains: ["globex.example"] },
	});
	expect((await acme.visitor().call("sign-up/get-sign-up", {})).domains).toEqual(["acme.example"]);
	expect((await globex.visitor().call("sign-up/get-sign-up", {})).domains).toEqual(["globex.example"]);
});

test("who was rejected may ask again a week later: the same person waits anew, and whoever decides sees the rejection", async () => {
	const company = await makeOpenCompany();
	const { acme, olga } = company;
	const { request_id, user_id } = await joinAndWait(company);
	await olga.client.call("moderation/moderate", { request_id, action: "reject", notes: "Contractors have no place." });
	const again = { last_name: "Lindqvist", message: "I am employed now." };
	const links = async () => (await readMail(acme)).filter(({ body }) => body.includes("/webapp/signup/")).length;
	await askToJoin(acme, again);
	expect(await links()).toBe(1);
	const waitFor = (days: number) => {
		isolateClock.current = { now: () => Date.now() + days * dayMs };
	};
	waitFor(6.9);
	await askToJoin(acme, again);
	expect(await links()).toBe(1);
	waitFor(7.1);
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.signup_moderation', 0) where account_id = ${acme.id}`,
	]);
	const token = (await askToJoin(acme, again))!;
	expect(await links()).toBe(2);
	const confirm = () => acme.visitor().try("sign-up/confirm-sign-up", { token, password: "other words that are long" });
	expect((await confirm()).body).toMatchObject({ status: "pending" });
	const waits = await signIn(acme, nora.email, "other words that are long");
	expect([waits.status, waits.body.resultType]).toEqual([409, "waits_for_approval"]);
	isolateClock.current = systemClock;
	olga.client.forgetToken();
	const { approval_request } = await olga.client.call("moderation/get-moderation", { employee_id: user_id });
	const asked = await olga.client.call("moderation/get-request", { request_id: approval_request!.id });
	expect(asked.request).toMatchObject({
		...{ name: "Nora Lindqvist", message: "I am employed now." },
		facts: [
			{ label: "Email", value: nora.email },
			{ label: "Rejected before", value: expect.stringMatching(/, by Olga Marek: Contractors have no place\.$/) },
		],
	});
	expect(approval_request!.id).not.toBe(request_id);
	await olga.client.call("moderation/moderate", { request_id: approval_request!.id, action: "approve" });
	waitFor(7.2);
	expect((await signIn(acme, nora.email, "other words that are long")).status).toBe(200);
	isolateClock.current = systemClock;
	await acme.database.write([
		sql`update users set status = 'suspended' where account_id = ${acme.id} and id = ${user_id}`,
	]);
	const before = await links();
	await askToJoin(acme, again);
	expect(await links()).toBe(before);
	const { table_rows } = await olga.client.call("members/get-members-under-account", {
		filters: { email: nora.email },
	});
	expect(table_rows).toHaveLength(1);
});

test("a mark of a link's token that a stranger gives as their name stays what they gave", async () => {
	const { acme } = await makeOpenCompany();
	const token = (await askToJoin(acme, { first_name: "{token}", last_name: "evil.example {token}" }))!;
	const [email] = await readMail(acme);
	expect(email!.body).toContain("{token}");
	expect(email!.body.split(token)).toHaveLength(2);
	expect(email!.html!.split(token)).toHaveLength(2);
});
