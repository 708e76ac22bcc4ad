/** Turns a client's few colours into every custom property of the look, readable whatever was chosen. @browser-safe */
import { contrast, fromOklch, isHexColour, lowestContrast, mix, type Oklch, reach, toOklch } from "./colour";

/** The colours an account gives; what is missing or malformed falls back to the defaults. */
export type TenantColours = {
	primary_color?: string | null;
	secondary_color?: string | null;
	accent_color?: string | null;
	navbar_color?: string | null;
	main_active_color?: string | null;
};

/** Custom properties by name, without the two dashes, for a light and for a dark screen. */
export type Palette = { light: Record<string, string>; dark: Record<string, string> };

/** What an account looks like before anybody has chosen colours. */
export const defaultColours = {
	primary_color: "#01add9",
	secondary_color: "#008dad",
	accent_color: "#ffb224",
	navbar_color: "#2e3279",
} as const;

const readable = 4.5;
const visible = 3;
/** The bar's ink keeps its 4.5 : 1 under a hover tint and on the search field. */
const barInk = 6;

type Mode = "light" | "dark";
type Neutral = { name: string; lightness: number; chroma: number };

const neutrals: Record<Mode, Neutral[]> = {
	light: [
		{ name: "bg", lightness: 0.976, chroma: 0.005 },
		{ name: "surface", lightness: 1, chroma: 0 },
		{ name: "sunken", lightness: 0.96, chroma: 0.006 },
		{ name: "line", lightness: 0.91, chroma: 0.008 },
	],
	dark: [
		{ name: "bg", lightness: 0.185, chroma: 0.012 },
		{ name: "surface", lightness: 0.228, chroma: 0.014 },
		{ name: "sunken", lightness: 0.265, chroma: 0.016 },
		{ name: "line", lightness: 0.33, chroma: 0.018 },
	],
};

const inks: Record<Mode, Neutral[]> = {
	light: [
		{ name: "ink", lightness: 0.23, chroma: 0.022 },
		{ name: "ink-2", lightness: 0.42, chroma: 0.02 },
		{ name: "ink-3", lightness: 0.51, chroma: 0.018 },
	],
	dark: [
		{ name: "ink", lightness: 0.95, chroma: 0.006 },
		{ name: "ink-2", lightness: 0.8, chroma: 0.012 },
		{ name: "ink-3", lightness: 0.71, chroma: 0.014 },
	],
};

/** Every custom property a screen takes its colour from, for light and for dark. Never throws. */
export function computePalette(colours: TenantColours): Palette {
	const given = {
		primary: valid(colours.primary_color, defaultColours.primary_color),
		secondary: valid(colours.secondary_color, defaultColours.secondary_color),
		accent: valid(colours.accent_color, defaultColours.accent_color),
		navbar: valid(colours.navbar_color, defaultColours.navbar_color),
		active: valid(colours.main_active_color, valid(colours.primary_color, defaultColours.primary_color)),
	};
	return { light: computeMode(given, "light"), dark: computeMode(given, "dark") };
}

/** The palette as CSS text for the document's head; a value that is no hex colour or number is left out. */
export function paletteStyle(palette: Palette): string {
	return `:root{${declarations(palette.light)}}@media (prefers-color-scheme: dark){:root{${declarations(palette.dark)}}}`;
}

type Given = { primary: string; secondary: string; accent: string; navbar: string; active: string };

function computeMode(given: Given, mode: Mode): Record<string, string> {
	const lean = leanOf(given, mode);
	const neutral = ({ lightness, chroma }: Neutral) =>
		fromOklch({ lightness, chroma: chroma * lean.tint, hue: lean.hue });
	const result: Record<string, string> = { hue: String(Math.round(lean.hue)) };
	for (const entry of neutrals[mode]) result[entry.name] = neutral(entry);
	const grounds = [result.bg, result.surface, result.sunken] as string[];
	const surface = result.surface as string;

	const primary = filled(lifted(given.primary, mode));
	const accent = filled(lifted(given.accent, mode));
	const secondary = filled(lifted(given.secondary, mode));
	const primarySoft = soft(primary.fill, surface, mode);
	const accentSoft = soft(accent.fill, surface, mode);
	const tinted = [...grounds, primarySoft, accentSoft];
	for (const entry of inks[mode]) result[entry.name] = reach(neutral(entry), tinted, readable);
	const edge = fromOklch({ lightness: mode === "light" ? 0.62 : 0.58, chroma: 0.018 * lean.tint, hue: lean.hue });

	return {
		...result,
		edge: reach(edge, grounds, visible),
		primary: primary.fill,
		"on-primary": primary.ink,
		"primary-press": pressed(primary, mode),
		"primary-text": reach(given.primary, [...grounds, primarySoft], readable),
		"primary-soft": primarySoft,
		mark: reach(primary.fill, [surface, result.sunken as string], visible),
		"active-text": reach(given.active, [...grounds, primarySoft], readable),
		secondary: secondary.fill,
		"on-secondary": secondary.ink,
		"secondary-text": reach(given.secondary, grounds, readable),
		accent: accent.fill,
		"on-accent": accent.ink,
		"accent-text": reach(given.accent, [...grounds, accentSoft], readable),
		"accent-soft": accentSoft,
		...bar(given.navbar, primary, accent, mode),
	};
}

