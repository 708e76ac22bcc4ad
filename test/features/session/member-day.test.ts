/** What members do, over HTTP: thank and be thanked, earn, redeem, wish, be told, and take part. */
import { expect, test } from "vitest";
import { addBudget, fundTenant } from "#test/factories/budgets";
import { addItem } from "#test/factories/catalog";
import { addProgram } from "#test/factories/programs";
import { orderOf, putIntoCart } from "#test/factories/shopping";
import { addSurvey, openSurvey, sendAnswers } from "#test/factories/surveys";
import { runOutbox } from "#test/kit/outbox";
import { openPage } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

test("[session-01] a member gives and receives recognition, earns points, redeems them in the shop, and uses wish lists, notifications, ideas, polls and surveys, by call and page; no administrator's page opens to them", async () => {
	const acme = await createTenant({ flags: { ideas_enabled: 1, polls_enabled: 1, surveys_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const dan = await acme.addMember({ first_name: "Dan", last_name: "Hughes" });
	await fundTenant(acme, 5_000);
	const budget_id = await addBudget(olga, { name: "Ideas", points: 1_000 });
	const thanks = await addProgram(acme, { owner: olga, name: "Thanks", budget: 1_000 });
	const give = { program_id: thanks.id, points: 100, message: "You stayed." };
	await priya.client.call("recognition/give-recognition", { ...give, recipient_ids: [dan.id] });
	await dan.client.call("recognition/give-recognition", { ...give, recipient_ids: [priya.id] });
	for (const person of [priya, dan]) {
		const received = (await person.client.call("recognition/get-recognitions-report", {})).table_rows;
		expect(received.map(({ points, message }) => [points, message])).toEqual([[100, "You stayed."]]);
		const { point_balance } = await person.client.call("session/refresh-point-balance", {});
		expect(point_balance).toBe(100);
	}

	const mug = await addItem(acme, { name: "Mug", variants: [{ points: 70, stock: 5 }] });
	await priya.client.call("wish-lists/save-wish-list-item", { item_id: mug.id });
	expect((await priya.client.call("wish-lists/get-wish-lists", {})).wishes.map(({ item }) => item.name)).toEqual([
		"Mug",
	]);
	await priya.client.call("checkout/checkout", orderOf(await putIntoCart(priya, mug.variant_id)));
	expect(await priya.client.call("session/refresh-point-balance", {})).toMatchObject({
		...{ point_balance: 30, points_earned: 100, points_redeemed: 70 },
	});
	expect((await priya.client.call("orders/get-member-orders", {})).table_rows).toHaveLength(1);

	await runOutbox(acme, "recognition/notify-recipients");
	const told = (await priya.client.call("notifications/get-notifications", {})).table_rows;
	expect(told.some(({ kind }) => kind === "recognition/received")).toBe(true);

	const category = { name: "Costs", budget_id, points_on_approval: 50 };
	const { category_id } = await olga.client.call("ideas/update-idea-category", category);
	const said = { title: "Reuse wrap", problem: "Film is thrown away.", solution: "Nets that come back.", category_id };
	const { idea_id } = await priya.client.call("ideas/save-and-submit-idea-details", said);
	await dan.client.call("ideas/toggle-idea-votes", { idea_id });
	expect((await priya.client.call("ideas/fetch-ideas", {})).table_rows).toMatchObject([{ id: idea_id, vote_count: 1 }]);

	const poll = { question: "Which evening?", options: ["Thursday", "Friday"], closes_at: Date.now() + 86_400_000 };
	const { poll_id } = await dan.client.call("polls/save-poll", { ...poll, results: "always", act: "publish" });
	await priya.client.call("polls/vote", { poll_id, option_ids: [1] });
	expect((await priya.client.call("polls/get-poll", { poll_id })).poll.options[0]!.vote_count).toBe(1);

	const { survey_id, asked } = await addSurvey(olga, { is_anonymous: 0 });
	await openSurvey(olga, survey_id);
	expect((await sendAnswers(priya, survey_id, { [asked.radio]: "a1" })).status).toBe(200);
	expect((await priya.client.call("surveys/get-surveys", { user_id: priya.id })).surveys).toMatchObject([
		{ id: survey_id, state: expect.not.stringMatching("to_answer") },
	]);

	const pages = "/recognitions /recognitions/give /points /store /wish_lists /notifications /ideas /polls /surveys";
	for (const path of pages.split(" ")) expect([path, (await openPage(priya, path)).status]).toEqual([path, 200]);
	for (const path of "/members /settings /ideas/categories /surveys/manage".split(" "))
		expect([path, (await openPage(priya, path)).status]).toEqual([path, 403]);
});
