/** Anniversaries as people meet them without scripts: the owner's rules, the card that is signed, the book, and the choice on the profile. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { cardsOf, follow, makeCompany, setDay } from "#test/factories/anniversaries";
import { openPage, sendForm } from "#test/kit/page";
import { dayMs } from "#workers/kernel/clock";

const mainOf = async (person: Parameters<typeof openPage>[0], path: string) =>
	(await openPage(person, path)).part("main", ["id", "main"]);

test("[anniversaries-01] owners set a rule on its screen, colleagues sign on the card's page, and its person finds it published, in the feed and in the memory book", async () => {
	const { acme, olga, hannah, marcus, program } = await makeCompany();
	const day = new Date(Date.now() + 5 * dayMs).toISOString().slice(0, 10);
	await setDay(acme, hannah, { hired: `${Number(day.slice(0, 4)) - 5}${day.slice(4)}` });
	expect((await openPage(marcus, "/anniversaries/rules")).status).toBe(403);
	expect((await openPage(marcus, "/")).links().map(({ href }) => href)).not.toContain("/webapp/anniversaries/rules");
	expect((await openPage(olga, "/")).links().map(({ href }) => href)).toContain("/webapp/anniversaries/rules");
	const rules = "/anniversaries/rules";
	const form = "anniversaries/update-anniversary";
	const fields = {
		kind: "work",
		years: "5",
		badge: "trophy",
		message: "Five years of you.",
		points: "300",
		is_active: "1",
	};
	const wrong = await sendForm(olga, rules, form, { ...fields, program_id: "" });
	expect(wrong.location).toBeNull();
	expect(wrong.html).toContain("Choose the program that pays these points");
	expect((await sendForm(olga, rules, form, { ...fields, program_id: String(program.id) })).location).toBe(
		`/webapp${rules}`,
	);
	expect((await mainOf(olga, rules)).text).toMatch(/5 years.*300.*Milestones.*In use/);
	await follow(acme);
	const [card] = await cardsOf(acme);
	const address = `/anniversaries/${card!.id}`;
	expect((await openPage(marcus, "/anniversaries")).links().map(({ href }) => href)).toContain(`/webapp${address}`);
	expect((await openPage(hannah, "/anniversaries")).links().map(({ href }) => href)).not.toContain(`/webapp${address}`);
	expect((await openPage(hannah, address)).status).toBe(404);
	const signed = await sendForm(marcus, address, "anniversaries/sign-card", { text: "You brought coffee." });
	expect(signed.location).toBe(`/webapp${address}`);
	const open = await mainOf(marcus, address);
	expect(open.text).toContain("5 years with Hannah");
	expect(open.text).toMatch(/1 colleague has signed.*You brought coffee\..*Marcus Webb/);
	expect(open.text).not.toContain("300 points");
	await acme.database.write([
		sql`update anniversary_cards set day = '2021-01-05' where account_id = ${acme.id}`,
		sql`update users set hire_date = '2016-01-05' where account_id = ${acme.id} and id = ${hannah.id}`,
	]);
	await follow(acme);
	const own = await mainOf(hannah, address);
	expect(own.text).toMatch(/Five years of you\..*300 points for you/);
	const book = await mainOf(hannah, "/anniversaries/book");
	expect(book.text).toMatch(/Memory book.*5 years, January 5, 2021.*You brought coffee\./);
	expect((await mainOf(marcus, "/anniversaries/book")).text).not.toContain("You brought coffee.");
	const feed = await mainOf(marcus, "/activities");
	expect(feed.text).toMatch(/Hannah Brandt celebrates 5 years with the company.*Five years of you\./);
	expect(feed.links().map(({ href }) => href)).toContain(`/webapp${address}`);
});

test("[member_detail-12] people say on their profile how their days are marked, and an administrator's record of them says so", async () => {
	const { olga, hannah } = await makeCompany();
	const preferencesOf = async () =>
		(
			(await olga.client.call("member-detail/get-member-details", { user_id: hannah.id } as never)) as never as {
				member: { notification_preferences: object };
			}
		).member.notification_preferences;
	expect(await preferencesOf()).toEqual({ birthday_greetings__personal: 1, birthday_greetings__public: 1 });
	expect((await mainOf(hannah, "/profile")).text).toContain("Your days");
	const form = "anniversaries/update-greetings";
	expect((await sendForm(hannah, "/profile", form, { work: "none", birthday: "private" })).location).toBe(
		"/webapp/profile",
	);
	expect(await hannah.client.call("anniversaries/get-greetings", {})).toMatchObject({
		work: "none",
		birthday: "private",
	});
	expect(await preferencesOf()).toEqual({ birthday_greetings__personal: 1, birthday_greetings__public: 0 });
	await sendForm(hannah, "/profile", form, { work: "none", birthday: "none" });
	expect(await preferencesOf()).toEqual({ birthday_greetings__personal: 0, birthday_greetings__public: 0 });
});
