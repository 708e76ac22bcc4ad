/** The name behind an @ in the line of a comment: when it is one, what becomes of it, and who was picked. */
import { expect, test } from "vitest";
import { pickedIn, typedMention } from "~/features/activity/typed-mention";

test.each([
	["@Ma", "Ma"],
	["Thanks @mara li", "mara li"],
	["(@Ana de la", "Ana de la"],
	["Thanks @Ana de la Cruz", undefined],
	["mail me at mara@acme", undefined],
	["@", undefined],
	["@ Mara", undefined],
	["no name", undefined],
	["@Mara Lind and", undefined],
])("of %s a name is being typed: %s", (text, typed) => {
	expect(typedMention(text, text.length, ["Mara Lind"])).toBe(typed);
});

test("what stands behind the caret is not looked at", () => {
	expect(typedMention("@Mara hello @Olu", 3, [])).toBe("Ma");
});

test("of whom was picked those are sent whose names still stand there, in their order", () => {
	const picked = new Map([
		[1, "Mara Lind"],
		[2, "Olu Adeyemi"],
		[3, "Ana de la Cruz"],
	]);
	expect(pickedIn("@Olu Adeyemi and @Mara Lind", picked)).toEqual([2, 1]);
	expect(pickedIn("Olu Adeyemi", picked)).toEqual([]);
});
