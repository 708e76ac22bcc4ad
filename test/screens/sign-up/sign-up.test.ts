/** Signing up on the served pages, without scripts: the form, what it says, the link's page, and what owners set. */
import { expect, test } from "vitest";
import { askToJoin, makeOpenCompany, nora, signUpPassword } from "#test/factories/sign-ups";
import { openPage, readPage, sendForm } from "#test/kit/page";
import { createTenant, type TestTenant } from "#test/kit/tenant";

const fields = {
	...{ first_name: "Nora", last_name: "Lind", email: nora.email, message: "Leeds.", accepts_terms: "1" },
	terms_version: "0",
};

async function visit(tenant: TestTenant, path: string) {
	const answer = await tenant.visitor().fetch(`/webapp${path}`);
	return { ...readPage(answer.status, await answer.text()), location: answer.headers.get("location") };
}

test("sign-in leads to the form where people sign up, and to it alone; elsewhere the form leads to sign-in", async () => {
	const { acme } = await makeOpenCompany();
	expect((await visit(acme, "/login")).links()).toContainEqual({ text: "Sign up", href: "/webapp/signup" });
	const form = await visit(acme, "/signup");
	expect([form.status, form.texts("h1")]).toEqual([200, ["Sign up"]]);
	expect(form.text).toContain("Your address must end with: acme.example.");
	expect(form.text).toContain("Message to your administrator");
	const unmoderated = await makeOpenCompany({ flags: { signup_moderation: 0 } });
	expect((await visit(unmoderated.acme, "/signup")).text).not.toContain("Message to your administrator");
	for (const closed of [
		await createTenant(),
		(await makeOpenCompany({ settings: { sign_up_domains: [] } })).acme,
		(await makeOpenCompany({ flags: { custom_user_sign_up_enabled: 0 } })).acme,
	]) {
		expect((await visit(closed, "/login")).links().map(({ href }) => href)).not.toContain("/webapp/signup");
		expect((await visit(closed, "/signup")).location).toBe("/webapp/login");
	}
});

test("the form says the same for every address, and what is wrong beside what was typed", async () => {
	const { acme, olga } = await makeOpenCompany();
	const ask = (email: string) =>
		sendForm({ client: acme.visitor() }, "/signup", "sign-up/sign-up", { ...fields, email });
	for (const email of [nora.email, "somebody@acme.example"])
		expect((await ask(email)).text).toContain(`If ${email} can sign up here, an email is on its way.`);
	const wrong = await ask(olga.email);
	expect(wrong.text).toContain("Use your work address. It ends with: acme.example.");
	expect(wrong.html).toContain(`value="${olga.email}"`);
	expect(wrong.html).toContain('value="Lind"');
});

test("the link's page asks for a password and changes nothing before; then it says that somebody has to let them in", async () => {
	const { acme, olga } = await makeOpenCompany();
	const token = (await askToJoin(acme))!;
	const client = acme.visitor();
	const page = await visit(acme, `/signup/${token}`);
	expect(page.texts("h1")).toEqual(["Welcome, Nora"]);
	expect(page.text).toContain("Then an administrator is asked to let you in.");
	const of = { filters: { email: nora.email } };
	expect((await olga.client.call("members/get-members-under-account", of)).total_rows).toBe(0);
	const sent = await sendForm({ client }, `/signup/${token}`, "sign-up/confirm-sign-up", { password: signUpPassword });
	expect(sent.text).toContain("An administrator has still to let you in; you will get an email.");
	expect((await visit(acme, `/signup/${token}`)).texts("h1")).toEqual(["This link no longer works"]);
	const signIn = { email: nora.email, password: signUpPassword };
	const refused = await sendForm({ client: acme.visitor() }, "/login", "session/login", signIn);
	expect(refused.text).toContain("has still to let you in");
});

test("without moderation the link's page signs in and leads home", async () => {
	const { acme } = await makeOpenCompany({ flags: { signup_moderation: 0 } });
	const token = (await askToJoin(acme))!;
	const sent = await sendForm({ client: acme.visitor() }, `/signup/${token}`, "sign-up/confirm-sign-up", {
		password: signUpPassword,
	});
	expect(sent.location).toBe("/webapp");
});

test("account owners set who signs up on a page of the settings; nobody else opens it", async () => {
	const { acme, olga } = await makeOpenCompany();
	const path = "/settings/sign_up";
	const page = await openPage(olga, path);
	expect(page.html).toMatch(/<textarea[^>]*>acme\.example<\/textarea>/);
	expect(page.text).toContain(`${acme.host}/webapp/signup`);
	const save = {
		custom_user_sign_up_enabled: ["0", "1"],
		signup_moderation: "0",
		sign_up_domains: "acme.example\nacme.fr",
	};
	const saved = await sendForm(olga, path, "sign-up/save-sign-up-settings", save);
	expect(saved.location).toBe(`/webapp${path}`);
	expect((await openPage(olga, path)).html).toMatch(/<textarea[^>]*>acme\.example\nacme\.fr<\/textarea>/);
	const refused = await sendForm(olga, path, "sign-up/save-sign-up-settings", {
		...save,
		sign_up_domains: "no domain",
	});
	expect(refused.text).toContain("This is no mail domain: no, domain.");
	const priya = await acme.addMember({ first_name: "Priya" });
	expect((await openPage(priya, path)).status).toBe(403);
});
