/** The kinds of tests: inside the Worker's runtime, of screens without a browser, of commands, of the source text itself, and under load. */
import { mkdirSync } from "node:fs";
import { cloudflareTest } from "@cloudflare/vitest-pool-workers";
import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { readMigrations } from "./scripts/migrate.mjs";
import { defaultLimits } from "./workers/kernel/limits";

// The folder of assets that wrangler.toml names must exist, even before the first build.
mkdirSync("build/client", { recursive: true });

/** The migrations as applyD1Migrations takes them; test/kit applies them from this binding. */
const migrations = {
	directory: readMigrations("migrations/directory"),
	shard: readMigrations("migrations/shard"),
};

/** The same in every run, so that a test may compute a token by hand. */
const testSecret = "5e55105e".repeat(8);

const testBindings = {
	ENVIRONMENT: "test",
	SESSION_SECRET: testSecret,
	PLATFORM_HOST: "platform.laurel.test",
	OPERATOR_SETUP_TOKEN: "0be7a70e".repeat(8),
	// Tests that count round trips count no others; the test of the sums says when they are written.
	METRICS_EVERY_MS: "Infinity",
	// Payments are answered by the stand-in of the test that makes some (test/kit/payments.ts).
	STRIPE_SECRET_KEY: "sk_test_of_the_tests",
	STRIPE_WEBHOOK_SECRET: "whsec_of_the_tests",
	STRIPE_API_URL: "https://stripe.test",
	MIGRATIONS: migrations,
};

/** What chooses the size and the seed of load and contract tests (test/load/settings.ts), handed into the Worker's runtime too. */
const loadSettings = Object.fromEntries(
	["LOAD_SIZE", "LOAD_SEED", "LOAD_PATH", "LOAD_ONLY"].map((name) => [name, process.env[name] ?? ""]),
);

/** Nothing that a test starts reaches the network: what it should find there, the test answers itself. */
const outboundService = () => new Response("tests fetch nothing", { status: 502 });

/**
 * The built screens have no source map here: it is three times their size, every runtime would get it, and the expression by
 * which the module runner looks for it when it reads the stack of a crash can overflow.
 */
const builtScreensWithoutMap = {
	name: "laurel:built-screens-without-map",
	transform: (code: string, id: string) =>
		// Where the code is the same, the map that comes with it is not taken.
		id.includes("/build/server/") ? { code: `${code}\n`, map: { mappings: "" as const } } : undefined,
};

/** Load tests do what nobody may: the limits are for the test that proves them. */
const noLimits = JSON.stringify(
	Object.fromEntries(Object.keys(defaultLimits).map((name) => [name, { max: 1_000_000_000 }])),
);

/** A test's limit ends what hangs: how slow a machine may be, with others at work on it, is no test's business. */
const hangsAfterMs = 60_000;
const untilItHangs = { testTimeout: hangsAfterMs, hookTimeout: hangsAfterMs };

/** In full size a load test takes what it takes; in short size one that takes ten minutes hangs, and should say so. */
const loadTimeoutMs = process.env.LOAD_SIZE === "full" ? 3_600_000 : 600_000;

/** Load tests that hold a time against a bound, or must be over within one: nothing else runs beside them. */
const untroubled = ["flash-sale", "kills", "moves"].map((name) => `test/load/${name}.test.ts`);

/** These begin of all; while the Worker's runtime starts for the one, half a minute, the other core has tests that need none. */
const first = ["test/contract/tenants.test.ts", "test/load/new-list.test.ts"];

const inOrder = ["scripts", "architecture", "browserless", "worker", "load-worker", "load", "load-alone"];

/** What takes long begins its project, or a core would have nothing to do while it ends; vitest itself begins with the largest files. */
const long = [
	...["bodies", "costs", "cross-site", "reports"].map((name) => `test/contract/${name}.test.ts`),
	"test/features/operations/move-broken-off.test.ts",
	...["deploy", "export-import"].map((name) => `test/load/${name}.test.ts`),
];

class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]) {
		const sorted = await super.sort(files);
		const isOf = (files: readonly string[], id: string) => files.some((file) => id.endsWith(`/${file}`));
		const rankOf = ({ moduleId, project }: TestSpecification) =>
			isOf(first, moduleId) ? -1 : inOrder.indexOf(project.name) * 2 + Number(!isOf(long, moduleId));
		return sorted.sort((one, other) => rankOf(one) - rankOf(other));
	}
}

export default defineConfig({
	test: {
		maxWorkers: 2,
		sequence: { sequencer: LongestFirst },
		projects: [
			{
				plugins: [
					tsconfigPaths(),
					builtScreensWithoutMap,
					cloudflareTest({
						wrangler: { configPath: "./wrangler.toml" },
						remoteBindings: false,
						miniflare: { cf: false, outboundService, bindings: { ...testBindings, ...loadSettings } },
					}),
				],
				test: {
					name: "worker",
					include: ["test/{features,screens,contract,kernel}/**/*.test.ts"],
					setupFiles: ["test/kit/setup.ts"],
					// One runtime serves many files: each costs a second to start, and tests keep to tenants of their own.
					isolate: false,
					...untilItHangs,
					// What follows a call is waited for as long as a busy machine may take.
					expect: { poll: { timeout: 10_000 } },
				},
			},
			{
				plugins: [tsconfigPaths()],
				test: {
					name: "browserless",
					environment: "jsdom",
					setupFiles: ["test/ui/setup.ts"],
					// As above: each file would cost half a second, and the setup clears the page after each test.
					isolate: false,
					include: ["test/{ui,app}/**/*.test.{ts,tsx}"],
					...untilItHangs,
				},
			},
			{
				plugins: [tsconfigPaths()],
				test: { name: "scripts", environment: "node", include: ["test/scripts/**/*.test.ts"], ...untilItHangs },
			},
			{
				plugins: [tsconfigPaths()],
				test: {
					name: "architecture",
					environment: "node",
					include: ["test/architecture/**/*.test.ts"],
					...untilItHangs,
				},
			},
			{
				plugins: [tsconfigPaths()],
				test: {
					name: "load",
					environment: "node",
					include: ["test/load/**/*.test.ts"],
					exclude: ["test/load/**/*.worker.test.ts", ...untroubled],
					testTimeout: loadTimeoutMs,
					hookTimeout: loadTimeoutMs,
				},
			},
			{
				plugins: [tsconfigPaths()],
				test: {
					name: "load-alone",
					environment: "node",
					include: untroubled,
					fileParallelism: false,
					testTimeout: loadTimeoutMs,
					hookTimeout: loadTimeoutMs,
				},
			},
			{
				plugins: [
					tsconfigPaths(),
					builtScreensWithoutMap,
					cloudflareTest({
						wrangler: { configPath: "./wrangler.toml" },
						remoteBindings: false,
						miniflare: { cf: false, outboundService, bindings: { ...testBindings, ...loadSettings, LIMITS: noLimits } },
					}),
				],
				test: {
					name: "load-worker",
					include: ["test/load/**/*.worker.test.ts"],
					setupFiles: ["test/kit/setup.ts"],
					isolate: false,
					testTimeout: loadTimeoutMs,
					hookTimeout: loadTimeoutMs,
				},
			},
		],
	},
});
