/** The page's own lookup of texts says word for word what i18next says on the server, for every text in every language. */
import i18next from "i18next";
import { beforeEach, expect, test, vi } from "vitest";
import { figureFormat, makeFigures } from "#workers/features/account/rules/money";
import { sayPointInWords } from "#workers/runtime/texts";
import { PageTexts, type TextFiles } from "~/shell/page-texts";
import { formatFigure } from "~/ui/rules/points";

const files = import.meta.glob<object>("../../public/locales/*/*.json", { eager: true, import: "default" });
/** What the page reports of itself; plurals without one of their forms are asked for, too. */
const told = vi.fn();
beforeEach(() => {
	vi.stubGlobal("reportError", told.mockClear());
});

const languages = ["en", "es", "fr"];
/** Whose figures are none of the plain language: es-MX and es-ES write 8,738 and 8.738 where `es` alone writes 8738. */
const countries: Record<string, string> = { en: "IND", es: "MEX", fr: "CAN" };
const labels = {
	points_label: "estrellas",
	point_label: "estrella",
	company_name: "Globex {{count}} $t(common:save)",
	shop_label: "",
};

/** All texts of a language by namespace. */
function textsOf(language: string): TextFiles {
	const own = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`));
	return Object.fromEntries(
		own.map(([path, texts]) => [path.slice(path.lastIndexOf("/") + 1, -".json".length), texts]),
	);
}

/** Every key of a tree, and each plural's key without its ending. */
function keysOf(tree: object, before = ""): string[] {
	return Object.entries(tree).flatMap(([name, value]) => {
		const key = `${before}${name}`;
		if (typeof value === "object" && value !== null) return keysOf(value, `${key}.`);
		const plain = key.replace(/_(zero|one|two|few|many|other)$/, "");
		return plain === key ? [key] : [key, plain];
	});
}

/** The values that a text names, in any of its plurals. i18next takes values for the options of figures, too, so that only its own are given. */
function namesIn(tree: object, key: string): string[] {
	const path = key.split(".");
	const last = path.pop()!;
	const parent = path.reduce<object>((part, name) => (part as Record<string, object>)[name] ?? {}, tree);
	const texts = Object.entries(parent).filter(([name]) => name === last || name.startsWith(`${last}_`));
	return [...JSON.stringify(texts).matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name!);
}

async function bothIn(language: string) {
	const texts = textsOf(language);
	const server = i18next.createInstance();
	server.init({
		lng: language,
		fallbackLng: language,
		ns: Object.keys(texts),
		defaultNS: "common",
		resources: { [language]: texts } as never,
		interpolation: { escapeValue: false, skipOnVariables: true, defaultVariables: labels },
		initImmediate: false,
		returnNull: false,
	});
	const country = countries[language]!;
	const figures = makeFigures(country, language);
	server.services.formatter!.add("number", (value) =>
		typeof value === "number" ? figures.format(value) : String(value),
	);
	sayPointInWords(server);
	const page = new PageTexts({ language, labels, load: async (other) => textsOf(other) });
	page.figure = (value) => formatFigure(value, figureFormat(country, language));
	await page.ask("root");
	return { texts, server, page };
}

test.each(languages)("every text of %s, with every count, is what i18next makes of it", async (language) => {
	const { texts, server, page } = await bothIn(language);
	const [ours, theirs] = [page.getFixedT(language, "common"), server.getFixedT(language, "common")];
	const differences: unknown[] = [];
	let compared = 0;
	for (const [namespace, tree] of Object.entries(texts)) {
		const keys = new Set(keysOf(tree));
		for (const key of keys) {
			const names = namesIn(tree, key);
			const words = Object.fromEntries(names.map((name) => [name, "x <b>$t(common:save)"]));
			const figures = Object.fromEntries(names.map((name, at) => [name, at === 1 ? 8_738.25 : 1_234_567]));
			const ones = Object.fromEntries(names.map((name) => [name, 1]));
			const counts = [0, 1, 2, 8_738, 1_000_000].map((count) => ({ ...figures, count }));
			for (const values of keys.has(`${key}_other`) ? counts : [words, figures, ones]) {
				const name = `${namespace}:${key}`;
				const [text, expected] = [ours(name, values), String(theirs(name as never, values as never))];
				// What is no figure is never written as one.
				if (expected.includes("NaN")) continue;
				compared += 1;
				if (text !== expected) differences.push({ name, values, text, expected });
			}
		}
	}
	expect(differences).toEqual([]);
	expect(compared).toBeGreaterThan(2_000);
});

test("a missing text is its default, else its key, which is told, and keys without a namespace are those of the lookup", async () => {
	const { server, page } = await bothIn("en");
	const [ours, theirs] = [page.getFixedT("en", "shell"), server.getFixedT("en", "shell")];
	for (const [key, given] of [
		["nowhere.key", undefined],
		["common:nowhere", "Default"],
		["common:nowhere", { defaultValue: "Default {{count}}", count: 2 }],
		["errors.home", undefined],
	] as const)
		expect(ours(key, given as never)).toBe(theirs(key as never, given as never));
	expect(told.mock.calls.map(([error]) => error.message)).toEqual(["There is no text shell:nowhere.key"]);
});

test.each(languages)(
	"a context picks its own words, with plurals and without, as i18next picks them (%s)",
	async (language) => {
		const { texts, server, page } = await bothIn(language);
		const [ours, theirs] = [page.getFixedT(language, "orders"), server.getFixedT(language, "orders")];
		const own = texts.orders as { way: object };
		const contexts = ["donation", "email", "other", "one", "nothing", "", undefined];
		for (const key of keysOf(own.way, "way."))
			for (const context of contexts)
				for (const count of [undefined, 0, 1, 7]) {
					const values = {
						...(context !== undefined && { context }),
						...(count !== undefined && { count }),
						email: "a@b.co",
					};
					expect(ours(key, values)).toBe(String(theirs(key as never, values as never)));
				}
		expect(ours("way.processing", { context: "donation" })).not.toBe(ours("way.processing", { context: "nothing" }));
	},
);

test("another language is loaded, and whoever listens is told once", async () => {
	const { page } = await bothIn("en");
	let told = 0;
	const listener = () => {
		told += 1;
	};
	page.on("languageChanged", listener);
	await page.changeLanguage("fr");
	page.off("languageChanged", listener);
	await page.changeLanguage("es");
	expect([told, page.language]).toEqual([1, "es"]);
	expect(page.getFixedT("es", "shell")("errors.home")).toBe(
		(textsOf("es").shell as { errors: { home: string } }).errors.home,
	);
});

test("the texts of a further screen stand beside those that are there, in the lookups of before too; a failure is said, then asked anew", async () => {
	vi.useFakeTimers();
	const files: Record<string, TextFiles> = {
		root: { a: { one: "One" } },
		later: { a: { two: "Two" }, b: { three: "Three" } },
	};
	let isLost = false;
	const asked: string[] = [];
	const load = async (language: string, screen: string) => {
		asked.push(`${language} ${screen}`);
		if (isLost) throw new TypeError("Failed to fetch");
		return structuredClone(files[screen]!);
	};
	const page = new PageTexts({ language: "en", labels: {}, load });
	await page.ask("root");
	expect(page.ask("root")).toBeUndefined();
	const lookup = page.getFixedT("en", "a");
	isLost = true;
	await page.ask("later");
	expect(() => page.ask("later")).toThrow("Failed to fetch");
	isLost = false;
	vi.advanceTimersByTime(3000);
	expect(page.ask("later")).toBe(page.ask("later"));
	await page.ask("later");
	expect([lookup("one"), lookup("two"), lookup("b:three")]).toEqual(["One", "Two", "Three"]);
	await page.changeLanguage("fr");
	expect(asked).toEqual(["en root", "en later", "en later", "fr root", "fr later"]);
	vi.useRealTimers();
});

test("texts of a screen that arrive after the language has changed are asked for anew, in that language", async () => {
	const arrive: (() => void)[] = [];
	const load = (language: string, screen: string) =>
		new Promise<TextFiles>((resolve) => {
			const texts = { a: { [screen]: `${screen} in ${language}` } };
			if (screen === "late" && language === "en") arrive.push(() => resolve(texts));
			else resolve(texts);
		});
	const page = new PageTexts({ language: "en", labels: {}, load });
	await page.ask("root");
	const late = page.ask("late");
	await page.changeLanguage("fr");
	arrive[0]!();
	await late;
	const lookup = page.getFixedT("fr", "a");
	expect([page.ask("late"), lookup("root"), lookup("late")]).toEqual([undefined, "root in fr", "late in fr"]);
});

test("a screen whose texts arrive while a language is loading stands in that language, too", async () => {
	const arrive: Record<string, () => void> = {};
	const load = (language: string, screen: string) =>
		new Promise<TextFiles>((resolve) => {
			arrive[`${language} ${screen}`] = () => resolve({ a: { [screen]: `${screen} in ${language}` } });
		});
	const page = new PageTexts({ language: "en", labels: {}, load });
	const first = page.ask("root");
	arrive["en root"]!();
	await first;
	const changing = page.changeLanguage("fr");
	const late = page.ask("late");
	arrive["en late"]!();
	await late;
	arrive["fr root"]!();
	await vi.waitFor(() => expect(arrive["fr late"]).toBeDefined());
	arrive["fr late"]!();
	await changing;
	const lookup = page.getFixedT("fr", "a");
	expect([lookup("root"), lookup("late")]).toEqual(["root in fr", "late in fr"]);
});
