/** The overview's cards as the Worker serves them: figures with the way to their lists, months, and what is not there. */
import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { addScratchGame } from "#test/factories/games";
import { openPage } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";
import { makeShop, order } from "../../features/orders/shop";

const now = DateTime.now().setZone("America/New_York");
const label = (name: string) => ["aria-labelledby", `overview-${name}-title`] as [string, string];

test("figures of the store lead to lists that have what they count, this month and one that was chosen", async () => {
	const { olga, priya, bottle } = await makeShop();
	await order(priya, [bottle, 10]);
	const page = await openPage(olga, "");
	const card = page.part("section", label("store"));
	expect(card.text).toMatch(/1 ?Orders placed.*1 ?New orders.*0 ?Orders under way.*1 ?Items sold out/);
	expect(card.text).toContain("Nothing was redeemed in the last 90 days.");
	for (const { href } of card.links()) {
		const list = await openPage(olga, href.slice("/webapp".length));
		if (/status=placed|startDate/.test(href)) expect(list.table().rows.map(({ Member }) => Member)).toHaveLength(1);
		if (href.includes("sold_out")) expect(list.text).toContain("Bottle");
	}
	const before = now.startOf("month").minus({ months: 1 });
	const chosen = await openPage(olga, `?month=${before.toFormat("yyyy-MM")}`);
	expect(chosen.part("section", label("store")).text).toMatch(/0 ?Orders placed.*1 ?New orders/);
	expect(chosen.text).toContain(`In ${before.setLocale("en").monthLong}, and as it stands now`);
	const months = page.part("section", label("cards")).links().slice(0, 6);
	expect(months.map(({ text }) => text)).toEqual(
		Array.from({ length: 6 }, (_, at) => now.startOf("month").minus({ months: at }).setLocale("en").monthLong),
	);
	expect(months[1]!.href).toBe(`/webapp?month=${before.toFormat("yyyy-MM")}`);
});

test("a month that cannot be shown gives this one, and a month stays while the graph's range is chosen", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	for (const month of ["2020-01", "x", ""])
		expect((await openPage(olga, `?month=${month}`)).text).toContain(`In ${now.setLocale("en").monthLong}, and as`);
	const page = await openPage(olga, "?range=12");
	expect(page.part("section", label("cards")).links()[1]!.href).toMatch(/\?range=12&month=\d{4}-\d{2}$/);
});

test("each module has what runs and how many took part, with words where nobody did; members have no cards", async () => {
	const acme = await createTenant({ flags: { polls_enabled: 1, bingo_enabled: 1, redemptions_enabled: 0 } });
	const olga = await acme.addMember({ role: "account_owner" });
	const mara = await acme.addMember();
	const { poll_id } = await mara.client.call("polls/save-poll", {
		...{ question: "Which evening?", options: ["Thursday", "Friday"], act: "publish" },
		closes_at: Date.now() + 86_400_000,
	});
	await mara.client.call("polls/vote", { poll_id, option_ids: [1] });
	const page = await openPage(olga, "");
	const card = page.part("section", label("engagement"));
	expect(card.text).toMatch(/Polls ?1 open ?Took part 1 of 2/);
	expect(card.text).toMatch(new RegExp(`0 open ?Nobody took part in ${now.setLocale("en").monthLong}\\.`));
	expect(card.links().map(({ href }) => href)).toEqual(["/webapp/polls", "/webapp/games/manage"]);
	expect(page.text).not.toContain("Orders placed");
	expect((await openPage(mara, "")).text).not.toMatch(/Took part|as it stands now/);
});

test("games count scratch cards as they count bingo, also where there is nothing else", async () => {
	const acme = await createTenant({ flags: { bingo_enabled: 1, redemptions_enabled: 0 } });
	const olga = await acme.addMember({ role: "account_owner" });
	const mara = await acme.addMember();
	const game_id = await addScratchGame(olga);
	await mara.client.call("games/take-card", { game_id });
	const card = (await openPage(olga, "")).part("section", label("engagement"));
	expect(card.text).toMatch(/Games ?1 open ?Took part 1 of 2/);
});
