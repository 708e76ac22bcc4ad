/** What an address that leads nowhere may have meant: the entry of a menu whose address it comes close to, and words to search for. */
import { isCurrent, type NavItem } from "~/ui/rules/navigation";

/** So many letters may differ. */
const maxSlips = 2;
/** The longest part that is looked at; nobody meant a longer one. */
const maxLetters = 40;

/** The entry above the address, else the one whose address is written most alike. */
export function closestTo(path: string, items: readonly NavItem[]): NavItem | undefined {
	const above = items.find(({ href }) => isCurrent(href, path));
	if (above) return above;
	const typed = lastPart(path).slice(0, maxLetters);
	const [closest] = items
		.map((item) => ({ item, name: lastPart(item.href ?? "") }))
		.map(({ item, name }) => ({
			item,
			slips: countSlips(typed, name),
			most: Math.min(maxSlips, (name.length + 1) / 3),
		}))
		.filter(({ slips, most }) => slips <= most)
		.sort((one, other) => one.slips - other.slips);
	return closest?.item;
}

/** The words of the address's last part; nothing where it is only a number, or no word at all. */
export function wordsOf(path: string): string | undefined {
	const words = lastPart(path)
		.slice(0, maxLetters)
		.replace(/[^\p{L}]+/gu, " ")
		.trim();
	return words.length >= 3 ? words : undefined;
}

function lastPart(path: string): string {
	const part = path.split(/[?#]/)[0]?.split("/").filter(Boolean).at(-1) ?? "";
	try {
		return decodeURIComponent(part).toLowerCase();
	} catch {
		return part.toLowerCase();
	}
}

/** How many letters must be put in, taken out or changed to make one word the other. */
function countSlips(one: string, other: string): number {
	let row = Array.from({ length: other.length + 1 }, (_, at) => at);
	for (const [line, letter] of [...one].entries()) {
		const next = [line + 1];
		for (const [at, against] of [...other].entries())
			next.push(Math.min(next[at]! + 1, row[at + 1]! + 1, row[at]! + (letter === against ? 0 : 1)));
		row = next;
	}
	return row.at(-1)!;
}
