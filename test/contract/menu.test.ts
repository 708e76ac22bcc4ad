/** What features declare of the menus: the screens draw the same entries, each leads to a screen, and its words reach who sees it. */
import { expect, test } from "vitest";
import type { Feature } from "#workers/kernel/define-feature";
import type { MenuEntry } from "#workers/kernel/define-menu-entry";
import { menuEntries } from "#workers/menu.generated";
import { features } from "#workers/registry.generated";
import { texts, textsFile } from "#workers/texts";
import { screensFor } from "./screen-routes";

const declared = Object.values<Feature>(features).flatMap(({ menu }) => menu ?? []);

/** The text of a key in a tree of texts by namespace. */
function textAt(tree: object, key: string): unknown {
	return key.split(/[:.]/).reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], tree);
}

test("what feature.ts declares is what the screens draw", () => {
	const keysOf = (entries: readonly MenuEntry[]) => entries.map(({ key }) => key).sort();
	expect(keysOf(menuEntries)).toEqual(keysOf(declared));
});

test("no two entries stand at one place", () => {
	const places = declared.map(({ place }) => place);
	expect(new Set(places).size).toBe(places.length);
});

test("each entry leads to a screen", async () => {
	const screens = (await screensFor({})).filter(({ isPage }) => isPage).map(({ path }) => path);
	const pathOf = (to: string) => `/webapp${to === "/" ? "" : to}`;
	expect(declared.filter(({ to }) => !screens.includes(pathOf(to))).map(({ key }) => key)).toEqual([]);
});

test("the words of every entry travel with all pages", () => {
	const missing = Object.keys(texts).flatMap((language) =>
		declared
			.flatMap(({ label, side }) => (side.label ? [label, side.label] : [label]))
			.filter((label) => typeof textAt(textsFile(language, "root")!, label) !== "string")
			.map((label) => `${language} ${label}`),
	);
	expect(missing).toEqual([]);
});
