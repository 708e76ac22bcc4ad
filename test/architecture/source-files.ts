/** The project's own source files, as the architecture tests read them. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/** The project's folder; vitest runs from it. */
export const root = process.cwd();

const skipped = new Set(["node_modules", "build", ".wrangler", ".git", ".cache", "meta"]);

/** Every file and folder below a folder, as paths from the root with forward slashes. */
export function scan(folder: string): { path: string; isFolder: boolean }[] {
	const absolute = join(root, folder);
	if (!statSync(absolute, { throwIfNoEntry: false })) return [];
	return readdirSync(absolute, { withFileTypes: true })
		.filter((entry) => !skipped.has(entry.name))
		.flatMap((entry) => {
			const path = relative(root, join(absolute, entry.name)).replaceAll("\\", "/");
			return entry.isDirectory() ? [{ path, isFolder: true }, ...scan(path)] : [{ path, isFolder: false }];
		});
}

/** The folders that hold code by hand. */
export const codeFolders = ["app", "workers", "drizzle", "scripts", "test", "demo"];

/** Every code file of the project with its text. */
export function readCodeFiles(folders = codeFolders): { path: string; text: string }[] {
	const rootFiles = scan(".").filter(({ path }) => !path.includes("/"));
	return [...rootFiles, ...folders.flatMap(scan)]
		.filter(
			({ path, isFolder }) => !isFolder && /\.(ts|tsx|js|mjs|cjs|css|sql)$/.test(path) && !path.includes(".generated."),
		)
		.map(({ path }) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}