/** The hue that greys lean to, and how far: warm greys lean half as far in the dark, grey clients not at all. */
function leanOf(given: Given, mode: Mode): { hue: number; tint: number } {
	const source = [given.navbar, given.primary, given.secondary].map(toOklch).find((colour) => colour.chroma > 0.02);
	if (!source) return { hue: 260, tint: 0 };
	const isWarm = source.hue < 120 || source.hue > 330;
	return { hue: source.hue, tint: mode === "dark" && isWarm ? 0.45 : 1 };
}

/** In the dark a deep colour is lifted until it shines on the card. */
function lifted(colour: string, mode: Mode): string {
	const { lightness, chroma, hue } = toOklch(colour);
	if (mode === "light" || lightness >= 0.62) return colour;
	return fromOklch({ lightness: 0.7, chroma: Math.min(chroma, 0.16), hue });
}

type Fill = { fill: string; ink: string };

/** A request context with its ink: dark ink of its own hue or white, the request context moved when both miss the ratio. */
function filled(colour: string, ratio = readable): Fill {
	const start = toOklch(colour);
	for (let step = 0; step <= 100; step += 1) {
		for (const direction of step === 0 ? [0] : [-1, 1]) {
			const fill = fromOklch({ ...start, lightness: start.lightness + (direction * step) / 200 });
			const ink = bestInk(fill, start);
			if (contrast(fill, ink) >= ratio) return { fill, ink };
		}
	}
	return { fill: "#000000", ink: "#ffffff" };
}

function bestInk(fill: string, { chroma, hue }: Oklch): string {
	const dark = fromOklch({ lightness: 0.2, chroma: Math.min(chroma, 0.05), hue });
	return contrast(dark, fill) >= contrast("#ffffff", fill) ? dark : "#ffffff";
}

/** The fill while it is pointed at: a step darker (lighter in the dark) unless that would cost its ink the ratio. */
function pressed({ fill, ink }: Fill, mode: Mode): string {
	const start = toOklch(fill);
	const step = mode === "light" ? -0.05 : 0.05;
	const candidates = [step, -step].map((shift) => fromOklch({ ...start, lightness: start.lightness + shift }));
	return candidates.find((candidate) => contrast(candidate, ink) >= readable) ?? fill;
}

function soft(colour: string, surface: string, mode: Mode): string {
	return mix(colour, surface, mode === "light" ? 0.13 : 0.2);
}

/** The top bar: in the dark redrawn dark in its own hue, with a field, a line, a quieter ink and its one loud button. */
function bar(colour: string, primary: Fill, accent: Fill, mode: Mode): Record<string, string> {
	const own = toOklch(colour);
	const redrawn =
		mode === "light"
			? colour
			: fromOklch({
					lightness: Math.min(own.lightness, 0.28),
					chroma: Math.min(own.chroma, 0.1) * (own.lightness > 0.6 ? 0.7 : 1),
					hue: own.hue,
				});
	const { fill, ink } = filled(redrawn, barInk);
	const base = toOklch(fill);
	const isDark = ink === "#ffffff" || toOklch(ink).lightness > base.lightness;
	const shift = (amount: number) => fromOklch({ ...base, lightness: base.lightness + amount });
	const field =
		[isDark ? 0.07 : 0.03, isDark ? 0.03 : 0.015, 0]
			.map(shift)
			.find((requestContext) => contrast(ink, requestContext) >= readable) ?? fill;
	const quiet = [0.72, 0.82, 0.92, 1].map((share) => mix(ink, fill, share));
	const action = [primary, accent].find((candidate) => contrast(candidate.fill, fill) >= 1.7) ?? {
		fill: ink,
		ink: fill,
	};
	return {
		navbar: fill,
		"on-navbar": ink,
		"navbar-2": quiet.find((candidate) => lowestContrast(candidate, [fill, field]) >= readable) ?? ink,
		"navbar-field": field,
		"navbar-line": shift(isDark ? 0.11 : -0.06),
		"navbar-action": action.fill,
		"on-navbar-action": action.ink,
	};
}

function valid(colour: string | null | undefined, fallback: string): string {
	return isHexColour(colour) ? colour.toLowerCase() : fallback;
}

function declarations(values: Record<string, string>): string {
	return Object.entries(values)
		.filter(([name, value]) => /^[a-z][a-z0-9-]*$/.test(name) && (isHexColour(value) || /^\d+(\.\d+)?$/.test(value)))
		.map(([name, value]) => `--${name}:${value}`)
		.join(";");
}
