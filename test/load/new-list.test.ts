/** `npm run new list` and `npm run new form` in a copy of the project: what it writes is small, compiles, and passes its own test and those that are derived for everything. */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { copyProject } from "../../scripts/copy-project.mjs";

const tree = copyProject();

afterAll(() => rmSync(tree, { recursive: true, force: true }));

function run(...words: string[]): string {
	const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: tree, encoding: "utf8" });
	expect([words.join(" "), status, status === 0 ? "" : `${stdout}${stderr}`]).toEqual([words.join(" "), 0, ""]);
	return stdout;
}

test("a new list costs at most five files and 120 lines, a new form three files, and both work", () => {
	const [, files, lines] = /(\d+) files, (\d+) lines/.exec(
		run("scripts/new.mjs", "list", "members/get-groups", "groups"),
	)!;
	expect(Number(files)).toBeLessThanOrEqual(5);
	expect(Number(lines)).toBeLessThanOrEqual(120);
	const form = /(\d+) files, (\d+) lines/.exec(run("scripts/new.mjs", "form", "flash-sale/save-flash-sale"))!;
	expect(Number(form[1])).toBeLessThanOrEqual(3);
	run("node_modules/typescript-native/bin/tsc", "--noEmit");
	run("node_modules/@biomejs/biome/bin/biome", "check", "app", "workers", "test/screens");
	run("scripts/build.mjs");
	run("scripts/wire.mjs");
	const tests = [
		"test/screens/members",
		"test/screens/flash-sale",
		"test/contract",
		"test/kernel/database",
		"test/architecture",
	];
	run("node_modules/vitest/vitest.mjs", "run", "--project=worker", "--project=architecture", ...tests);
}, 240_000);

test("what is no table, or there already, is said with the way to call it", () => {
	for (const [call, table, reason] of [
		["members/get-groups", "nothing", "no migration makes a table nothing"],
		["members/groups", "groups", "a list is called <feature>/get-<things>"],
		["invitations/get-not-joined", "users", "these are there already"],
	] as const) {
		const { status, stderr } = spawnSync(process.execPath, ["scripts/new.mjs", "list", call, table], {
			cwd: tree,
			encoding: "utf8",
		});
		expect([status, stderr]).toEqual([1, expect.stringContaining(reason)]);
	}
});
