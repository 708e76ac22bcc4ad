/** Tells which files answer for an address, a call, a requirement's id, a text that people read, or a table. */
import { existsSync } from "node:fs";
import { inProject, isStartedItself } from "./project.mjs";
import { whereRequirement } from "./where/requirement.mjs";
import { filesBelow, isAddressOf, leaves, read, readDeclared, readScreens } from "./where/sources.mjs";

const maxShown = 40;

/** The sentence that a file opens with. */
function sentenceOf(path) {
	const [, sentence] = /\/\*\*\s*([\s\S]*?)\s*\*\//.exec(read(path)) ?? [];
	return (sentence ?? "").replace(/\s*\n\s*\*\s*/g, " ").slice(0, 160);
}

function whereAddress(asked) {
	const address = asked.replace(/^https?:\/\/[^/]+/, "").replace(/[?#].*$/, "");
	const screens = readScreens().filter(
		({ path }) => isAddressOf(path, address) || isAddressOf(path, `/webapp${address}`),
	);
	const calls = readDeclared().filter(({ path }) => path && isAddressOf(path, address));
	const halves = screens.flatMap(({ file }) => [file, file.replace(".route.tsx", ".server.ts")]);
	return [...halves.filter((path) => existsSync(inProject(path))), ...calls.flatMap(filesOfCall)];
}

/** The declaration of a call, its tests, and the screens that make it. */
function filesOfCall({ name, files }) {
	const [feature, call] = name.split("/");
	const users = [
		...filesBelow("app", /\.tsx?$/),
		...filesBelow("test/features", /\.ts$/),
		...filesBelow("test/screens", /\.ts$/),
	].filter((path) => {
		const text = read(path);
		return text.includes(`"${name}"`) || text.includes(`features/${feature}/lists/${call}"`);
	});
	return [...files, ...users];
}

function whereCall(asked) {
	const bare = asked.replace(/^api_/, "").replaceAll("_", "-");
	return readDeclared()
		.filter(({ name, path }) => name === asked || name.endsWith(`/${bare}`) || path.endsWith(`/${asked}`))
		.flatMap(filesOfCall);
}

/** Where words of the English texts stand, and who shows them. */
function whereText(words) {
	const sources = [...filesBelow("app", /\.tsx?$/), ...filesBelow("workers", /\.ts$/)];
	return filesBelow("public/locales/en", /\.json$/).flatMap((file) => {
		const namespace = file.split("/").at(-1).replace(".json", "");
		const keys = leaves(JSON.parse(read(file)))
			.filter(([, text]) => text.toLowerCase().includes(words.toLowerCase()))
			.map(([key]) => key.replace(/_(one|other)$/, ""));
		const users = sources.filter((path) => {
			const text = read(path);
			return keys.some(
				(key) =>
					text.includes(`"${namespace}:${key}"`) ||
					(text.includes(`"${key}"`) && text.includes(`useTranslation("${namespace}")`)),
			);
		});
		return keys.length > 0 ? [file, ...users] : [];
	});
}

/** A table's declaration, and the SQL that writes it. */
function whereTable(table) {
	const declares = filesBelow("drizzle", /\.ts$/).filter(
		(path) => read(path).includes(`sqliteTable(\n\t"${table}"`) || read(path).includes(`sqliteTable("${table}"`),
	);
	const writes = new RegExp(`\\b(insert into|update|delete from) ${table}\\b`);
	return declares.length === 0
		? []
		: [...declares, ...filesBelow("workers", /\.ts$/).filter((path) => writes.test(read(path)))];
}

/** The files that answer for what is asked, the nearest first; none when nothing is found. */
export function where(asked) {
	const found = /^[a-z_]+-\d+$/.test(asked)
		? whereRequirement(asked, whereAddress)
		: asked.startsWith("/") || asked.startsWith("http")
			? whereAddress(asked)
			: [...whereTable(asked), ...whereCall(asked)];
	return [...new Set(found.length > 0 ? found : whereText(asked))];
}

if (isStartedItself(import.meta.url)) {
	const asked = process.argv.slice(2).join(" ").trim();
	if (!asked) {
		console.error("usage: npm run where -- address | call | requirement id | words of a text | table");
		process.exit(1);
	}
	const files = where(asked);
	if (files.length === 0) console.log(`Nothing here answers for ${asked}.`);
	for (const path of files.slice(0, maxShown))
		console.log(`${path}\n    ${path.endsWith(".json") ? "" : sentenceOf(path)}`);
	if (files.length > maxShown) console.log(`… and ${files.length - maxShown} more`);
}
