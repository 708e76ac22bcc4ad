/** What is made of a frozen thing is made once; what may change is made anew. */
import { expect, test } from "vitest";
import { perFrozen } from "~/ui/rules/per-frozen";

test("a frozen thing has one result, and a thing that may change has the one of now", () => {
	const doubled = perFrozen(({ points }: { points: number }) => ({ points: points * 2 }));
	const frozen = Object.freeze({ points: 2 });
	expect(doubled(frozen)).toBe(doubled(frozen));
	const open = { points: 2 };
	expect(doubled(open)).toEqual({ points: 4 });
	open.points = 5;
	expect(doubled(open)).toEqual({ points: 10 });
});
