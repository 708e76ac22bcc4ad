/** How a recognition that is not sent yet travels in an address. */
import { expect, test } from "vitest";
import { countRecipients, giveAddress, readDraftIds } from "../../../app/features/recognition/draft";

test("a draft comes back from its address as it was, and nonsense is left out", () => {
	const draft = {
		recipient_ids: [5, 6],
		group_ids: [9],
		program_id: 3,
		behavior_ids: [1, 2],
		points: "150",
		message: "Grüße & <b>Dank</b>",
		visibility: "team",
		q: "mar",
	};
	const address = giveAddress(draft);
	expect(readDraftIds(new URL(address, "http://x.example").searchParams)).toEqual(draft);
	expect(giveAddress({})).toBe("/recognitions/give");
	const odd = readDraftIds(new URLSearchParams("to=5&to=5&to=x&to=-1&group=1.5&program=abc"));
	expect(odd).toMatchObject({ recipient_ids: [5], group_ids: [], program_id: null, visibility: "public" });
});

test("recipients are counted with the members of groups", () => {
	const groups = [{ id: 9, name: "Night shift", active_members_count: 12 }];
	expect(countRecipients({ people: [{ id: 5, name: "Ingrid" }], groups })).toBe(13);
});
