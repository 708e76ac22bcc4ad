/** The texts as the isolate holds them: all that are shared, and the instances made of them with an account's labels. */
import i18next, { type InitOptions, type i18n } from "i18next";
import { BoundedCache } from "./bounded-cache";

let shared: i18n | undefined;
let held: InitOptions = {};

/** By labels, own words and language, so that accounts with the same ones share one. */
const instances = new BoundedCache<i18n>({ maxEntries: 400 });

/** Holds these texts from now on, and nothing that was made of earlier ones. */
export function holdTexts(options: InitOptions): void {
	instances.clear();
	held = options;
	shared = i18next.createInstance();
	shared.init(options);
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
export function instanceWith(resources: object, options: InitOptions): i18n {
	const own = i18next.createInstance();
	own.init({ ...held, ...options, resources: resources as InitOptions["resources"] });
	return own;
}
