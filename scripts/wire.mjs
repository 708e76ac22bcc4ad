/** Writes the lists that follow from folders: the registry's features, the kinds of imports, the texts of all languages, the entries of the menus, the routes of all screens. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { inProject, isStartedItself } from "./project.mjs";
import { findScreenTexts } from "./screen-texts.mjs";

const notice = "Written by `npm run wire`; change what it lists instead.";

/** A folder's name as part of an identifier. */
const camel = (name) => name.replace(/-(\w)/g, (_match, letter) => letter.toUpperCase());
const pascal = (name) => camel(name).replace(/^\w/, (letter) => letter.toUpperCase());
const quoted = (name) => (/^\w+$/.test(name) ? name : JSON.stringify(name));

/** Folders of a path that hold a file of that name, in order. */
function foldersWith(path, file) {
	const folders = readdirSync(inProject(...path.split("/")), { withFileTypes: true });
	return folders
		.filter((entry) => entry.isDirectory() && existsSync(inProject(path, entry.name, file)))
		.map(({ name }) => name)
		.sort();
}

function composeRegistry() {
	const names = foldersWith("workers/features", "feature.ts");
	return [
		`/** What each feature declares. ${notice} */`,
		...names.map((name) => `import { feature as ${camel(name)} } from "./features/${name}/feature";`),
		"",
		"/** Features by name. */",
		"export const features = {",
		...names.map((name) => (name === camel(name) ? `\t${name},` : `\t${JSON.stringify(name)}: ${camel(name)},`)),
		"};",
		"",
	].join("\n");
}

/** A feature's exported constants of a file, by name. */
const exportsOf = (name, file) =>
	[...readFileSync(inProject("workers", "features", name, file), "utf8").matchAll(/^export const (\w+)/gm)].map(
		([, constant]) => constant,
	);

const languages = () => readdirSync(inProject("public", "locales")).sort();

const namespaces = () =>
	readdirSync(inProject("public", "locales", "en"))
		.map((file) => file.replace(".json", ""))
		.sort();

/** What stands in `workers/kernel/names.ts` as empty interfaces. */
function composeNames() {
	const owners = foldersWith("workers/features", "flags.ts");
	const flagsOf = (kind) =>
		owners
			.filter((name) => exportsOf(name, "flags.ts").includes(kind))
			.map((name) => `FlagsOf<typeof import("./features/${name}/flags").${kind}>`)
			.join(",\n\t\t\t");
	return [
		`/** The names that features declare, for the compiler. ${notice} */`,
		'import type { FlagsOf, KindsOf, PayloadsOf, ValuesOf } from "./kernel/names";',
		...namespaces().map((name) => `import type ${camel(name)} from "../public/locales/en/${name}.json";`),
		"",
		'declare module "./kernel/names" {',
		`\tinterface AccountFlags extends ${flagsOf("accountFlags")} {}`,
		`\tinterface UserFlags extends ${flagsOf("userFlags")} {}`,
		"\tinterface Texts {",
		...namespaces().map((name) => `\t\t${quoted(name)}: typeof ${camel(name)};`),
		"\t}",
		`\tinterface JobPayloads extends PayloadsOf<${typesOf("jobs", "defineJob")}> {}`,
		`\tinterface NotificationValues extends ValuesOf<${typesOf("notifications", "defineNotification")}> {}`,
		`\tinterface ActivityKinds extends KindsOf<${typesOf("activities", "defineActivity")}> {}`,
		"}",
		"",
	].join("\n");
}

