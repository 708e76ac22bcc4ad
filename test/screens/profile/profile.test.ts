/** The person's own pages as the Worker serves them: what they read of themselves, what they change, and what they are refused. */
import { expect, test } from "vitest";
import { readMail } from "#test/kit/mail";
import { runOutboxWhole } from "#test/kit/outbox";
import { openPage, sendForm } from "#test/kit/page";
import { quickHash } from "#test/kit/passwords";
import { createTenant, type TestMember } from "#test/kit/tenant";

const png = new Uint8Array([
	0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 9, 0, 0, 0, 9,
]);
const jpg = new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 9, 0, 9, 1, 1, 0x11, 0, 0xff, 0xd9]);

async function makeCompany() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	const priya = await acme.addMember({
		first_name: "Priya",
		last_name: "Raman",
		title: "Lead",
		manager_id: olga.id,
		password_hash: quickHash("correct horse"),
	});
	return { acme, olga, priya };
}

/** Sends a picture by the form, as a browser without scripts does. */
async function sendPicture({ client }: TestMember, bytes: Uint8Array<ArrayBuffer>, name = "me.png") {
	const body = new FormData();
	body.set("csrf_token", await client.csrfToken());
	body.set("form", "profile/save-picture");
	body.set("file", new File([bytes], name, { type: "image/png" }));
	const answer = await client.fetch("/webapp/profile/picture", {
		method: "POST",
		body,
		headers: { host: client.host },
	});
	return { status: answer.status, location: answer.headers.get("location"), text: await answer.text() };
}

test("[profile-01] [topbar-05] /profile is the member's page, and the user menu leads to it: name, title, points available, My Profile, Log Out", async () => {
	const { priya } = await makeCompany();
	const page = await openPage(priya, "/profile");
	expect(page.texts("h1")).toEqual(["My profile"]);
	expect(page.texts("dt")).toEqual(
		expect.arrayContaining(["Name", "Title", "Participant ID", "Manager", "With us since"]),
	);
	expect(page.texts("dd")).toEqual(expect.arrayContaining(["Priya Raman", "Lead", "Olga Marek"]));
	expect(page.texts("h2")).toContain("Work email");
	expect(page.text).toContain(priya.email);
	const menu = page.part("div", ["id", "user-menu"]);
	expect(menu.texts("p")).toEqual(["Priya Raman", "Lead"]);
	const links = menu.links();
	expect(links.map(({ text }) => text)).toEqual(["Available points0", "My Profile", "FAQ", "Log Out"]);
	expect(links.find(({ text }) => text === "My Profile")?.href).toBe("/webapp/profile");
});

test("[errors-08] a phone number is kept; somebody else's, nonsense and no change are refused with the page's words, and what was typed stays", async () => {
	const { acme, olga, priya } = await makeCompany();
	const save = (person: TestMember, phone: string) => sendForm(person, "/profile", "profile/update-profile", { phone });
	expect((await save(priya, "+44 (0)7700 900-142")).location).toBe("/webapp/profile");
	expect((await openPage(priya, "/profile")).html).toMatch(/<input[^>]*name="phone"[^>]*value="\+4407700900142"/);
	const same = await save(olga, "+4407700900142");
	expect(same.text).toContain("Duplicate phone number, it is already assigned to another user.");
	expect(same.html).toContain('value="+4407700900142"');
	expect((await save(priya, "+4407700900142")).text).toContain("No changes provided");
	const nonsense = await save(priya, "call me");
	expect([nonsense.location, nonsense.html.includes('value="call me"')]).toEqual([null, true]);
	expect(nonsense.text).toContain("Please enter a phone number, such as +1 555 010 2030.");
	const refusals = [
		(await olga.client.try("profile/update-profile", { phone: "+4407700900142" })).body.resultType,
		(await priya.client.try("profile/update-profile", { phone: "+4407700900142" })).body.resultType,
	];
	expect(refusals).toEqual(["duplicate_phone", "no_changes"]);
	const globex = await createTenant({ shard: acme.shard });
	expect((await save(await globex.addMember(), "+4407700900142")).location).toBe("/webapp/profile");
	expect((await save(priya, "")).location).toBe("/webapp/profile");
	expect((await save(olga, "+4407700900142")).location).toBe("/webapp/profile");
});

