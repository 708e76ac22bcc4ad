/** Which files answer for a requirement: the tests that name it, then what these tests speak of, the rarest clue first. */
import { filesBelow, leaves, read, readDeclared } from "./sources.mjs";

const maxSources = 10;

/** A file that holds less than this part of the best file's clues is no answer. */
const minShare = 0.2;

/** What a constant or function says that a test uses speaks less of the test than its own lines. */
const usedWeight = 0.3;

/** The feature that the requirement is named after answers for it rather than others that share its words. */
const ownWeight = 2;

const nameOf = (path) => path.split("/").at(-1);

/** The pieces of a test's file that begin at the line's start, each a test, a function or a constant. */
function piecesOf(text) {
	return text.split(/\n(?=(?:test|describe|const|function|async function|type|interface)\b)/);
}

/** What the tests that name the id say, and apart the constants and functions of their file that they use. */
function wordsOfTests(path, isNamed) {
	const pieces = piecesOf(read(path));
	const named = pieces.filter((piece) => isNamed.test(piece)).join("\n");
	const used = pieces.filter((piece) => {
		const [, names] = /^(?:const|(?:async )?function) (\w+|\[[^\]]*\]|\{[^}]*\})/.exec(piece) ?? [];
		return names && [...names.matchAll(/\w+/g)].some(([name]) => new RegExp(`\\b${name}\\b`).test(named));
	});
	return { named, used: used.join("\n") };
}

/** Words of five letters and more, without the s of a plural. */
function plainWords(text) {
	return new Set([...text.toLowerCase().matchAll(/[a-z]{4,}/g)].map(([word]) => word.replace(/s$/, "")));
}

/** The words of what tests that name the id are called, and of their files' names. */
function wordsOfTitles(path, isNamed) {
	const titles = [...read(path).matchAll(/"(\[[^"\n]+)"/g)]
		.map(([, title]) => title)
		.filter((title) => isNamed.test(title));
	return [...plainWords([nameOf(path), ...titles].join(" "))];
}

/** The strings and the snake_case names that stand in a text. */
function cluesOf(text) {
	const strings = [...text.matchAll(/"([^"\n]{3,80})"/g)].map(([, clue]) => clue);
	const names = [...text.matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b/g)].map(([clue]) => clue);
	return new Set([...strings, ...names]);
}

/** Each English text with its keys, as screens name them: with the feature's name and without. */
function readTexts() {
	return filesBelow("public/locales/en", /\.json$/).flatMap((file) => {
		const namespace = nameOf(file).replace(".json", "");
		return leaves(JSON.parse(read(file))).map(([key, text]) => ({
			text,
			key: `"${namespace}:${key.replace(/_(one|other)$/, "")}"`,
			short: `"${key.replace(/_(one|other)$/, "")}"`,
			uses: `useTranslation("${namespace}")`,
		}));
	});
}

/** The files that hold a clue, as a name, as a string, or as an English text that they show. */
function filesWith(clue, sources, texts) {
	const keys = texts.filter(({ text }) => text === clue);
	const name = /^\w+$/.test(clue) ? new RegExp(`\\b${clue}\\b`) : undefined;
	return sources.filter(
		({ text }) =>
			(name ? name.test(text) : text.includes(`"${clue}"`)) ||
			keys.some(({ key, short, uses }) => text.includes(key) || (text.includes(short) && text.includes(uses))),
	);
}

/** The tests that name the id, and the sources that share most with them; `filesOfAddress` tells a screen's files. */
export function whereRequirement(id, filesOfAddress) {
	const isNamed = new RegExp(`\\[(?:[^\\]]*[ ,])?${id}[ ,\\]]`);
	const tests = filesBelow("test", /\.test\.tsx?$/).filter((path) => isNamed.test(read(path)));
	const sources = ["app", "workers", "drizzle"].flatMap((folder) =>
		filesBelow(folder, /(?<!generated)\.tsx?$/)
			.filter((path) => !path.includes("/kit-page"))
			.map((path) => ({ path, text: read(path) })),
	);
	const [texts, declared, weights] = [readTexts(), readDeclared(), new Map()];
	const weigh = (paths, factor = 1) => {
		for (const path of paths) weights.set(path, (weights.get(path) ?? 0) + factor / paths.length);
	};
	const weighClues = (clues, factor) => {
		for (const clue of clues) {
			const paths = filesWith(clue, sources, texts).map(({ path }) => path);
			const calls = declared.filter(({ name }) => name === clue).flatMap(({ files }) => files);
			const screens = clue.startsWith("/") ? filesOfAddress(clue).filter((path) => !path.startsWith("test/")) : [];
			for (const found of [paths, calls, screens]) weigh(found, factor);
		}
	};
	for (const path of tests) {
		const { named, used } = wordsOfTests(path, isNamed);
		weighClues(cluesOf(named), 1);
		weighClues(cluesOf(used), usedWeight);
	}
	const paths = sources.map(({ path }) => path);
	for (const word of tests.flatMap((path) => wordsOfTitles(path, isNamed)))
		weigh(paths.filter((path) => plainWords(nameOf(path)).has(word)));
	// A source that names the requirement says so itself.
	weigh(sources.filter(({ text }) => new RegExp(`\\b${id}\\b`).test(text)).map(({ path }) => path));
	const module = id.replace(/_|-\d+$/g, "");
	weigh(paths.filter((path) => nameOf(path).replace(/-|\..*/g, "") === module));
	const isOwn = (path) => path.includes(`/features/${id.replace(/-\d+$/, "").replaceAll("_", "-")}/`);
	const ranked = [...weights]
		.map(([path, weight]) => [path, isOwn(path) ? weight * ownWeight : weight])
		.sort(([, one], [, other]) => other - one);
	const least = (ranked[0]?.[1] ?? 0) * minShare;
	return [...tests, ...ranked.slice(0, maxSources).flatMap(([path, weight]) => (weight >= least ? [path] : []))];
}
