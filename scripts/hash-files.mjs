/** Hashes the contents of files and folders, so that work whose sources did not change can be skipped. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/** Every file under a folder, sorted, as absolute paths. */
export function listFiles(folder) {
	if (!existsSync(folder)) return [];
	return readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath ?? entry.path, entry.name))
		.sort();
}

/** One hash over the names and contents of the given files and folders; absent ones count as empty. */
export function hashPaths(base, paths) {
	const hash = createHash("sha256");
	for (const path of paths) {
		const absolute = join(base, path);
		if (!existsSync(absolute)) continue;
		const files = statSync(absolute).isDirectory() ? listFiles(absolute) : [absolute];
		for (const file of files) {
			hash.update(`${relative(base, file)}\0`);
			hash.update(readFileSync(file));
			hash.update("\0");
		}
	}
	return hash.digest("hex");
}
