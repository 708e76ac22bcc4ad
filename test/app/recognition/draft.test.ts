/** How a recognition that is not sent yet travels in an address. */
import { expect, test } from "vitest";
import { countRecipients, giveAddress, readDraftIds } from "../../../app/features/recognition/draft";
import { listAddress, readListQuery } from "../../../app/features/recognition/list-query";

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

test("a list's address keeps its filters, and a change of them starts at the first page", () => {
	const query = readListQuery(new URLSearchParams("show=team&page=3&startDate=2026-01-01&endDate=bad&program=7"));
	expect(query).toEqual({ show: "team", page: 3, startDate: "2026-01-01", endDate: "", program: "7" });
	expect(listAddress(query, { page: 4 })).toBe("/recognitions?show=team&startDate=2026-01-01&program=7&page=4");
	expect(listAddress(query, { program: "" })).toBe("/recognitions?show=team&startDate=2026-01-01");
	expect(readListQuery(new URLSearchParams("page=-2&show=secret")).page).toBe(1);
});
