/** A client's colours stay readable whatever the client chose. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, fromOklch, toOklch } from "#workers/features/account/rules/colour";
import { computePalette, defaultColours, type Palette, paletteStyle } from "#workers/features/account/rules/palette";

const grounds = ["bg", "surface", "sunken"];
const textPairs: [string, string[]][] = [
	["ink", [...grounds, "primary-soft", "accent-soft"]],
	["ink-2", [...grounds, "primary-soft", "accent-soft"]],
	["ink-3", [...grounds, "primary-soft", "accent-soft"]],
	["on-primary", ["primary", "primary-press"]],
	["on-secondary", ["secondary"]],
	["on-accent", ["accent"]],
	["primary-text", [...grounds, "primary-soft"]],
	["active-text", [...grounds, "primary-soft"]],
	["secondary-text", grounds],
	["accent-text", [...grounds, "accent-soft"]],
	["on-navbar", ["navbar", "navbar-field"]],
	["navbar-2", ["navbar", "navbar-field"]],
	["on-navbar-action", ["navbar-action"]],
];
const visiblePairs: [string, string[]][] = [
	["mark", ["surface", "sunken"]],
	["edge", grounds],
];

function failures(palette: Palette): string[] {
	const found: string[] = [];
	for (const [mode, values] of Object.entries(palette)) {
		const check = (pairs: [string, string[]][], ratio: number) => {
			for (const [ink, over] of pairs) {
				for (const requestContext of over) {
					const reached = contrast(values[ink] as string, values[requestContext] as string);
					if (reached < ratio) found.push(`${mode}: ${ink} on ${requestContext} is ${reached.toFixed(2)}`);
				}
			}
		};
		check(textPairs, 4.5);
		check(visiblePairs, 3);
	}
	return found;
}

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("every pair of ink and ground is readable whatever four colours a client chose", () => {
	fc.assert(
		fc.property(colour, colour, colour, colour, (primary_color, secondary_color, accent_color, navbar_color) => {
			expect(failures(computePalette({ primary_color, secondary_color, accent_color, navbar_color }))).toEqual([]);
		}),
		{ numRuns: 300 },
	);
});

test.each([
	["yellow on white", "#ffff00", "#ffffff"],
	["black on black", "#000000", "#000000"],
	["grey on grey", "#808080", "#7f7f7f"],
	["white on white", "#ffffff", "#ffffff"],
	["pure blue on pure red", "#0000ff", "#ff0000"],
])("a hostile palette stays readable: %s", (_name, first, second) => {
	const palette = computePalette({
		primary_color: first,
		secondary_color: second,
		accent_color: first,
		navbar_color: second,
	});
	expect(failures(palette)).toEqual([]);
});

test("an account without colours gets the defaults", () => {
	expect(computePalette({})).toEqual(computePalette({ ...defaultColours }));
	expect(computePalette({}).light).toMatchObject({ primary: "#01add9", secondary: "#008dad", navbar: "#2e3279" });
});

test("the loud button of the bar never melts into the bar", () => {
	const palette = computePalette({ ...defaultColours, primary_color: "#2e3279", accent_color: "#2f3379" });
	expect(contrast(palette.light["navbar-action"] as string, palette.light.navbar as string)).toBeGreaterThan(1.7);
});

test("only validated values reach a style", () => {
	const hostile = computePalette({ primary_color: "red;}body{display:none", navbar_color: "url(x)" });
	expect(hostile).toEqual(computePalette({}));
	const style = paletteStyle({ light: { primary: "red}</style>", "x}y": "#fff", hue: "12" }, dark: {} });
	expect(style).toBe(":root{--hue:12}@media (prefers-color-scheme: dark){:root{}}");
});

test("OKLCH and back is the same colour", () => {
	fc.assert(
		fc.property(colour, (hex) => {
			const [there, back] = [hex, fromOklch(toOklch(hex))].map((text) =>
				[1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16)),
			);
			for (const [index, channel] of (there as number[]).entries())
				expect(Math.abs(channel - (back as number[])[index]!)).toBeLessThanOrEqual(1);
		}),
	);
});
