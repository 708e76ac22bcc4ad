/** Claiming a certificate by camera: a film of a QR code in place of the room, and a camera that the browser forbids. */
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { encodeQR } from "qr";
import { expect, expectAccessible, signIn, test, visit } from "./laurel";
import config from "./playwright.config";

const folder = mkdtempSync(join(tmpdir(), "laurel-camera-"));
const film = join(folder, "room.y4m");

const { launchOptions } = config.use!;
const launchedWith = (...further: string[]) => ({
	...launchOptions,
	args: [
		...(launchOptions?.args ?? []),
		"--use-fake-device-for-media-stream",
		`--use-file-for-fake-video-capture=${film}`,
		...further,
	],
});

test.use({ launchOptions: launchedWith("--use-fake-ui-for-media-stream") });

test.beforeAll(() => writeFileSync(film, filmOf("https://example.com/menu")));

test.afterAll(() => rmSync(folder, { recursive: true }));

test("the camera reads the QR code of a certificate, says so of any other one, and leaves sending it to its person", async ({
	page,
	browser,
	baseURL,
}) => {
	const { written, address } = await lastPrinted(await (await browser.newContext({ baseURL })).newPage());
	await signIn(page, "edward.brooks@acme.example");
	await visit(page, "/webapp/points");
	await openClaiming(page);
	const dialog = page.getByRole("dialog", { name: "Claim a certificate" });
	await dialog.getByRole("button", { name: "Use the camera" }).click();
	await expect(dialog.getByText("This QR code is not one of a certificate.")).toBeVisible();
	await expect(dialog.getByRole("button", { name: "Stop the camera" })).toBeFocused();
	await expectAccessible(page);
	show(address);
	const code = dialog.getByRole("textbox", { name: "Code" });
	await expect(code).toHaveValue(written);
	await expect(code).toBeFocused();
	await expect(dialog.locator("video")).toHaveCount(0);
	await dialog.getByRole("button", { name: "Claim", exact: true }).click();
	await expect(dialog.getByText("500 points of “Safety day Leeds” are yours.")).toBeVisible();
});

test("a camera that the browser forbids is said to be so, and the code can be typed", async ({
	playwright,
	baseURL,
}) => {
	const forbidding = await playwright.chromium.launch(launchedWith("--use-fake-ui-for-media-stream=deny"));
	const context = await forbidding.newContext({ baseURL });
	const page = await context.newPage();
	await signIn(page, "edward.brooks@acme.example");
	await visit(page, "/webapp/claim");
	const camera = page.getByRole("button", { name: "Use the camera" });
	await camera.click();
	await expect(page.getByText("The browser does not let this page use the camera.")).toBeVisible();
	await expect(camera).toBeFocused();
	await expectAccessible(page);
	await expect(page.locator("video")).toHaveCount(0);
	await expect(page.getByRole("textbox", { name: "Code" })).toBeEditable();
	await forbidding.close();
});

/** Opens the dialog by the menu of a wide screen. */
async function openClaiming(page: Page) {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.getByRole("button", { name: /Edward Brooks/ }).click();
	await page.getByRole("link", { name: "Redeem certificate" }).click();
}

/** The last certificate of a batch that was given out: its code as it is printed, and the address in its QR code. */
async function lastPrinted(page: Page) {
	await signIn(page, "yasmin.mansour@acme.example");
	await visit(page, "/webapp/certificates");
	await page.getByRole("main").getByRole("link", { name: "Safety day Leeds" }).first().click();
	await page.waitForURL(/\/certificates\/\d+$/);
	await visit(page, `${new URL(page.url()).pathname}/print`);
	const written = (await page.locator(".voucher code").last().textContent()) ?? "";
	await page.context().close();
	return { written, address: new URL(`/webapp/claim/${written}`, page.url()).href };
}

const [width, height] = [640, 480];

/** Puts another QR code before the camera, which reads the file again and again: written over in place, it is never short of a frame. */
function show(text: string) {
	const file = openSync(film, "r+");
	writeSync(file, filmOf(text));
	closeSync(file);
}

/** A film in which a QR code stands still, as YUV4MPEG2. */
function filmOf(text: string): Buffer {
	const frames = Array.from({ length: 5 }, () => frameOf(text));
	return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420mpeg2\n`), ...frames]);
}

/** A frame: the brightness of each point, then colours at a quarter of the points, which stay grey. */
function frameOf(text: string): Buffer {
	const modules = encodeQR(text, "raw", { border: 4 });
	const points = Math.floor(height / modules.length);
	const side = points * modules.length;
	const [left, top] = [Math.floor((width - side) / 2), Math.floor((height - side) / 2)];
	const brightness = Buffer.alloc(width * height, 180);
	for (const [y, row] of modules.entries())
		for (const [x, isDark] of row.entries())
			for (let line = 0; line < points; line += 1) {
				const start = (top + y * points + line) * width + left + x * points;
				brightness.fill(isDark ? 20 : 230, start, start + points);
			}
	return Buffer.concat([Buffer.from("FRAME\n"), brightness, Buffer.alloc((width * height) / 2, 128)]);
}
