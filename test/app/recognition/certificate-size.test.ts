/** The sizes of a certificate's words: by length, and by the lines that the writer made. */
import { expect, test } from "vitest";
import { sizeOfMessage, sizeOfName } from "~/features/recognition/certificate-size";

test("a message is large up to 240 letters, in the size of reading up to 600, then small", () => {
	const sizes = [240, 241, 600, 601, 960, 1_000].map((length) => sizeOfMessage("x".repeat(length)));
	expect(sizes).toEqual(["is-short", "", "", "is-long", "is-long", "is-long is-flowing"]);
});

test("the writer's own lines count, and flow where the sheet has too few for them", () => {
	expect(sizeOfMessage("Well done.\n\nThank you,\nMarcus")).toBe("is-short");
	expect(sizeOfMessage("Well done.\n".repeat(6))).toBe("");
	expect(sizeOfMessage("Well done.\n".repeat(90))).toBe("is-long is-flowing");
});

test("a name is smaller on a narrow sheet when one of its words is long", () => {
	expect(sizeOfName("Priya Raman")).toBeUndefined();
	expect(sizeOfName("Ana Etxeberria-Villavicencio")).toBe("is-long");
});
