// Gives a picture's main colour another hue, and leaves its wood, metal and shadows as they are.

/** Changes raw RGBA bytes in place so that the main colour, or the grey body, becomes the target [hue, saturation, lightness]. */
export function recolour(data, target, { greyBody = false } = {}) {
	const main = measure(data, greyBody);
	for (let at = 0; at < data.length; at += 4) {
		if (data[at + 3] === 0) continue;
		const pixel = toHsl(data[at], data[at + 1], data[at + 2]);
		const share = main.grey ? greyShare(pixel) : hueShare(pixel, main.hue);
		if (share <= 0) continue;
		const saturation = main.grey ? target[1] * 0.8 : clamp((pixel[1] * target[1]) / main.saturation);
		const lightness = clamp(target[2] + (pixel[2] - main.lightness) * 0.9, 0.06, 0.96);
		const turned = toRgb(target[0] + (main.grey ? 0 : turn(pixel[0], main.hue) * 0.4), saturation, lightness);
		for (let channel = 0; channel < 3; channel++) {
			data[at + channel] = Math.round(data[at + channel] * (1 - share) + turned[channel] * share);
		}
	}
}

/** Finds the hue that covers most, or says that the thing is mainly grey. */
function measure(data, greyBody) {
	const weights = new Float64Array(36);
	let coloured = 0;
	let all = 0;
	const grey = [0, 0];
	for (let at = 0; at < data.length; at += 4) {
		if (data[at + 3] < 128) continue;
		const [hue, saturation, lightness] = toHsl(data[at], data[at + 1], data[at + 2]);
		all++;
		if (saturation > 0.28 && lightness > 0.12 && lightness < 0.94) {
			coloured++;
			weights[Math.floor(hue / 10) % 36] += saturation;
		} else {
			grey[0]++;
			grey[1] += lightness;
		}
	}
	if (greyBody || coloured < all * 0.25) return { grey: true, lightness: grey[1] / Math.max(1, grey[0]) };
	const smooth = weights.map((weight, index) => weight + weights[(index + 1) % 36] + weights[(index + 35) % 36]);
	const hue = smooth.indexOf(Math.max(...smooth)) * 10 + 5;
	return { grey: false, hue, ...average(data, hue) };
}

function average(data, hue) {
	let count = 0;
	const sums = [0, 0];
	for (let at = 0; at < data.length; at += 4) {
		if (data[at + 3] < 128) continue;
		const pixel = toHsl(data[at], data[at + 1], data[at + 2]);
		if (hueShare(pixel, hue) < 0.5) continue;
		count++;
		sums[0] += pixel[1];
		sums[1] += pixel[2];
	}
	return { saturation: Math.max(0.2, sums[0] / count), lightness: sums[1] / count };
}

const hueShare = ([hue, saturation], main) =>
	clamp((52 - Math.abs(turn(hue, main))) / 14) * clamp((saturation - 0.1) / 0.12);
/** Greys here lean to violet; warm ones of the same strength are coffee, skin or wood, and stay. */
const greyShare = ([hue, saturation, lightness]) => {
	const chroma = saturation * (1 - Math.abs(2 * lightness - 1));
	const isWarm = (hue < 50 || hue > 330) && chroma > 0.05;
	return isWarm ? 0 : clamp((0.34 - chroma) / 0.08) * clamp((lightness - 0.16) / 0.12);
};
const turn = (hue, from) => ((hue - from + 540) % 360) - 180;
const clamp = (value, low = 0, high = 1) => Math.min(high, Math.max(low, value));

function toHsl(red, green, blue) {
	const [r, g, b] = [red / 255, green / 255, blue / 255];
	const high = Math.max(r, g, b);
	const low = Math.min(r, g, b);
	const lightness = (high + low) / 2;
	const range = high - low;
	if (range === 0) return [0, 0, lightness];
	const saturation = range / (1 - Math.abs(2 * lightness - 1));
	const sector = high === r ? ((g - b) / range + 6) % 6 : high === g ? (b - r) / range + 2 : (r - g) / range + 4;
	return [sector * 60, saturation, lightness];
}

function toRgb(hue, saturation, lightness) {
	const strength = saturation * Math.min(lightness, 1 - lightness);
	const channel = (offset) => {
		const position = (offset + (((hue % 360) + 360) % 360) / 30) % 12;
		return 255 * (lightness - strength * Math.max(-1, Math.min(position - 3, 9 - position, 1)));
	};
	return [channel(0), channel(8), channel(4)];
}
