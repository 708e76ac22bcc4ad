/** The texts of a page in the browser: from the same files, word for word what i18next makes of them on the server (test/app/page-texts.test.ts). */
import { withPointInWords } from "#workers/kernel/point-in-words";

/** Texts of a language by namespace; each a tree of words. */
export type TextFiles = Record<string, object>;

type Values = Record<string, unknown>;

/** How long a failure to load the texts of a screen is what one is told. */
const failureMs = 3000;

/** What a page's texts begin with; `load` brings those of a screen, `labels` are values that every text may name. */
export type PageTextsOptions = {
	language: string;
	labels: Record<string, string>;
	load: (language: string, screen: string) => Promise<TextFiles>;
};

/** Texts in one language at a time. i18next itself is 15 KB of every first visit, for what these few lines do. */
export class PageTexts {
	language: string;
	/** How figures in texts are written; the page says it before it draws any (`useLanguage`). */
	figure: (value: number) => string = String;
	private texts: TextFiles = {};
	/** The screens whose texts are there, on their way, or could not be had. */
	private readonly screens = new Map<string, "there" | Promise<void> | { reason: unknown }>();
	private readonly listeners = new Set<() => void>();

	constructor(private readonly options: PageTextsOptions) {
		this.language = options.language;
	}

	/** What a screen waits for until its texts are there; throws what kept them from coming, and asks again some seconds later. */
	ask(screen: string): Promise<void> | undefined {
		const known = this.screens.get(screen);
		if (known === "there") return undefined;
		if (known instanceof Promise) return known;
		if (known) throw known.reason;
		const asked = this.load(screen).then(
			(texts) => {
				merge(this.texts, texts);
				this.screens.set(screen, "there");
			},
			(reason: unknown) => {
				this.screens.set(screen, { reason });
				setTimeout(() => this.screens.delete(screen), failureMs);
			},
		);
		this.screens.set(screen, asked);
		return asked;
	}

	/** The texts of a screen in the language that the page has when they arrive. */
	private async load(screen: string): Promise<TextFiles> {
		const { language } = this;
		const texts = await this.options.load(language, screen);
		return language === this.language ? texts : this.load(screen);
	}

	/** The lookup of a namespace in the language of now. */
	getFixedT(language: string, namespace: string): (key: string, valuesOrDefault?: Values | string) => string {
		const { texts } = this;
		const plural = new Intl.PluralRules(language);
		return (key, given) => {
			const [name, path] = key.includes(":") ? (key.split(":", 2) as [string, string]) : [namespace, key];
			const values = typeof given === "string" ? { defaultValue: given } : given;
			const text = find(texts[name], path, values ?? {}, plural) ?? values?.defaultValue;
			// The list of the screen's texts has a gap (`npm run wire`).
			if (text === undefined) reportError(new Error(`There is no text ${name}:${path}`));
			return fill(String(text ?? path), { ...this.options.labels, ...values }, this.figure);
		};
	}

	/** Loads the texts of the page's screens in another language, and tells who listens. */
	async changeLanguage(language: string): Promise<void> {
		const files = new Map<string, TextFiles>();
		const missing = () => [...this.screens].filter(([screen, state]) => state === "there" && !files.has(screen));
		while (missing().length > 0)
			await Promise.all(
				missing().map(async ([screen]) => files.set(screen, await this.options.load(language, screen))),
			);
		this.texts = {};
		for (const file of files.values()) merge(this.texts, file);
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

/** Adds the texts of a further screen; who looks texts up already sees them, too. */
function merge(texts: TextFiles, more: TextFiles): void {
	for (const [namespace, parts] of Object.entries(more))
		texts[namespace] = Object.assign(texts[namespace] ?? {}, parts);
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

/** The text with its values; `{{count, number}}` is written as the account writes figures. What is not given stays as it is. */
function fill(text: string, values: Values, figure: PageTexts["figure"]): string {
	return withPointInWords(text, values).replace(
		/{{-?\s*([^},\s]+)\s*(,\s*number\s*)?}}/g,
		(whole, name: string, isFigure: string) => {
			if (!Object.hasOwn(values, name)) return whole;
			const value = values[name] ?? "";
			return isFigure && typeof value === "number" ? figure(value) : String(value);
		},
	);
}
