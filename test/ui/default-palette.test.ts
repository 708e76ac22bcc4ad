/** The style sheet's own colours are those of an account without colours. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { computePalette, paletteStyle } from "../../workers/features/account/rules/palette";

test("a page without an account has the default colours, under whatever an account sets", () => {
	const sheet = readFileSync("app/styles/default-palette.css", "utf8")
		.replaceAll(/\s|\/\*.*?\*\//g, "")
		.replaceAll(";}", "}");
	expect(sheet).toBe(`@layerdefaults{${paletteStyle(computePalette({})).replaceAll(/\s/g, "")}}`);
});
