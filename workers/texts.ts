/** The translation files of all features, bundled for the server; the browser loads the same from /webapp/locales. */

import enActivity from "../public/locales/en/activity.json";
import enAddresses from "../public/locales/en/addresses.json";
import enAnswers from "../public/locales/en/answers.json";
import enAutosuggest from "../public/locales/en/autosuggest.json";
import enCart from "../public/locales/en/cart.json";
import enCatalog from "../public/locales/en/catalog.json";
import enCheckout from "../public/locales/en/checkout.json";
import enCommon from "../public/locales/en/common.json";
import enFlashSale from "../public/locales/en/flash-sale.json";
import enHome from "../public/locales/en/home.json";
import enImports from "../public/locales/en/imports.json";
import enOrders from "../public/locales/en/orders.json";
import enPoints from "../public/locales/en/points.json";
import enPrograms from "../public/locales/en/programs.json";
import enRecognition from "../public/locales/en/recognition.json";
import enReports from "../public/locales/en/reports.json";
import enSession from "../public/locales/en/session.json";
import enShell from "../public/locales/en/shell.json";
import esActivity from "../public/locales/es/activity.json";
import esAddresses from "../public/locales/es/addresses.json";
import esAnswers from "../public/locales/es/answers.json";
import esAutosuggest from "../public/locales/es/autosuggest.json";
import esCart from "../public/locales/es/cart.json";
import esCatalog from "../public/locales/es/catalog.json";
import esCheckout from "../public/locales/es/checkout.json";
import esCommon from "../public/locales/es/common.json";
import esFlashSale from "../public/locales/es/flash-sale.json";
import esHome from "../public/locales/es/home.json";
import esImports from "../public/locales/es/imports.json";
import esOrders from "../public/locales/es/orders.json";
import esPoints from "../public/locales/es/points.json";
import esPrograms from "../public/locales/es/programs.json";
import esRecognition from "../public/locales/es/recognition.json";
import esReports from "../public/locales/es/reports.json";
import esSession from "../public/locales/es/session.json";
import esShell from "../public/locales/es/shell.json";
import frActivity from "../public/locales/fr/activity.json";
import frAddresses from "../public/locales/fr/addresses.json";
import frAnswers from "../public/locales/fr/answers.json";
import frAutosuggest from "../public/locales/fr/autosuggest.json";
import frCart from "../public/locales/fr/cart.json";
import frCatalog from "../public/locales/fr/catalog.json";
import frCheckout from "../public/locales/fr/checkout.json";
import frCommon from "../public/locales/fr/common.json";
import frFlashSale from "../public/locales/fr/flash-sale.json";
import frHome from "../public/locales/fr/home.json";
import frImports from "../public/locales/fr/imports.json";
import frOrders from "../public/locales/fr/orders.json";
import frPoints from "../public/locales/fr/points.json";
import frPrograms from "../public/locales/fr/programs.json";
import frRecognition from "../public/locales/fr/recognition.json";
import frReports from "../public/locales/fr/reports.json";
import frSession from "../public/locales/fr/session.json";
import frShell from "../public/locales/fr/shell.json";
import { loadTexts, type Texts } from "./kernel/translate";

/** Texts by language and namespace (one namespace a feature). */
export const texts: Texts = {
	en: {
		orders: enOrders,
		checkout: enCheckout,
		cart: enCart,
		addresses: enAddresses,
		points: enPoints,
		activity: enActivity,
		"flash-sale": enFlashSale,
		home: enHome,
		answers: enAnswers,
		catalog: enCatalog,
		autosuggest: enAutosuggest,
		common: enCommon,
		imports: enImports,
		programs: enPrograms,
		recognition: enRecognition,
		reports: enReports,
		session: enSession,
		shell: enShell,
	},
	es: {
		orders: esOrders,
		checkout: esCheckout,
		cart: esCart,
		addresses: esAddresses,
		points: esPoints,
		activity: esActivity,
		"flash-sale": esFlashSale,
		home: esHome,
		answers: esAnswers,
		catalog: esCatalog,
		autosuggest: esAutosuggest,
		common: esCommon,
		imports: esImports,
		programs: esPrograms,
		recognition: esRecognition,
		reports: esReports,
		session: esSession,
		shell: esShell,
	},
	fr: {
		orders: frOrders,
		checkout: frCheckout,
		cart: frCart,
		addresses: frAddresses,
		points: frPoints,
		activity: frActivity,
		"flash-sale": frFlashSale,
		home: frHome,
		answers: frAnswers,
		catalog: frCatalog,
		autosuggest: frAutosuggest,
		common: frCommon,
		imports: frImports,
		programs: frPrograms,
		recognition: frRecognition,
		reports: frReports,
		session: frSession,
		shell: frShell,
	},
};

loadTexts(texts);

/** Namespaces that members' pages never show: the server's own messages, and screens of account owners. */
const beyondMembers = ["cart", "flash-sale", "programs", "imports"];

/** The texts of a language that travel together: `all`, `member` (what members' pages show), or one namespace. */
export function textsFile(language: string, name: string): object | undefined {
	const known = Object.hasOwn(texts, language) ? texts[language]! : undefined;
	if (!known || name === "all") return known;
	if (name !== "member") return Object.hasOwn(known, name) ? known[name] : undefined;
	return Object.fromEntries(Object.entries(known).filter(([namespace]) => !beyondMembers.includes(namespace)));
}

/** A short hash of all texts: it changes when any text does. */
export const texts_version: string = hashText(JSON.stringify(texts));

/** FNV-1a, 32 bits, in base 36: a name for a state of the texts, not a secret. */
function hashText(text: string): string {
	let hash = 0x811c9dc5;
	for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	return (hash >>> 0).toString(36);
}
