/** A fast-check arbitrary of an exact number of values, which shrinks to any smaller number (fc.array keeps its minimum). */
import fc from "fast-check";
import { sized } from "./settings";

/** Long lists shrink slowly; the shortest that was found until then is shown. */
const maxShrinkMs = sized(60_000, 600_000);

/** Exactly `count` values; a counterexample is searched among all shorter lists. */
export function exactlyMany<Value>(value: fc.Arbitrary<Value>, count: number): fc.Arbitrary<Value[]> {
	return new ExactlyMany(value, count);
}

class ExactlyMany<Element> extends fc.Arbitrary<Element[]> {
	private readonly shorter: fc.Arbitrary<Element[]>;
	private shrinkUntil = 0;

	constructor(
		private readonly element: fc.Arbitrary<Element>,
		private readonly count: number,
	) {
		super();
		this.shorter = fc.array(element, { maxLength: count, size: "max" });
	}

	override generate(random: fc.Random): fc.Value<Element[]> {
		const values = Array.from({ length: this.count }, () => this.element.generate(random, undefined).value);
		return new fc.Value(values, undefined);
	}

	override canShrinkWithoutContext(value: unknown): value is Element[] {
		return this.shorter.canShrinkWithoutContext(value);
	}

	override shrink(value: Element[], context: unknown): fc.Stream<fc.Value<Element[]>> {
		this.shrinkUntil ||= Date.now() + maxShrinkMs;
		return this.shorter.shrink(value, context).takeWhile(() => Date.now() < this.shrinkUntil);
	}
}
