/** What `npm run where` reads: files of the project, what is declared in them, and the screens with their addresses. */
import { readdirSync, readFileSync } from "node:fs";
import { inProject } from "../project.mjs";

/** Files below a folder whose names end so, as paths of the project. */
export function filesBelow(folder, ending) {
	return readdirSync(inProject(...folder.split("/")), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && ending.test(entry.name))
		.map((entry) => `${(entry.parentPath ?? entry.path).slice(inProject().length + 1)}/${entry.name}`)
		.sort();
}

/** The text of a file of the project. */
export const read = (path) => readFileSync(inProject(path), "utf8");

/** Every declared call, list, job and download: name, path, and its files; a list's name stands in its face. */
export function readDeclared() {
	const folders = /^workers\/features\/[^/]+\/(endpoints|lists|downloads|jobs)\//;
	return filesBelow("workers/features", /\.ts$/)
		.filter((file) => folders.test(file))
		.flatMap((file) => {
			const text = read(file);
			const faces = file.endsWith(".query.ts") ? facesOf(file, text) : [];
			const named = [text, ...faces.map(read)].join("\n");
			const names = [...named.matchAll(/^\s*(?:name: )?"([a-z-]+\/[a-z0-9-]+)",$/gm)].map(([, name]) => name);
			const paths = [...text.matchAll(/^\s*(?:path: )?"(\/[\w/{}:.-]+)",$/gm)].map(([, path]) => path);
			return names.map((name, at) => ({ name, path: paths[at] ?? paths[0] ?? "", files: [file, ...faces] }));
		});
}

/** The faces that a list's query imports from beside it. */
function facesOf(file, text) {
	const folder = file.slice(0, file.lastIndexOf("/"));
	return [...text.matchAll(/from "\.\/([\w-]+)"/g)].map(([, name]) => `${folder}/${name}.ts`);
}

/** Every screen: its address below /webapp, and its file. */
export function readScreens() {
	return filesBelow("app/features", /^routes\.ts$/).flatMap((file) =>
		[...read(file).matchAll(/(?:route\(\s*"([^"]*)"|index\()[\s,]*"([^"]+)"/g)].map(([, path = "", screen]) => ({
			path: `/webapp${path && `/${path}`}`,
			file: `app/${screen}`,
		})),
	);
}

/** Whether an asked address is one of the pattern's: `:id` stands for one part. */
export function isAddressOf(pattern, asked) {
	const form = pattern.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/:\w+\??|\{\w+\}/g, "[^/]+");
	return new RegExp(`^${form}/?$`).test(asked);
}

/** The keys of a file of texts with their words. */
export function leaves(part, prefix = "") {
	return Object.entries(part).flatMap(([key, value]) =>
		typeof value === "string" ? [[`${prefix}${key}`, value]] : leaves(value, `${prefix}${key}.`),
	);
}
