/** Figures are written as the account's country writes them, in one place: by texts (`{{count, number}}`), `figuresFor` and the kit's words for points. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inProject } from "../../scripts/project.mjs";

/** Where a format of the runtime's own is asked for, and why there. */
const places: Record<string, string> = {
	"workers/features/account/rules/money.ts": "what the account's country writes",
	"workers/runtime/texts.ts": "until the texts are loaded",
	"workers/features/catalog/imports/rules/price-text.ts": "the signs of all currencies, which a price may have",
	"workers/features/buy-points/steps/quote-points.ts": "whether a currency has cents",
	"workers/features/operations/rules/health.ts": "the operators' English",
	"app/shell/file-size.server.ts": "units in the reader's words, the account's mark in them",
};

/** Kit pages show examples, and times are written by their own locale. */
const isFigure = (line: string) =>
	/NumberFormat\(|[a-z)]\.toLocaleString\((?!DateTime|ofLanguages|\{)/.test(line) && !line.trimStart().startsWith("//");

test("nobody else formats figures by a language", () => {
	const found = ["app", "workers"].flatMap((folder) =>
		readdirSync(inProject(folder), { recursive: true })
			.map((name) => `${folder}/${String(name).replaceAll("\\", "/")}`)
			.filter((path) => /\.tsx?$/.test(path) && !path.startsWith("app/ui/kit-page/"))
			.filter((path) => readFileSync(inProject(path), "utf8").split("\n").some(isFigure)),
	);
	expect(found.sort()).toEqual(Object.keys(places).sort());
});

test("a count in a text is a figure", () => {
	const folder = inProject("public", "locales");
	const bare = readdirSync(folder, { recursive: true })
		.map(String)
		.filter((name) => name.endsWith(".json"))
		.flatMap((name) =>
			readFileSync(`${folder}/${name}`, "utf8")
				.split("\n")
				.filter((line) => /\{\{\s*count\s*\}\}/.test(line))
				.map((line) => `${name}: ${line.trim()}`),
		);
	expect(bare).toEqual([]);
});
