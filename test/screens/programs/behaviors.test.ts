/** The behaviors as account owners keep them: how an account without any is led there, written by the form, kept from others. */
import { expect, test } from "vitest";
import { addBudget } from "#test/factories/budgets";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

test("an account without behaviors is led to them from its first program, and writes them in each language", async () => {
	const acme = await createTenant({ languages: ["en", "es"] });
	const olga = await acme.addMember({ role: "account_owner" });
	await addBudget(olga, { name: "Budget" });
	const isLed = async () =>
		(await openPage(olga, "/programs/new")).links().some(({ href }) => href?.endsWith("/programs/behaviors"));
	expect(await isLed()).toBe(true);
	expect((await openPage(olga, "/programs/behaviors")).text).toContain("No behaviors yet");
	const fields = { language_code: "en", name: "Helps others", glyph: "star", position: "1", is_active: "1" };
	const done = await sendForm(olga, "/programs/behaviors/new", "programs/update-custom-behavior#en", fields);
	const id = /\/programs\/behaviors\/(\d+)$/.exec(done.location ?? "")?.[1];
	const list = (await openPage(olga, "/programs/behaviors")).text;
	for (const words of ["Helps others", "In use", "1 language has no name yet"]) expect(list).toContain(words);
	const path = `/programs/behaviors/${id}`;
	await sendForm(olga, path, "programs/update-custom-behavior#es", { ...fields, language_code: "es", name: "Ayuda" });
	await sendForm(olga, path, "programs/update-custom-behavior#en", { ...fields, is_active: "0" });
	expect((await openPage(olga, "/programs/behaviors")).text).toContain("Retired");
	const priya = await acme.addMember();
	expect((await openPage(priya, "/programs/behaviors")).status).toBe(403);
	expect((await openPage(olga, "/programs/behaviors/123")).status).toBe(404);
});
