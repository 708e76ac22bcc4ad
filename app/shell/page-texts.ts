/** The texts of a page in the browser: from the same files, word for word what i18next makes of them on the server (test/app/page-texts.test.ts). */

/** Texts of a language by namespace; each a tree of words. */
export type TextFiles = Record<string, object>;

type Values = Record<string, unknown>;

/** What a page's texts begin with; `load` brings those of another language, `labels` are values that every text may name. */
export type PageTextsOptions = {
	language: string;
	texts: TextFiles;
	labels: Record<string, string>;
	load: (language: string) => Promise<TextFiles>;
};

/** Texts in one language at a time. i18next itself is 15 KB of every first visit, for what these few lines do. */
export class PageTexts {
	language: string;
	private texts: TextFiles;
	private readonly listeners = new Set<() => void>();

	constructor(private readonly options: PageTextsOptions) {
		this.language = options.language;
		this.texts = options.texts;
	}

	/** The lookup of a namespace in the language of now. */
	getFixedT(language: string, namespace: string): (key: string, valuesOrDefault?: Values | string) => string {
		const { texts } = this;
		const plural = new Intl.PluralRules(language);
		const figures = new Intl.NumberFormat(language);
		return (key, given) => {
			const [name, path] = key.includes(":") ? (key.split(":", 2) as [string, string]) : [namespace, key];
			const values = typeof given === "string" ? { defaultValue: given } : given;
			const text = find(texts[name], path, values ?? {}, plural) ?? values?.defaultValue ?? path;
			return fill(String(text), { ...this.options.labels, ...values }, figures);
		};
	}

	/** Loads the texts of another language, and tells who listens. */
	async changeLanguage(language: string): Promise<void> {
		this.texts = await this.options.load(language);
		this.language = language;
		for (const listener of this.listeners) listener();
	}

	/** Calls back whenever the language has changed. */
	on(_event: "languageChanged", listener: () => void): void {
		this.listeners.add(listener);
	}

	/** Calls back no more. */
	off(_event: "languageChanged", listener: () => void): void {
		this.listeners.delete(listener);
	}
}

/** The text of a key: with a context that of the context first; with a count that of its plural, with none that of 0 before it. */
function find(texts: object | undefined, path: string, values: Values, plural: Intl.PluralRules): string | undefined {
	const { count, context } = values;
	const paths = typeof context === "string" && context !== "" ? [`${path}_${context}`, path] : [path];
	for (const name of paths.flatMap((one) => withPlurals(one, count, plural))) {
		const text = name
			.split(".")
			.reduce<unknown>((tree, part) => (tree as Record<string, unknown> | undefined)?.[part], texts);
		if (typeof text === "string") return text;
	}
	return undefined;
}

function withPlurals(path: string, count: unknown, plural: Intl.PluralRules): string[] {
	if (typeof count !== "number") return [path];
	const names = [`${path}_${plural.select(count)}`, path];
	return count === 0 ? [`${path}_zero`, ...names] : names;
}

/** The text with its values; `{{count, number}}` is written as the language writes figures. What is not given stays as it is. */
function fill(text: string, values: Values, figures: Intl.NumberFormat): string {
	return text.replace(/\{\{-?\s*([^},]+?)\s*(,\s*number\s*)?\}\}/g, (whole, name: string, isFigure: string) => {
		if (!Object.hasOwn(values, name)) return whole;
		const value = values[name] ?? "";
		return isFigure ? figures.format(value as number) : String(value);
	});
}
