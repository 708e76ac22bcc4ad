/** Forms as the Worker serves them, at the one that everybody meets: limits, all problems at once with a way to each, what was typed. */
import { expect, test } from "vitest";
import { Client } from "#test/kit/client";
import { readPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

async function visitor() {
	const acme = await createTenant({ languages: ["en", "es"] });
	return { client: new Client(acme.host) };
}

test("a form says the endpoint's limits, and asks for what it requires", async () => {
	const person = await visitor();
	const answer = await person.client.fetch("/webapp/login");
	const { html } = readPage(answer.status, await answer.text());
	const email = /<input[^>]*name="email"[^>]*>/.exec(html)![0];
	expect(email).toContain('required=""');
	expect(email).toContain('maxLength="254"');
	expect(html).not.toContain('aria-invalid="true"');
});

test("everything that is wrong is said at once, above the form with a way to each field, and at the fields", async () => {
	const page = await sendForm(await visitor(), "/login", "session/login", { email: "", password: "" });
	expect(page.texts("div", ["role", "alert"])[0]).toBe(
		"Please check 2 fields.Work email: Please fill this in.Password: Please fill this in.",
	);
	const ways = page.links().filter(({ href }) => href.startsWith("#session-login-"));
	expect(ways.map(({ href }) => href)).toEqual(["#session-login-email", "#session-login-password"]);
	for (const { href } of ways) expect(page.html).toContain(`id="${href.slice(1)}"`);
	expect(page.texts("p", ["class", "field-error"])).toEqual(["Please fill this in.", "Please fill this in."]);
	expect(page.html.match(/<input[^>]*aria-invalid="true"[^>]*>/g)).toHaveLength(2);
	expect(/<input[^>]*name="email"[^>]*>/.exec(page.html)![0]).toContain("autofocus");
});

test("what was typed stands in the form again, a password never", async () => {
	const typed = { email: "priya@acme.example", password: "a secret that nobody sees" };
	const page = await sendForm(await visitor(), "/login", "session/login", typed);
	expect(page.html).toContain('value="priya@acme.example"');
	expect(page.html).not.toContain(typed.password);
	expect(page.html.match(/aria-invalid="true"/g)).toHaveLength(1);
	expect(page.part("input", ["name", "password"]).html).toContain('aria-invalid="true"');
	expect(page.texts("p", ["class", "field-error"])).toEqual([
		"That password does not match this email. Your email was kept.",
	]);
});

test("a form that the screen does not have is refused", async () => {
	expect((await sendForm(await visitor(), "/login", "session/end-session", {})).status).toBe(400);
});
