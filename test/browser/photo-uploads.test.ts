/** A photo on its way: it is sent in parts while the form is filled in, goes on after the line broke, and the form waits for it. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, signIn, test, visit } from "./laurel";

const person = "amara.asante@acme.example";
const partBytes = 262_144;

test.use({ expectedConsole: [/ERR_FAILED|status of 409/] });

async function makeAlbum(page: Page, name: string) {
	await signIn(page, person);
	await visit(page, "/webapp/photo_albums");
	await page.getByText("New album").click();
	await page.getByLabel("Name", { exact: true }).fill(name);
	await page.getByRole("button", { name: "Make album" }).click();
	await expect(page.locator("h1")).toHaveText(name);
}

/** A picture that no browser makes much smaller. */
async function noisyPhoto(page: Page): Promise<Buffer> {
	const text = await page.evaluate(() => {
		const canvas = document.createElement("canvas");
		canvas.width = canvas.height = 1_400;
		const context = canvas.getContext("2d")!;
		const pixels = context.createImageData(1_400, 1_400);
		for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
		context.putImageData(pixels, 0, 0);
		return canvas.toDataURL("image/jpeg", 0.95).split(",")[1]!;
	});
	return Buffer.from(text, "base64");
}

const press = "Go on now";

/** Lets parts through until the line breaks, after the second, and again once it is pressed; tells how many arrived, and how many there are. */
async function watchParts(page: Page) {
	const line = { isBroken: false, arrived: 0, parts: 0, formBytes: 0 };
	await page.evaluate((words) => {
		const follow = ({ target }: Event) => {
			if ((target as Element).closest("button")?.textContent === words) document.body.dataset.pressed = "";
		};
		document.addEventListener("click", follow, { capture: true });
	}, press);
	const isPressed = () => page.evaluate(() => "pressed" in document.body.dataset);
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.endsWith("/api_begin_upload"))
			line.parts = Math.ceil(JSON.parse(request.postData()!).payload.byte_count / partBytes);
		if (request.method() === "POST" && /photo_albums\/\d+/.test(pathname))
			line.formBytes = request.postDataBuffer()?.length ?? 0;
	});
	await page.route("**/api/files/api_upload_part", async (route) => {
		if (line.isBroken && !(await isPressed())) return route.abort();
		line.arrived += 1;
		line.isBroken = line.arrived === 2;
		await route.continue();
	});
	return line;
}

test("a photo is sent while its form is filled in, goes on where the line broke, and the form waits for it", async ({
	page,
}) => {
	await page.clock.install();
	await makeAlbum(page, "Noise");
	const line = await watchParts(page);
	const photo = { name: "noise.jpg", mimeType: "image/jpeg", buffer: await noisyPhoto(page) };
	await page.locator("input[type=file]").setInputFiles(photo);
	await expect(page.getByRole("status").filter({ hasText: /The connection broke off at [1-9]\d? %/ })).toBeVisible();
	await expect(page.getByRole("progressbar", { name: "Photo on its way" })).toHaveAttribute("aria-valuenow", /[1-9]/);
	await expectAccessible(page);
	await page.getByLabel("Title").fill("Snow on every channel");
	await page.getByRole("button", { name: "Add a photo" }).click();
	await expect(page.getByText("The form is sent as soon as it is there.")).toBeVisible();
	// It would go on by itself, so that the button could be gone before it is pressed: its pauses stand still.
	await page.clock.pauseAt(Date.now() + 1_000);
	await page.getByRole("button", { name: press }).click();
	await page.clock.resume();
	await expect(page.locator(".photo").filter({ hasText: "Snow on every channel" })).toBeVisible();
	expect(line.parts).toBeGreaterThan(3);
	expect(line.arrived).toBe(line.parts);
	expect(line.formBytes).toBeLessThan(5_000);
	await expect(page.getByRole("progressbar")).toHaveCount(0);
	expect(await page.locator("input[type=file]").evaluate((input: HTMLInputElement) => input.files?.length)).toBe(0);
});

test("what the server refuses in parts is sent with the form, as it is without scripts", async ({ page }) => {
	await makeAlbum(page, "Rain");
	await page.route("**/api/files/api_begin_upload", (route) =>
		route.fulfill({ status: 409, json: { resultType: "too_many_uploads", resultMsg: "10 uploads are under way." } }),
	);
	const line = await watchParts(page);
	const photo = { name: "noise.jpg", mimeType: "image/jpeg", buffer: await noisyPhoto(page) };
	await page.locator("input[type=file]").setInputFiles(photo);
	await page.getByLabel("Title").fill("Rain on the roof");
	await page.getByRole("button", { name: "Add a photo" }).click();
	await expect(page.locator(".photo").filter({ hasText: "Rain on the roof" })).toBeVisible();
	expect(line.formBytes).toBeGreaterThan(partBytes);
});