test("[uploads-02] [errors-07] a picture is PNG or JPG of 2 MB at most, whatever its name says; others see it, and it can be taken away", async () => {
	const { olga, priya } = await makeCompany();
	expect((await openPage(priya, "/profile/picture")).text).toContain("PNG or JPG up to 2 MB");
	const portraitAs = async (picture: Uint8Array<ArrayBuffer>) => {
		expect((await sendPicture(priya, picture)).location).toBe("/webapp/profile");
		const shown = /src="(\/files\/[0-9a-f]{32})"/.exec((await openPage(priya, "/profile")).html)?.[1];
		const served = await olga.client.fetch(shown!);
		return { shown, served: [served.status, served.headers.get("content-type")] };
	};
	const whole = new Uint8Array(2 * 1_048_576);
	whole.set(png);
	expect((await portraitAs(whole)).served).toEqual([200, "image/png"]);
	const { shown, served } = await portraitAs(jpg);
	expect(served).toEqual([200, "image/jpeg"]);
	const gif = new TextEncoder().encode("GIF89a0123456789abcdef") as Uint8Array<ArrayBuffer>;
	expect((await sendPicture(priya, gif)).text).toContain("The filetype you are attempting to upload is not allowed.");
	const large = new Uint8Array(2 * 1_048_576 + 1);
	large.set(png);
	expect((await sendPicture(priya, large)).text).toContain(
		"The file you are attempting to upload is larger than the permitted size.",
	);
	expect((await sendPicture(priya, new Uint8Array(0))).text).toContain("Choose a picture first.");
	await sendForm(priya, "/profile", "profile/remove-picture", {});
	expect((await openPage(priya, "/profile")).html).not.toContain(shown);
});

test("[profile-03] a known password is changed: the wrong one is refused, all other devices are signed out, and they are told", async () => {
	const { acme, priya } = await makeCompany();
	const elsewhere = acme.visitor();
	await elsewhere.call("session/login", { email: priya.email, password: "correct horse" });
	elsewhere.forgetToken();
	const change = (current_password: string, new_password: string) =>
		sendForm(priya, "/profile/security", "session/change-password", { current_password, new_password });
	expect((await change("wrong", "battery staple")).text).toContain("That is not your current password.");
	const wrong = await priya.client.try("session/change-password", {
		current_password: "x",
		new_password: "battery staple",
	});
	expect(wrong.body).toMatchObject({ resultType: "password_not_current" });
	expect((await change("correct horse", "short")).location).toBeNull();
	expect((await change("correct horse", "correct horse")).text).toContain("differs from the current one");
	expect((await elsewhere.try("session/init-user", {})).status).toBe(200);
	expect((await change("correct horse", "battery staple")).location).toBe("/webapp/profile/security");
	elsewhere.forgetToken();
	expect((await elsewhere.try("session/init-user", {})).status).toBe(401);
	expect((await priya.client.try("session/init-user", {})).status).toBe(200);
	await runOutboxWhole(acme);
	expect((await readMail(acme)).map(({ subject }) => subject)).toContainEqual(
		expect.stringContaining("password was changed"),
	);
	const again = acme.visitor();
	expect((await again.try("session/login", { email: priya.email, password: "correct horse" })).status).toBe(409);
	expect((await again.try("session/login", { email: priya.email, password: "battery staple" })).status).toBe(200);
});

test("devices are named with their browser and system; one is signed out, or all others, never another person's", async () => {
	const { acme, olga, priya } = await makeCompany();
	const agents = [
		"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36",
		"Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
		"",
	];
	for (const agent of agents)
		await acme
			.visitor()
			.try("session/login", { email: priya.email, password: "correct horse" }, { "user-agent": agent });
	const { sessions } = await priya.client.call("session/get-sessions", {});
	expect(sessions.map(({ browser, system }) => [browser, system])).toEqual(
		expect.arrayContaining([
			["Chrome", "Windows"],
			["Safari", "iOS"],
		]),
	);
	expect(sessions.filter(({ is_current }) => is_current === 1)).toHaveLength(1);
	const page = await openPage(priya, "/profile/security");
	expect(page.text).toContain("Chrome on Windows");
	expect(page.texts("button")).toEqual(
		expect.arrayContaining(["Sign out, Chrome on WindowsProcessing...", "Sign out all othersProcessing..."]),
	);
	const chrome = sessions.find(({ browser }) => browser === "Chrome")!;
	await sendForm(olga, "/profile/security", "session/end-sessions", { session_id: chrome.id });
	expect((await priya.client.call("session/get-sessions", {})).sessions).toHaveLength(4);
	await sendForm(priya, "/profile/security", "session/end-sessions", { session_id: chrome.id });
	expect((await priya.client.call("session/get-sessions", {})).sessions.map(({ id }) => id)).not.toContain(chrome.id);
	const asked = await sendForm(priya, "/profile/security", "session/end-sessions#all", {});
	expect([asked.location, asked.texts("button", ["name", "answered"])]).toEqual([null, ["OKProcessing..."]]);
	const done = await sendForm(priya, "/profile/security", "session/end-sessions#all", { answered: "1" });
	expect(done.location).toBe("/webapp/profile/security");
	const after = await openPage(priya, "/profile/security");
	expect(after.text).toContain("You are signed in on this device alone.");
	expect((await olga.client.call("session/get-sessions", {})).sessions).toHaveLength(1);
});

