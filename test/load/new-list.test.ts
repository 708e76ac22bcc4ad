/** `npm run new feature|endpoint|job|list|form` in a copy of the project: what it writes is small, compiles, and passes its own test and those that are derived for everything. */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { copyProject } from "../../scripts/copy-project.mjs";

const tree = copyProject();

afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** Tests that are derived for what is new here, and those that are derived for nothing by name: others run in the check itself. */
const ofNewThings = String.raw`drafts|book-clubs|save-flash-sale|^(?:(?![a-z-]+/[a-z-]+|\w+_report: ).)*$`;

/** What is declared anew here: tests that go through everything keep to it. */
const newThings = ["global-filters/get-drafts", "flash-sale/save-flash-sale", "book-clubs/save-book"];

function run(...words: string[]): string {
	const env = { ...process.env, LOAD_ONLY: newThings.join() };
	const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: tree, encoding: "utf8", env });
	expect([words.join(" "), status, status === 0 ? "" : `${stdout}${stderr}`]).toEqual([words.join(" "), 0, ""]);
	return stdout;
}

/** Calls the command, which says why it writes nothing. */
function expectRefusal(words: readonly string[], reason: string): void {
	const { status, stderr } = spawnSync(process.execPath, ["scripts/new.mjs", ...words], {
		cwd: tree,
		encoding: "utf8",
	});
	expect([words.join(" "), status, stderr]).toEqual([words.join(" "), 1, expect.stringContaining(reason)]);
}

test("a new list costs at most five files and 120 lines, a new form, endpoint or job three files, and all work", () => {
	const [, files, lines] = /(\d+) files, (\d+) lines/.exec(
		run("scripts/new.mjs", "list", "global-filters/get-drafts", "global_filters"),
	)!;
	expect(Number(files)).toBeLessThanOrEqual(5);
	expect(Number(lines)).toBeLessThanOrEqual(120);
	const form = /(\d+) files, (\d+) lines/.exec(run("scripts/new.mjs", "form", "flash-sale/save-flash-sale"))!;
	expect(Number(form[1])).toBeLessThanOrEqual(3);
	for (const [kind, name] of [
		["feature", "book-clubs"],
		["endpoint", "book-clubs/save-book"],
		["job", "book-clubs/send-reminder"],
	] as const)
		expect(Number(/(\d+) files, (\d+) lines/.exec(run("scripts/new.mjs", kind, name))![1])).toBeLessThanOrEqual(3);
	run("node_modules/typescript-native/bin/tsc", "--noEmit", "--checkers", "2");
	run("node_modules/@biomejs/biome/bin/biome", "check", "app", "workers", "test/screens", "test/features");
	run("scripts/build.mjs");
	run("scripts/wire.mjs");
	const tests = [
		"test/screens/global-filters/drafts",
		"test/screens/flash-sale",
		"test/features/book-clubs",
		"test/contract",
		"test/kernel/database",
		"test/architecture",
	];
	run(
		"node_modules/vitest/vitest.mjs",
		"run",
		"--project=worker",
		"--project=architecture",
		"-t",
		ofNewThings,
		...tests,
	);
}, 480_000);

test("what is no table, or there already, is said with the way to call it", () => {
	for (const [call, table, reason] of [
		["members/get-groups", "nothing", "no migration makes a table nothing"],
		["members/groups", "groups", "a list is called <feature>/get-<things>"],
		["invitations/get-not-joined", "users", "these are there already"],
	] as const)
		expectRefusal(["list", call, table], reason);
	expectRefusal(["feature", "Wish Lists"], "a feature is called by one noun");
	for (const kind of ["endpoint", "job"]) {
		expectRefusal([kind, "members/wish"], "is called <feature>/<verb>-<noun>");
		expectRefusal([kind, "nowhere/save-wish"], "there is no feature nowhere");
	}
});
