/** How a recognition that is not sent yet travels in an address. */
import { expect, test } from "vitest";
import { countRecipients, giveAddress, idsIn } from "../../../app/features/recognition/draft";
import { typedIn } from "../../../app/form/form-answer";

const field = (name: string, more: object) => ({
	name,
	label: name,
	isRequired: false,
	kind: "text" as const,
	...more,
});
const fields = {
	recipient_ids: field("recipient_ids", { kind: "many", isNumeric: true }),
	group_ids: field("group_ids", { kind: "many", isNumeric: true }),
	program_id: field("program_id", { kind: "number" }),
	points: field("points", { kind: "number" }),
	message: field("message", { maxLength: 1_000 }),
};
const read = (address: string) => typedIn(new URL(address, "http://x.example").searchParams, fields);

test("a draft comes back from its address as it was, and nonsense is left out", () => {
	const draft = {
		recipient_ids: ["5", "6"],
		group_ids: ["9"],
		program_id: ["3"],
		points: ["150"],
		message: ["Grüße & <b>Dank</b>"],
	};
	expect(read(giveAddress(draft))).toEqual(draft);
	expect(giveAddress({ points: ["", ""] })).toBe("/recognitions/give");
	const odd = read(
		`/?recipient_ids=5&recipient_ids=5&recipient_ids=x&group_ids=1.5&program_id=abc&message=${"a".repeat(1_001)}`,
	);
	expect(odd).toEqual({ recipient_ids: ["5"], message: ["a".repeat(1_000)] });
	expect(idsIn({ recipient_ids: ["-1", "7", "7"] }, "recipient_ids")).toEqual([7]);
});

test("recipients are counted with the members of groups", () => {
	const groups = [{ id: 9, name: "Night shift", active_members_count: 12 }];
	expect(countRecipients({ people: [{ id: 5, name: "Ingrid" }], groups })).toBe(13);
});
