/** Changing the address on the person's own page, and the two pages behind its links, as the Worker serves them without scripts. */
import { expect, test } from "vitest";
import { tokenSentTo } from "#test/kit/mail";
import { runByHand, runOutboxWhole } from "#test/kit/outbox";
import { openPage, sendForm } from "#test/kit/page";
import { quickHash } from "#test/kit/passwords";
import { createTenant, type TestMember } from "#test/kit/tenant";

const current_password = "correct horse";

async function makeCompany() {
	const acme = await createTenant();
	const priya = await acme.addMember({ first_name: "Priya", password_hash: quickHash(current_password) });
	runByHand(priya.client);
	return { acme, priya, wanted: `priya.new@${acme.host}` };
}

const ask = (person: TestMember, fields: { email: string; current_password: string }) =>
	sendForm(person, "/profile/email", "session/change-email", fields);

test("[profile-03] the profile leads to the form; what is wrong stands beside its field and the address stays typed; what waits is sent again or canceled there", async () => {
	const { acme, priya, wanted } = await makeCompany();
	const profile = await openPage(priya, "/profile");
	expect(profile.links().find(({ text }) => text === "Change the address")?.href).toBe("/webapp/profile/email");
	const wrong = await ask(priya, { email: wanted, current_password: "wrong" });
	expect(wrong.text).toContain("That is not your current password.");
	expect(wrong.html).toContain(`value="${wanted}"`);
	expect(wrong.html).not.toContain('value="wrong"');
	expect((await ask(priya, { email: "priya", current_password })).text).toContain("Please enter an email address");
	expect((await ask(priya, { email: wanted, current_password })).location).toBe("/webapp/profile");
	const waiting = await openPage(priya, "/profile");
	expect(waiting.text).toContain(`${wanted} waits to be confirmed. The link that we sent there works until`);
	expect(waiting.text).toContain("If the address can be used, a link is on its way there.");
	expect(waiting.links().map(({ text }) => text)).not.toContain("Change the address");
	expect(waiting.texts("button")).toEqual(
		expect.arrayContaining(["Send againProcessing...", "Cancel the changeProcessing..."]),
	);
	const again = await sendForm(priya, "/profile", "session/resend-email-change", {});
	expect(again.location).toBe("/webapp/profile");
	await runOutboxWhole(acme);
	const token = (await tokenSentTo(acme, { email: wanted }, "confirm-email"))!;
	expect((await sendForm(priya, "/profile", "session/cancel-email-change", {})).location).toBe("/webapp/profile");
	expect((await openPage(priya, "/profile")).text).not.toContain("waits to be confirmed");
	expect((await openPage(priya, `/confirm-email/${token}`)).texts("h1")).toEqual(["This link no longer works"]);
});

test("[profile-03] the link in the mail asks before anything changes, then leads to the profile, which shows the new address", async () => {
	const { acme, priya, wanted } = await makeCompany();
	await ask(priya, { email: wanted, current_password });
	await runOutboxWhole(acme);
	const token = (await tokenSentTo(acme, { email: wanted }, "confirm-email"))!;
	const page = await openPage(priya, `/confirm-email/${token}`);
	expect(page.texts("h1")).toEqual(["Confirm your new address"]);
	expect(page.text).toContain(`sign in with ${wanted} instead of ${priya.email}`);
	expect((await priya.client.call("session/init-user", {})).user.email).toBe(priya.email);
	const done = await sendForm(priya, `/confirm-email/${token}`, "session/confirm-email", {});
	expect(done.location).toBe("/webapp/profile");
	const profile = await openPage(priya, "/profile");
	expect(profile.text).toContain(`You now sign in with ${wanted}.`);
	expect(profile.text).not.toContain(priya.email);
});

test("the link to the old address asks, stops the change, and says what to do next; no page behind a link needs a session", async () => {
	const { acme, priya, wanted } = await makeCompany();
	await ask(priya, { email: wanted, current_password });
	await runOutboxWhole(acme);
	const path = `/keep-email/${(await tokenSentTo(acme, priya, "keep-email"))!}`;
	const visitor = { client: acme.visitor() } as TestMember;
	const page = await openPage(visitor, path);
	expect(page.texts("h1")).toEqual(["Keep your address"]);
	expect(page.texts("button").join()).toContain("Keep my address");
	const done = await sendForm(visitor, path, "session/stop-email-change", {});
	expect(done.location).toBe(`/webapp${path}?stopped`);
	const stopped = await openPage(visitor, `${path}?stopped`);
	expect(stopped.texts("h1")).toEqual(["Your address stays"]);
	expect(stopped.links().find(({ text }) => text === "Choose a new password")?.href).toBe("/webapp/forgot_password");
	expect((await openPage(visitor, path)).texts("h1")).toEqual(["This link no longer works"]);
	const unused = await openPage(visitor, `/keep-email/${"0".repeat(64)}`);
	expect(unused.texts("h1")).toEqual(["This link no longer works"]);
});
