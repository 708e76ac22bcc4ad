/** What the parts of the product are called in which texts stand, for owners who look for one. */
import { textKey } from "#workers/kernel/names";
import type { Translate } from "#workers/kernel/scope";

/** The part of a namespace in words; as it is written where nobody has words for it. */
export function sectionInWords(translate: Translate, namespace: string): string {
	const written = namespace.replaceAll("-", " ");
	return translate(textKey(`translations:sections.${namespace}`), {
		defaultValue: written.charAt(0).toUpperCase() + written.slice(1),
	});
}
