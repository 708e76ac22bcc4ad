/** All texts of an account in a language, as they stand: those of the product, and those that clients handed in. */

import type { Scope } from "#workers/kernel/scope";
import { productTexts } from "#workers/kernel/translate";
import { perObject } from "#workers/runtime/memo";
import { type Correction, stateOf, type TextState } from "../rules/states";
import {
	type Forms,
	keyOfForm,
	listProductTexts,
	mainForm,
	type ProductText,
	type TextForm,
} from "../rules/text-forms";
import { type CorrectionRow, listCorrections, listSavedTexts, type SavedTextRow, savedTextsNamespace } from "../store";

/** A text in one language. */
export type AccountText = {
	/** `namespace:key`. */
	key: string;
	namespace: string;
	path: string;
	/** The English wording, the product's own in this language, and what the account says in its place; by form. */
	source: Forms;
	product: Forms;
	own: Forms;
	/** What stood there when the account wrote its own, where it differs from today's. */
	former: Forms;
	state: TextState;
	/** Of texts that a client handed in: whether it is this account's alone. */
	account_specific: 0 | 1 | null;
};

/** What narrows the texts. */
export type TextFilters = { searchString?: string; section?: string; state?: string };

const textsOfProduct = perObject((texts: Record<string, Record<string, object>>) => listProductTexts(texts));

/** The language that is meant: the one that is named, among the account's own; else the reader's. */
export function languageOf(
	{ account, request }: Pick<Scope, "account" | "request">,
	named: string | undefined,
): string {
	if (named !== undefined && account.languages.includes(named)) return named;
	return account.languages.includes(request.language_code) ? request.language_code : account.default_language_code;
}

/** Every text, in the order of the product's files; those of clients last. */
export async function listTexts(scope: Pick<Scope, "account" | "read">, language: string): Promise<AccountText[]> {
	const { id, default_language_code } = scope.account;
	const [corrections, saved] = await Promise.all([
		scope.read(listCorrections(id, language)),
		scope.read(listSavedTexts(id)),
	]);
	const known = new Map(corrections.map((row) => [`${row.namespace}:${row.key}`, row]));
	return [
		...[...textsOfProduct(productTexts()).values()].map((text) => ofProduct(text, language, known)),
		...saved.map((text) => ofClient(text, language === default_language_code, known)),
	];
}

/** The texts that fit. */
export function narrow(
	texts: readonly AccountText[],
	{ searchString = "", section, state }: TextFilters,
): AccountText[] {
	const looked = searchString.trim().toLocaleLowerCase();
	return texts.filter(
		(text) =>
			(!section || text.namespace === section) &&
			(!state || text.state === state) &&
			(looked === "" || holds(text, looked)),
	);
}

/** What is said in a form: the account's own wording, the product's, or English where there is neither. */
export function saidIn({ own, product, source }: AccountText, form: TextForm): string {
	return own[form] ?? product[form] ?? source[form] ?? "";
}

/** A text as a row of the list and of its report: its main form alone. */
export function toRow(text: AccountText) {
	const { key, source, state, account_specific } = text;
	const said = saidIn(text, source.whole === undefined ? "other" : "whole");
	return { key, source: mainForm(source), text: said, state, account_specific };
}

/** The forms that a text has in its language. */
export function formsOf({ product, source }: AccountText): TextForm[] {
	const forms = Object.keys(product).length > 0 ? product : source;
	return Object.keys(forms) as TextForm[];
}

function holds({ key, source, product, own }: AccountText, looked: string): boolean {
	const words = [key, ...[source, product, own].flatMap((forms) => Object.values(forms))];
	return words.some((word) => word.toLocaleLowerCase().includes(looked));
}

function ofProduct(
	{ namespace, path, said }: ProductText,
	language: string,
	known: ReadonlyMap<string, CorrectionRow>,
): AccountText {
	const source = said.en ?? {};
	const product = said[language] ?? {};
	return composed({ namespace, path, source, product, account_specific: null }, known, Object.keys(product).length > 0);
}

function ofClient(
	{ id, text, account_specific }: SavedTextRow,
	isOwnLanguage: boolean,
	known: ReadonlyMap<string, CorrectionRow>,
): AccountText {
	const source = { whole: text };
	return composed(
		{ namespace: savedTextsNamespace, path: String(id), source, product: source, account_specific },
		known,
		isOwnLanguage,
	);
}

type Plain = Pick<AccountText, "namespace" | "path" | "source" | "product" | "account_specific">;

function composed(text: Plain, known: ReadonlyMap<string, CorrectionRow>, isThere: boolean): AccountText {
	const { namespace, path, source, product } = text;
	const corrected = (Object.keys(product) as TextForm[]).flatMap((form) => {
		const correction = known.get(`${namespace}:${keyOfForm(path, form)}`);
		return correction ? [{ form, correction, now: { product: product[form] ?? "", source: mainForm(source) } }] : [];
	});
	const texts = (pick: (correction: Correction) => string) =>
		Object.fromEntries(corrected.map(({ form, correction }) => [form, pick(correction)]));
	const state = stateOf(corrected, isThere);
	return {
		...text,
		key: `${namespace}:${path}`,
		own: texts(({ text: own }) => own),
		former: state === "outdated" ? texts(({ product_text }) => product_text) : {},
		state,
	};
}
