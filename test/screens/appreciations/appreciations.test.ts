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
