/** Figures in texts follow the account's country and not the reader's language alone, as the Worker serves a page. */
import { expect, test } from "vitest";
import { addScratchGame } from "#test/factories/games";
import { openPage } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

const prizes = [{ name: "Unas palabras", points: 0, stock: 8_738, chances: 600 }];

test.each([
	["MEX", "600 de 1,000", "8,738"],
	["ESP", "600 de 1.000", "8.738"],
])(
	"somebody in %s who reads Spanish finds the odds and the stock of a card written alike",
	async (country, odds, stock) => {
		const globex = await createTenant({ flags: { bingo_enabled: 1 }, country, default_language_code: "es" });
		const carolina = await globex.addMember({ role: "account_owner" });
		const julian = await globex.addMember({ language_code: "es" });
		await addScratchGame(carolina, { prizes });
		const { text } = await openPage(julian, "/scratch-card");
		expect(text).toContain(odds);
		expect(text).toContain(stock);
	},
);