test("the address book stands on the profile too, and changing it leads back there", async () => {
	const { priya } = await makeCompany();
	expect((await openPage(priya, "/profile/addresses")).text).toContain("No addresses yet");
	const added = await sendForm(priya, "/addresses/new?from=profile", "addresses/update-shipping-address", {
		first_name: "Priya",
		last_name: "Raman",
		address1: "1 Wharf Road",
		city: "Leeds",
		state: "",
		postal_code: "LS1 4AP",
		country: "GBR",
	});
	expect(added.location).toBe("/webapp/profile/addresses");
	const page = await openPage(priya, "/profile/addresses");
	expect(page.text).toContain("1 Wharf Road");
	const remove = page.links().find(({ text }) => text.startsWith("Remove"))!;
	expect(remove.href).toMatch(/^\/webapp\/addresses\/\d+\/remove\?from=profile$/);
	const removed = await sendForm(priya, remove.href.replace("/webapp", ""), "addresses/update-shipping-address", {});
	expect(removed.location).toBe("/webapp/profile/addresses");
	const barred = await (await makeCompany()).acme.addMember({ switches: { disable_shop: 1 } });
	expect((await openPage(barred, "/profile")).links().map(({ text }) => text)).not.toContain("Addresses");
});

test("an administrator who is signed in as the member changes nothing of it", async () => {
	const { olga, priya } = await makeCompany();
	await olga.client.call("session/sign-in-as", { user_id: priya.id, reason: "Looking at the profile page" });
	olga.client.forgetToken();
	for (const [name, input] of [
		["profile/update-profile", { phone: "+4912345" }],
		["profile/remove-picture", {}],
		["session/change-password", { current_password: "correct horse", new_password: "battery staple" }],
		["session/end-sessions", {}],
		["notifications/save-notification-settings", { switched_on: [] }],
	] as const)
		expect((await olga.client.try(name, input as never)).body.resultType).toBe("not_as_member");
});

test("[member_detail-05] distributor info shows to customers where orders are managed: on their profile, and to owners on their page; to no other role, and nowhere else", async () => {
	const acme = await createTenant({ flags: { orders_management_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner" });
	const dana = await acme.addMember({
		...{ role: "distributor", first_name: "Dana", last_name: "Ferro", title: "Regional sales" },
	});
	await sendForm(dana, "/profile", "profile/update-profile", { phone: "+15550100200" });
	const rep = await acme.addMember({ role: "distributor_sales_rep", first_name: "Remy", manager_id: dana.id });
	const cora = await acme.addMember({ role: "customer", first_name: "Cora", manager_id: rep.id });
	const lone = await acme.addMember({ role: "customer", manager_id: olga.id });
	const own = await openPage(cora, "/profile");
	const said = ["Your distributor", "Dana Ferro", "Regional sales", dana.email, "+15550100200"];
	for (const words of said) expect([words, own.text.includes(words)]).toEqual([words, true]);
	const detail = async (person: TestMember) =>
		(await olga.client.call("member-detail/get-member-details", { user_id: person.id })).member;
	expect(await detail(cora)).toMatchObject({
		...{ distributor_title: "Regional sales", distributor_email: dana.email },
		distributor_phone: "+15550100200",
	});
	expect((await openPage(olga, `/members/${cora.id}`)).text).toContain(
		`Dana Ferro, Regional sales, ${dana.email}, +15550100200`,
	);
	for (const person of [rep, dana, lone, olga])
		expect((await openPage(person, "/profile")).text).not.toContain("Your distributor");
	expect(await detail(rep)).toMatchObject({ distributor_email: "" });
	expect((await openPage(dana, "/profile")).text).toContain("Your customers see it");
	const globex = await createTenant({ shard: acme.shard });
	const theirs = await globex.addMember({ role: "distributor", first_name: "Theo" });
	const customer = await globex.addMember({ role: "customer", manager_id: theirs.id });
	expect((await openPage(customer, "/profile")).text).not.toContain("Your distributor");
	expect((await openPage(theirs, "/profile")).text).toContain("Nobody sees it here");
});
