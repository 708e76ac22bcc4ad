/** How a text reads: with values as they might be in the places of those that the product puts in. @pure */

/** What stands for values of many kinds. */
const figures: Record<string, number> = {
	count: 3,
	points: 1250,
	days: 7,
	minutes: 30,
	quantity: 2,
	max: 100,
	total: 1250,
};

/** Who and what a sample names. */
type SampleFacts = { labels: Readonly<Record<string, string>>; name: string; figure: (value: number) => string };

/** The text with values; what nobody can guess stands there by its name. */
export function sampleOf(text: string, { labels, name, figure }: SampleFacts): string {
	return text.replaceAll(/\{\{-?\s*([^{},]+?)\s*(?:,[^{}]*)?\}\}/g, (_whole, placeholder: string) => {
		const value = Object.hasOwn(figures, placeholder) ? figures[placeholder] : undefined;
		if (Object.hasOwn(labels, placeholder)) return labels[placeholder]!;
		if (value !== undefined) return figure(value);
		return isSomebody(placeholder) ? name : placeholder.replaceAll("_", " ");
	});
}

function isSomebody(placeholder: string): boolean {
	return /^(name|first_name|giver|recipient|recipients|person|administrator|actor|names)$/.test(placeholder);
}
