/** The page of cards as members meet it without scripts. */
import { expect, test } from "vitest";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

test("[appreciations-01] /appreciations is the module's page: a card is chosen, written and sent there, and what was received stands below; without the module there is neither page nor entry", async () => {
	const acme = await createTenant({
		flags: { appreciations_enabled: 1 },
		settings: { appreciations_program: { name: "Cheers" } },
	});
	const mona = await acme.addMember({ first_name: "Mona" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman", manager_id: mona.id });
	const sofia = await acme.addMember({ first_name: "Sofia", last_name: "Marques", manager_id: mona.id });
	expect((await openPage(priya, "/")).links().map(({ href }) => href)).toContain("/webapp/appreciations");
	const page = await openPage(priya, "/appreciations");
	const main = page.part("main", ["id", "main"]);
	expect(main.text).toContain("Cheers");
	expect(main.text).toContain("20 left today");
	expect(main.text).toContain("Sofia Marques");
	expect(main.text).toContain("You made my day");
	expect(main.text).toContain("No cards yet");
	const form = "appreciations/save-appreciation";
	const wrong = await sendForm(priya, "/appreciations", form, {
		recipient_ids: String(priya.id),
		design: "rose",
		message: "To me",
	});
	expect(wrong.location).toBeNull();
	expect(wrong.html).toContain("To me");
	expect(wrong.html).toContain("cannot be sent");
	const fields = { recipient_ids: String(sofia.id), design: "rose", message: "Thank you for Friday." };
	const sent = await sendForm(priya, "/appreciations", form, fields);
	expect(sent.location).toBe("/webapp/appreciations?direction=sent");
	const after = (await openPage(priya, "/appreciations?direction=sent")).part("main", ["id", "main"]);
	expect(after.text).toMatch(/Thinking of youThank you for Friday\..*To Sofia Marques/);
	const received = (await openPage(sofia, "/appreciations")).part("main", ["id", "main"]);
	expect(received.text).toMatch(/Thank you for Friday\..*From Priya Raman/);
	expect((await openPage(mona, "/appreciations")).text).not.toContain("Thank you for Friday.");
	const off = await createTenant();
	const dan = await off.addMember();
	expect((await openPage(dan, "/")).links().map(({ href }) => href)).not.toContain("/webapp/appreciations");
	expect((await openPage(dan, "/appreciations")).status).toBe(403);
});

test("[appreciations-01] the entry of the menus is called as the account says, in the member's bar and the owner's navigation and in the settings", async () => {
	const acme = await createTenant({
		flags: { appreciations_enabled: 1 },
		settings: { appreciations_extra_config: { nav_link_label: "Say thanks" } },
	});
	const priya = await acme.addMember();
	const olga = await acme.addMember({ role: "account_owner" });
	const entryOf = async (person: typeof priya) =>
		(await openPage(person, "/")).links().filter(({ href }) => href === "/webapp/appreciations");
	for (const person of [priya, olga]) {
		const entries = await entryOf(person);
		expect(entries.length).toBeGreaterThan(0);
		expect(new Set(entries.map(({ text }) => text))).toEqual(new Set(["Say thanks"]));
	}
	expect((await openPage(olga, "/settings/menu")).text).toContain("Say thanks");
	const plain = await createTenant({ flags: { appreciations_enabled: 1 } });
	const entries = await entryOf(await plain.addMember());
	expect(new Set(entries.map(({ text }) => text))).toEqual(new Set(["Appreciations"]));
});

test("[appreciations-01] an owner takes appreciations from everybody or from one person, who then find neither page nor entry and get no card", async () => {
	const acme = await createTenant({ flags: { appreciations_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const sofia = await acme.addMember({ first_name: "Sofia", last_name: "Marques" });
	const sees = async (person: typeof priya) => [
		(await openPage(person, "/")).links().some(({ href }) => href === "/webapp/appreciations"),
		(await openPage(person, "/appreciations")).status,
		(await person.client.call("session/init-user", {})).user.show_appreciations_to_user,
	];
	const shown = [true, 200, 1];
	const hidden = [false, 403, 0];
	const send = (from: typeof priya, to: typeof priya) =>
		from.client.try("appreciations/save-appreciation", { recipient_ids: [to.id], design: "sun", message: "Hi" });
	expect([await sees(priya), await sees(sofia)]).toEqual([shown, shown]);
	await sendForm(olga, `/settings/roles/${priya.id}`, "members/save-person-switches", {
		show_appreciations_to_user: "0",
	});
	expect([await sees(priya), await sees(sofia)]).toEqual([hidden, shown]);
	expect((await send(priya, sofia)).body.resultType).toBe("feature_disabled");
	const refused = await send(sofia, priya);
	expect([refused.body.resultType, refused.body.errors?.recipient_ids]).toEqual([
		"recipients_gone",
		["Priya Raman cannot get a card any more. Take them out and try again."],
	]);
	await olga.client.call("members/save-person-switches", { user_id: sofia.id, show_appreciations_to_user: 1 });
	await sendForm(olga, "/settings/roles/everybody", "settings/save-common-switches", {
		show_appreciations_to_user: "0",
	});
	expect([await sees(priya), await sees(sofia), await sees(await acme.addMember())]).toEqual([hidden, hidden, hidden]);
	await olga.client.call("members/save-person-switches", { user_id: sofia.id, show_appreciations_to_user: 1 });
	expect([await sees(priya), await sees(sofia)]).toEqual([hidden, shown]);
});
