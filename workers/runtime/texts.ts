/** The texts as the isolate holds them: all that are shared, and the instances made of them with an account's labels. */
import i18next, { type InitOptions, type i18n } from "i18next";
import { withPointInWords } from "#workers/kernel/point-in-words";
import { BoundedCache } from "./bounded-cache";

let shared: i18n | undefined;
let held: InitOptions = {};
let figuresOf: FiguresOf = (_country, language_code) => new Intl.NumberFormat(language_code);

/** How whole figures are written in a country for readers of a language; without a country as the platform writes them. */
export type FiguresOf = (country: string, language_code: string) => Pick<Intl.NumberFormat, "format">;

/** By labels, own words and language, so that accounts with the same ones share one. */
const instances = new BoundedCache<i18n>({ maxEntries: 400 });

/** Holds these texts from now on, and nothing that was made of earlier ones. */
export function holdTexts(options: InitOptions, figures: FiguresOf): void {
	instances.clear();
	held = options;
	figuresOf = figures;
	shared = instanceWith(undefined, {});
}

/** How figures are written in an account's country for readers of a language: what `{{count, number}}` becomes in texts. */
export function heldFigures(country: string, language_code: string): Pick<Intl.NumberFormat, "format"> {
	return figuresOf(country, language_code);
}

/** The texts that are held; none before the Worker has loaded them. */
export function heldTexts(): i18n | undefined {
	return shared;
}

/** The instance of a key, made unless it is known. */
export function instanceOf(key: string, make: () => i18n): i18n {
	const known = instances.get(key);
	if (known) return known;
	const made = make();
	instances.set(key, made);
	return made;
}

/** An instance with texts of its own in the place of those that are held. */
export function instanceWith(resources: object | undefined, options: InitOptions): i18n {
	const own = i18next.createInstance();
	own.init({ ...held, ...options, ...(resources && { resources: resources as InitOptions["resources"] }) });
	own.services.formatter?.add("number", writeFigure);
	sayPointInWords(own);
	return own;
}

/** Has an instance, and what is cloned of it, say the word for a single point beside 1. */
export function sayPointInWords({ services: { interpolator } }: i18n): void {
	const interpolate = interpolator.interpolate.bind(interpolator);
	interpolator.interpolate = (text, values, ...rest) =>
		interpolate(withPointInWords(text, values as Record<string, unknown>), values, ...rest);
}

/** A figure as the account's country writes it; what somebody wrote already stays. */
function writeFigure(value: unknown, language_code: string | undefined, { country_of_figures }: FigureOptions): string {
	return typeof value === "number"
		? figuresOf(country_of_figures ?? "", language_code ?? "en").format(value)
		: `${value}`;
}

type FigureOptions = { country_of_figures?: string };
