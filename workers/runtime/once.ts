/** A constant that is made when it is first asked for, because making it costs more than a start may take. @pure */

/** Gives the same value each time, made at the first. */
export function once<Value>(make: () => Value): () => Value {
	let made: { value: Value } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
