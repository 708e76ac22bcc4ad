/** A client of whom there is nothing but its owner: every screen answers, from the first sign-in to the audit log. */
import { expect, test } from "vitest";
import { screensFor } from "#test/contract/screen-routes";
import type { Client } from "#test/kit/client";
import { activationToken, createClient } from "#test/kit/new-client";
import { OperatorClient } from "#test/kit/operator";
import { readPage, sendForm } from "#test/kit/page";

const setup = new OperatorClient();

/** Jane's client and her browser, once she came in by her invitation. */
let jane: Client;
const page = async (path: string) => {
	const answer = await jane.fetch(path);
	return readPage(answer.status, await answer.text());
};

test("[account-01] Jane follows her invitation, sets a password and accepts the terms", async () => {
	const client = await createClient({
		company_name: "Initech & Sons",
		owner_name: "Jane Doe",
		languages: ["en", "fr"],
	});
	jane = client.visitor();
	const login = await page("/webapp/login");
	expect([login.status, login.text]).toEqual([200, expect.stringContaining("Initech & Sons")]);
	const path = `/activate/${await activationToken(client)}`;
	const sent = await sendForm({ client: jane }, path, "session/activate", { password: "a stapler, red" });
	expect(sent.location).not.toBeNull();
	expect((await page("/webapp")).text).toContain("please read and accept the terms of Initech & Sons");
	jane.forgetToken();
	await jane.call("session/opt-in", {});
	const home = await page("/webapp");
	expect([home.status, home.text]).toEqual([200, expect.stringContaining("Jane")]);
	for (const open of [
		"/webapp",
		"/webapp/store",
		"/webapp/settings",
		"/webapp/uploads",
		"/webapp/reports",
		"/webapp/audit_log",
	])
		expect([open, (await page(open)).status]).toEqual([open, 200]);
	expect((await page("/webapp/audit_log")).text).toContain("Account created");
});

// In parts: each screen is a page made whole, and there are more of them with each feature.
const parts = 4;
test.each(Array.from({ length: parts }, (_, part) => part))(
	`[account-01] she finds every screen of her client without a fault (part %i of ${parts})`,
	async (part) => {
		const screens = (await screensFor({})).filter(({ isPage }) => isPage);
		expect(screens.length).toBeGreaterThan(40);
		for (const screen of screens.filter((_, index) => index % parts === part)) {
			if (/end_session|activate|login/.test(screen.path)) continue;
			const { status, html } = await page(screen.path);
			const isThere = status < 400 ? html.includes("<h1") || status >= 300 : [403, 404, 409].includes(status);
			expect([screen.path, status < 500, isThere]).toEqual([screen.path, true, true]);
		}
	},
);

test("the one page of a suspended client has nothing but the sentence, in the reader's language, and no page is left open", async () => {
	const client = await createClient({ languages: ["en", "fr"] });
	await setup.call("operations/suspend-tenant", { subdomain: client.subdomain });
	for (const { path } of await screensFor({})) {
		const answer = await client.visitor().fetch(path, { headers: { "accept-language": "fr" } });
		const shown = readPage(answer.status, await answer.text());
		expect([path, shown.status, shown.links()]).toEqual([path, 403, []]);
		expect(shown.html).toContain('<html lang="fr">');
		expect(shown.texts("p")).toEqual(["Ce site est suspendu. Adressez-vous à l’administrateur de votre entreprise."]);
	}
});
