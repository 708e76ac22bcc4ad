/** Copies the project to a temporary folder, so that a test may change its files; nothing is ever installed there. */
import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { inProject, root } from "./project.mjs";

const notCopied = new Set([".git", ".wrangler", ".cache", "node_modules", "build"]);
const built = ["client", "server", "worker", ".source-hash"];

/** Copies what is written by hand, and what was built of it if `withBuild`; the packages are the same ones. Answers the folder. */
export function copyProject({ withBuild = false } = {}) {
	const tree = mkdtempSync(join(tmpdir(), "laurel-copy-"));
	cpSync(root, tree, { recursive: true, filter: (path) => !notCopied.has(relative(root, path).split(sep)[0]) });
	symlinkSync(inProject("node_modules"), join(tree, "node_modules"), "dir");
	mkdirSync(join(tree, "build", "client"), { recursive: true });
	if (withBuild)
		for (const name of built) cpSync(inProject("build", name), join(tree, "build", name), { recursive: true });
	return tree;
}
