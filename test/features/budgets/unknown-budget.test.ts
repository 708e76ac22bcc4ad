/** Drafts that name a budget which is nowhere: refused in words, wherever one is named. */
import { expect, test } from "vitest";
import { addBudget } from "#test/factories/budgets";
import { createTenant } from "#test/kit/tenant";

test("a budget that is nowhere is refused in words when a game, a competition or a survey is written with it", async () => {
	const acme = await createTenant({
		flags: { bingo_enabled: 1, scoreboard_competitions_enabled: 1, surveys_enabled: 1 },
	});
	const olga = await acme.addMember({ role: "account_owner" });
	const budget_id = await addBudget(olga, { name: "Here" });
	const days = { starts_on: "2020-01-01", ends_on: "2199-01-01" };
	const prize = { name: "", points: 5, stock: 1, chances: 10 };
	const tries = (id: number) => [
		olga.client.try("games/save-game", { kind: "scratch", title: "G", ...days, prizes: [prize], budget_id: id }),
		olga.client.try("scoreboards/save-competition", {
			...{ name: "C", ...days, metrics: [{ metric: "recognitions_received", weight: 1 }], prizes: [5], budget_id: id },
		}),
		olga.client.try("surveys/save-survey", {
			...{ language_code: "en", name: "S", points: 5, payee_limit: 1, budget_id: id },
		}),
	];
	const answersOf = async (id: number) =>
		(await Promise.all(tries(id))).map(({ status, body }) => [status, body.resultType]);
	expect(await answersOf(4711)).toEqual(Array.from({ length: 3 }, () => [409, "budget_not_active"]));
	expect((await answersOf(budget_id)).map(([status]) => status)).toEqual([200, 200, 200]);
});
