/** How the browser tests run: in real Chromium at phone size, against the Worker that scripts/browser-tests.mjs serves. */
import { defineConfig } from "@playwright/test";

const results = "../../build/test-results";
const port = process.env.LAUREL_PORT ?? "8787";

export default defineConfig({
	testDir: ".",
	testMatch: "**/*.test.ts",
	outputDir: `${results}/browser`,
	workers: 2,
	fullyParallel: false,
	forbidOnly: true,
	retries: 0,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	reporter: [["dot"], ["json"]],
	use: {
		baseURL: `http://acme.localhost:${port}`,
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		locale: "en-US",
		screenshot: "only-on-failure",
		// A trace doubles the time; for one failure: npm test -- --browser <file> --trace retain-on-failure
		trace: "off",
		launchOptions: {
			executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
			args: [
				"--no-sandbox",
				"--disable-gpu",
				"--disable-background-networking",
				"--host-resolver-rules=MAP *.localhost 127.0.0.1",
			],
		},
	},
});
