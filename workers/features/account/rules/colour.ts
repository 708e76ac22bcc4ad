/** Colour arithmetic for tenant palettes: hex, OKLCH and WCAG contrast, in plain numbers. @browser-safe */

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number };

type Rgb = [number, number, number];

const hexPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Whether a text is a hex colour of three or six digits, the only form a palette accepts. */
export function isHexColour(text: unknown): text is string {
	return typeof text === "string" && hexPattern.test(text);
}

/** The colour in OKLCH. Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020), public domain. */
export function toOklch(hex: string): Oklch {
	const [red, green, blue] = parseHex(hex).map(linearise) as Rgb;
	const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
	const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
	const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
	const lightness = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
	const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
	const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
	const hue = (Math.atan2(b, a) * 180) / Math.PI;
	return { lightness, chroma: Math.hypot(a, b), hue: hue < 0 ? hue + 360 : hue };
}

/** The nearest hex of an OKLCH colour; chroma is lowered until the colour exists in sRGB. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
	const clamped = Math.min(1, Math.max(0, lightness));
	let rgb = oklchToLinear(clamped, chroma, hue);
	if (!isInGamut(rgb)) {
		let low = 0;
		let high = chroma;
		for (let step = 0; step < 14; step += 1) {
			const middle = (low + high) / 2;
			if (isInGamut(oklchToLinear(clamped, middle, hue))) low = middle;
			else high = middle;
		}
		rgb = oklchToLinear(clamped, low, hue);
	}
	return toHex(rgb.map(compress) as Rgb);
}

/** `share` of `over` laid on `under`, mixed in OKLab so that no hue is crossed on the way. */
export function mix(over: string, under: string, share: number): string {
	const top = toOklab(over);
	const bottom = toOklab(under);
	const [lightness, a, b] = top.map((value, index) => value * share + (bottom[index] ?? 0) * (1 - share)) as Rgb;
	return fromOklch({ lightness, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI });
}

/** WCAG 2.2 contrast ratio of two hex colours, 1 to 21. */
export function contrast(one: string, other: string): number {
	const [high, low] = [luminance(one), luminance(other)].sort((left, right) => right - left) as [number, number];
	return (high + 0.05) / (low + 0.05);
}

/** The lowest contrast of a colour over several grounds. */
export function lowestContrast(colour: string, grounds: readonly string[]): number {
	return Math.min(...grounds.map((requestContext) => contrast(colour, requestContext)));
}

/** The same hue at the nearest lightness that reaches the ratio on every request context; black or white when no tint can. */
export function reach(colour: string, grounds: readonly string[], ratio: number): string {
	if (lowestContrast(colour, grounds) >= ratio) return fromOklch(toOklch(colour));
	const start = toOklch(colour);
	for (let step = 1; step <= 200; step += 1) {
		for (const direction of [-1, 1]) {
			const lightness = start.lightness + (direction * step) / 200;
			if (lightness < 0 || lightness > 1) continue;
			const moved = fromOklch({ ...start, lightness });
			if (lowestContrast(moved, grounds) >= ratio) return moved;
		}
	}
	return lowestContrast("#000000", grounds) > lowestContrast("#ffffff", grounds) ? "#000000" : "#ffffff";
}

function toOklab(hex: string): Rgb {
	const { lightness, chroma, hue } = toOklch(hex);
	const angle = (hue * Math.PI) / 180;
	return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

function parseHex(hex: string): Rgb {
	const digits = hex.slice(1);
	const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits;
	return [0, 2, 4].map((start) => Number.parseInt(full.slice(start, start + 2), 16) / 255) as Rgb;
}

function toHex(rgb: Rgb): string {
	return `#${rgb
		.map((value) =>
			Math.round(value * 255)
				.toString(16)
				.padStart(2, "0"),
		)
		.join("")}`;
}

function oklchToLinear(lightness: number, chroma: number, hue: number): Rgb {
	const angle = (hue * Math.PI) / 180;
	const a = chroma * Math.cos(angle);
	const b = chroma * Math.sin(angle);
	const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	return [
		4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
		-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
		-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
	];
}

function isInGamut(rgb: Rgb): boolean {
	return rgb.every((value) => value >= -0.0005 && value <= 1.0005);
}

function linearise(value: number): number {
	return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function compress(value: number): number {
	const clamped = Math.min(1, Math.max(0, value));
	return clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
}

function luminance(hex: string): number {
	const [red, green, blue] = parseHex(hex).map(linearise) as Rgb;
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
