/** Reads a person's name out of one cell: `Doe, Jane`, `Jane Doe`, `Jane van der Berg`. */

/** A name in its two halves; an empty half could not be read. */
export type PersonName = { first_name: string; last_name: string };

/** Words that begin a last name. */
const particles: ReadonlySet<string> = new Set(
	"von vom van de del della der den di da do dos das du la le les lo el al bin ibn ter ten zu zum zur af av".split(" "),
);
/** What may stand behind a name: of a generation, which stays, and of a degree, which is not part of the name. */
const generations = /^(jr|sr|ii|iii|iv)\.?$/i;
const degrees = /^(ph\.?\s?d|m\.?d|mba|msc|cpa|esq|dds|rn|phr|shrm-cp)\.?$/i;

const maxWords = 8;

/** Splits a name. A comma divides last from first name; without one the last word, with the particles before it, is the last name. */
export function splitName(text: string): PersonName {
	const [name = "", ...rest] = text.split(",").map(tidy);
	const parts = rest.filter((part) => part !== "" && !degrees.test(part));
	const suffix = parts.find((part) => generations.test(part));
	const behind = parts.find((part) => part !== suffix);
	const { first_name, last_name } = behind === undefined ? atLastWord(name) : { first_name: behind, last_name: name };
	return { first_name, last_name: suffix ? `${last_name} ${suffix}` : last_name };
}

/** Every way to read a name that somebody wrote in whatever order: for finding a person who is known already. */
export function nameReadings(text: string): PersonName[] {
	if (text.includes(",")) return [splitName(text)];
	const words = tidy(text).split(" ").slice(0, maxWords);
	return words.slice(1).flatMap((_, at) => {
		const [front, back] = [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")];
		return [
			{ first_name: front, last_name: back },
			{ first_name: back, last_name: front },
		];
	});
}

/** One space between words, none around. */
export function tidy(text: string): string {
	return text.trim().replaceAll(/\s+/g, " ");
}

function atLastWord(name: string): PersonName {
	const words = name.split(" ");
	const particle = words.findIndex((word, at) => at > 0 && at < words.length - 1 && particles.has(word.toLowerCase()));
	const at = particle > 0 ? particle : words.length - (generations.test(words.at(-1)!) && words.length > 2 ? 2 : 1);
	if (at <= 0) return { first_name: name, last_name: "" };
	return { first_name: words.slice(0, at).join(" "), last_name: words.slice(at).join(" ") };
}
