/** Orders an item's variants into groups of chips: one group for one option, one for each first value for more. */

/** What a choice needs of a variant. */
export type ChoosableVariant = { id: number; options: [string, string][]; points: number; stock: number | null };

/** Chips under one legend. */
export type VariantGroup<Variant> = { legend: string; choices: { variant: Variant; label: string }[] };

/** The groups in the order of the variants; `otherwise` names variants without options by their number. */
export function groupVariants<Variant extends ChoosableVariant>(
	variants: readonly Variant[],
	otherwise: { legend: string; label: (number: number) => string },
): VariantGroup<Variant>[] {
	const groups = new Map<string, VariantGroup<Variant>>();
	for (const [at, variant] of variants.entries()) {
		const { options } = variant;
		const shown = options.length > 1 ? options.slice(1) : options;
		const names = shown.map(([name]) => name).join(", ") || otherwise.legend;
		const first = options.length > 1 ? options[0] : undefined;
		const legend = first ? `${first[1]}: ${names}` : names;
		const group = groups.get(legend) ?? { legend, choices: [] };
		groups.set(legend, group);
		group.choices.push({ variant, label: shown.map(([, value]) => value).join(", ") || otherwise.label(at + 1) });
	}
	return [...groups.values()];
}
