/** A correction of a text without forms, with what the product says of it today. */
import { productTexts } from "#workers/kernel/translate";
import { listProductTexts, mainForm } from "../rules/text-forms";
import type { CorrectionRow } from "../store";

/** The row of `namespace:key`. Throws for a text that the product does not have. */
export function composeCorrection(language_code: string, name: string, text: string): CorrectionRow {
	const known = listProductTexts(productTexts()).get(name);
	if (!known) throw new Error(`the product has no text ${name}`);
	return {
		...{ language_code, namespace: known.namespace, key: known.path, text },
		product_text: mainForm(known.said[language_code]),
		source_text: mainForm(known.said.en),
	};
}