/** The kinds of all imports, each from its declaration. */
export function importKinds() {
	return foldersWith("workers/features", "imports").flatMap((name) =>
		readdirSync(inProject("workers", "features", name, "imports"))
			.filter((file) => file.endsWith(".ts"))
			.sort()
			.flatMap((file) => {
				const text = readFileSync(inProject("workers", "features", name, "imports", file), "utf8");
				return [...text.matchAll(/= defineImport(?:<[^(]*>)?\(\{\s*kind: "([\w-]+)"/g)].map(([, kind]) => kind);
			}),
	);
}

function composeImportKinds() {
	const kinds = importKinds().map((kind) => JSON.stringify(kind));
	return [
		`/** What can be imported. ${notice} @browser-safe */`,
		`export const importKinds = [${kinds.join(", ")}] as const;`,
		"",
	].join("\n");
}

/** The types of all that lies in folders of this name, each from its own file: through `feature.ts` they would depend on those who use them. */
function typesOf(folder, definer) {
	const declaration = new RegExp(`^export const (\\w+) = ${definer}\\(`, "m");
	return foldersWith("workers/features", folder)
		.flatMap((name) =>
			readdirSync(inProject("workers", "features", name, folder))
				.sort()
				.flatMap((file) => {
					const text = readFileSync(inProject("workers", "features", name, folder, file), "utf8");
					const found = declaration.exec(text);
					return found ? [`typeof import("./features/${name}/${folder}/${file.replace(".ts", "")}").${found[1]}`] : [];
				}),
		)
		.map((one) => `\n\t\t| ${one}`)
		.join("");
}

function composeTexts() {
	const pairs = languages().flatMap((language) => namespaces().map((name) => ({ language, name })));
	return [
		`/** The texts of every language and feature. ${notice} */`,
		...pairs.map(
			({ language, name }) => `import ${language}${pascal(name)} from "../public/locales/${language}/${name}.json";`,
		),
		"",
		"/** Texts by language and namespace (one namespace a feature). */",
		"export const texts = {",
		...languages().flatMap((language) => [
			`\t${language}: {`,
			...namespaces().map((name) => `\t\t${quoted(name)}: ${language}${pascal(name)},`),
			"\t},",
		]),
		"};",
		"",
	].join("\n");
}

/** Which texts travel with which screen; those of the root with all. */
function composeScreenTexts() {
	return [
		`/** The texts that each screen can show, as \`namespace.part\`, by the route's id; those of the root, which all pages have, stand there alone. ${notice} */`,
		"export const screenTexts: Record<string, string> = {",
		...Object.entries(findScreenTexts()).map(([id, parts]) => `\t${quoted(id)}: "${parts.join(" ")}",`),
		"};",
		"",
	].join("\n");
}

/** What the screens draw of the menus: `feature.ts` reaches what no browser may have, so the files beside it are listed. */
function composeMenu() {
	const names = foldersWith("workers/features", "menu.ts");
	return [
		`/** The entries of the menus, for the screens. ${notice} @browser-safe */`,
		...names.map((name) => `import { menu as ${camel(name)} } from "./features/${name}/menu";`),
		"",
		"/** The entries that features declare, in no order. */",
		"export const menuEntries = [",
		...names.map((name) => `\t...${camel(name)},`),
		"];",
		"",
	].join("\n");
}

function composeRoutes() {
	const names = foldersWith("app/features", "routes.ts");
	return [
		`/** All screens, where each feature lists its own, the address at which scripts ask, and the files of graphs. ${notice} */`,
		'import type { RouteConfig } from "@remix-run/route-config";',
		'import { callRoutes } from "./call/routes";',
		...names.map((name) => `import { ${camel(name)}Routes } from "./features/${name}/routes";`),
		'import { graphRoutes } from "./graph/routes";',
		"",
		"export default [",
		"\t...callRoutes,",
		"\t...graphRoutes,",
		...names.map((name) => `\t...${camel(name)}Routes,`),
		"] satisfies RouteConfig;",
		"",
	].join("\n");
}

/** What each written file should hold. */
const composed = () => [
	["workers/registry.generated.ts", composeRegistry()],
	["workers/texts.generated.ts", composeTexts()],
	["workers/screen-texts.generated.ts", composeScreenTexts()],
	["workers/names.generated.ts", composeNames()],
	["workers/menu.generated.ts", composeMenu()],
	["workers/kernel/import-kinds.generated.ts", composeImportKinds()],
	["app/routes.ts", composeRoutes()],
];

/** The written files that do not hold what they should, with what that is. */
const outdated = () =>
	composed().filter(([path, text]) => !existsSync(inProject(path)) || readFileSync(inProject(path), "utf8") !== text);

/** The names of the written files that do not hold what they should. */
export function findUnwired() {
	return outdated().map(([path]) => path);
}

/** Writes them; answers which changed. */
export function wire() {
	const files = outdated();
	for (const [path, text] of files) writeFileSync(inProject(path), text);
	return files.map(([path]) => path);
}

if (isStartedItself(import.meta.url)) {
	const written = wire();
	console.log(written.length === 0 ? "Everything is wired." : `Wrote ${written.join(", ")}.`);
}
