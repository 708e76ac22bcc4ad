/** A fast-check arbitrary of an exact number of values, which shrinks to any smaller number (fc.array keeps its minimum). */
import fc from "fast-check";

/** Exactly `count` values; a counterexample is searched among all shorter lists. */
export function exactlyMany<Value>(value: fc.Arbitrary<Value>, count: number): fc.Arbitrary<Value[]> {
	return new ExactlyMany(value, count);
}

class ExactlyMany<Element> extends fc.Arbitrary<Element[]> {
	private readonly shorter: fc.Arbitrary<Element[]>;

	constructor(
		private readonly element: fc.Arbitrary<Element>,
		private readonly count: number,
	) {
		super();
		this.shorter = fc.array(element, { maxLength: count, size: "max" });
	}

	override generate(random: fc.Random, biasFactor: number | undefined): fc.Value<Element[]> {
		const values = Array.from({ length: this.count }, () => this.element.generate(random, biasFactor).value);
		return new fc.Value(values, undefined);
	}

	override canShrinkWithoutContext(value: unknown): value is Element[] {
		return this.shorter.canShrinkWithoutContext(value);
	}

	override shrink(value: Element[], context: unknown): fc.Stream<fc.Value<Element[]>> {
		return this.shorter.shrink(value, context);
	}
}
