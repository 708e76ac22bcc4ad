/** Games on phones: a bingo whose squares are proven and decided until a line wins, and a scratch card that is revealed and checked. */
import type { Page } from "@playwright/test";
import { balanceOf, dayFromNow, journey, mainOf, press, pressAndAgree, unique } from "./journeys";
import { expect, visit } from "./laurel";

const owner = "wei.tran@acme.example";
const player = "diane.mcallister@acme.example";
const picture = {
	name: "bike.png",
	mimeType: "image/png",
	buffer: Buffer.from(
		"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
		"base64",
	),
};

/** Fills in what all games have. */
async function begin(page: Page, kind: "bingo" | "scratch", title: string) {
	await visit(page, `/webapp/games/manage?new=${kind}`);
	await page.getByLabel("Title").fill(title);
	await page.getByLabel("First day").fill(dayFromNow(-1));
	await page.getByLabel("Last day").fill(dayFromNow(3));
	await page.getByLabel("Budget that pays").selectOption({ index: 1 });
}

/** Saves and opens it; gives the way to it for players. */
async function open(page: Page) {
	await press(page, "Save draft");
	await expect(page.getByText("The game is saved.")).toBeVisible();
	await pressAndAgree(page, "Open game");
	await expect(page.getByText("The game is open.")).toBeVisible();
	return new URL(page.url()).searchParams.get("game")!;
}

journey(
	"[games-01] a bingo's squares are claimed with words and a picture, decided, and the line's prize is taken once",
	async (walk) => {
		const title = unique("Yard bingo");
		const boss = await walk.phoneOf(owner);
		await begin(boss, "bingo", title);
		await boss.getByLabel("Squares along a side").selectOption({ label: "3 by 3" });
		await boss.getByLabel("Proven in words").fill(Array.from({ length: 6 }, (_, at) => `Task ${at + 1}`).join("\n"));
		await boss.getByLabel("Proven with a picture").fill("Ride one\nRide two\nRide three");
		await boss.getByLabel("A line: points").fill("30");
		await boss.getByLabel("How many people can win it").fill("1");
		const game = await open(boss);

		const page = await walk.phoneOf(player);
		const before = await balanceOf(page);
		await visit(page, `/webapp/bingo?game=${game}`);
		await press(page, "Take my card");
		await expect(mainOf(page)).toContainText("0 of 9 squares");
		await expect(page.locator(".bingo li")).toHaveCount(9);
		for (const place of [0, 1, 2]) {
			const square = page.locator(".bingo li").nth(place);
			const isPicture = (await square.textContent())!.includes("Ride");
			await square.getByRole("link").click();
			await page.getByLabel("What happened?").fill(`${title}: done at ${place}`);
			if (isPicture) await page.locator("input[type=file]").setInputFiles(picture);
			await press(page, "Claim this square");
			await expect(square).toContainText("Asked");
		}
		await visit(boss, "/webapp/moderation?kind=bingo_square");
		for (const _ of [0, 1, 2]) {
			await boss.getByRole("link", { name: title }).first().click();
			await press(boss, "Approve");
			await expect(boss.getByText("is approved.").first()).toBeVisible();
			await expect(boss.locator(".moderation-request")).toBeHidden();
		}
		await expect(boss.getByRole("link", { name: title })).toHaveCount(0);
		await visit(page, `/webapp/bingo?game=${game}`);
		await expect(page.locator(".bingo .is-in-line")).toHaveCount(3);
		await press(page, /^Bingo! Take 30 /);
		await expect(mainOf(page)).toContainText("Received ");
		await expect(page.getByRole("button", { name: /^Bingo/ })).toHaveCount(0);
		expect(await balanceOf(page)).toBe(before + 30);
	},
);

/** Scratches a card with the mouse until its cover is gone. */
async function scratchOff(page: Page) {
	const { x, y, width, height } = (await page.locator(".scratch-cover").boundingBox())!;
	const ends = [x + 5, x + width - 5];
	await page.mouse.move(ends[0]!, y + height / 2);
	await page.mouse.down();
	for (let stroke = 1; stroke * width < 2_000; stroke += 1)
		await page.mouse.move(ends[stroke % 2]!, y + height / 2, { steps: 5 });
	await page.mouse.up();
}

journey(
	"[games-02] a scratch card shows its odds, is revealed by scratching or a button, pays once, and its seed is shown when the game is over",
	async (walk) => {
		const boss = await walk.phoneOf(owner);
		await begin(boss, "scratch", unique("Yard cards"));
		await boss.getByRole("radio", { name: "Everybody, one each" }).check();
		await boss.getByLabel("Number of points", { exact: true }).first().fill("25");
		await boss.getByLabel("How many there are").first().fill("5");
		await boss.getByLabel("Of 1,000 cards").first().fill("1000");
		const game = await open(boss);

		const page = await walk.phoneOf(player);
		const before = await balanceOf(page);
		await visit(page, `/webapp/scratch-card?game=${game}`);
		await expect(page.getByRole("row").filter({ hasText: "25" })).toContainText("1 in 1");
		const commitment = /[0-9a-f]{64}/.exec((await mainOf(page).textContent())!)![0];
		await press(page, "Get my card");
		await expect(mainOf(page)).toContainText("Reveal my card");
		expect(await balanceOf(page)).toBe(before);
		await visit(page, `/webapp/scratch-card?game=${game}`);
		if (walk.hasScripts) await scratchOff(page);
		else await press(page, "Reveal my card");
		await expect(page.getByRole("heading", { name: /^You won 25 / })).toBeVisible();
		expect(await balanceOf(page)).toBe(before + 25);
		await pressAndAgree(boss, "Close game");
		await expect(boss.getByText("The game is closed.")).toBeVisible();
		await visit(page, `/webapp/scratch-card?game=${game}`);
		await expect(mainOf(page)).toContainText(commitment);
		await expect(mainOf(page)).toContainText("The seed");
	},
);
