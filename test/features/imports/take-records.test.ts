/** Portions of a file's records: one behind the other, each record once, and no window of the file read twice. */
import { expect, test } from "vitest";
import { takerOf } from "#workers/features/imports/jobs/read-source";

/** A file of numbered rows in groups of `groupRows`, and the ranges that were read of it. */
function fileOf(rows: number, groupRows = 1) {
	const lines = Array.from(
		{ length: rows },
		(_none, at) => `${Math.floor(at / groupRows)},row ${at},${"x".repeat(50)}`,
	);
	const bytes = new TextEncoder().encode(lines.join("\n"));
	const offsets: number[] = [];
	const bucket = {
		get: async (_key: string, { range }: { range: { offset: number; length: number } }) => {
			offsets.push(range.offset);
			return { arrayBuffer: async () => bytes.slice(range.offset, range.offset + range.length).buffer };
		},
	} as unknown as R2Bucket;
	const format = { delimiter: ",", newline: "\n" } as const;
	return { offsets, source: { bucket, key: "file", byte_count: bytes.length, format, header_count: 3 } };
}

const start = { offset: 0, line: 1 };
const megabyte = 1_048_576;

test("portions follow each other without a gap, and each window of the file is fetched once", async () => {
	const { source, offsets } = fileOf(20_000);
	const take = takerOf(source, start);
	const numbers: string[] = [];
	for (;;) {
		const { records } = await take({ rows: 500, bytes: megabyte });
		if (records.length === 0) break;
		expect(records.length).toBe(500);
		numbers.push(...records.map(({ cells }) => cells[1]!));
	}
	expect(numbers).toEqual(Array.from({ length: 20_000 }, (_none, at) => `row ${at}`));
	expect(offsets).toEqual([...new Set(offsets)]);
	expect(offsets.length).toBe(Math.ceil(source.byte_count / 524_288));
	expect(offsets.length).toBeGreaterThan(1);
});

test("a portion of so many bytes is counted from where it begins, and reading goes on behind any of its records", async () => {
	const { source } = fileOf(1_000);
	const take = takerOf(source, start);
	const [first, second] = [await take({ rows: 500, bytes: 1_000 }), await take({ rows: 500, bytes: 1_000 })];
	expect([first.records.length, second.records.length]).toEqual([17, 17]);
	const again = await takerOf(source, first.records.at(-1)!.next)({ rows: 500, bytes: 1_000 });
	expect(again.records).toEqual(second.records);
});

test("a group stays whole up to its bound; what lies behind the bound begins the next portion", async () => {
	const { source } = fileOf(40, 10);
	const portion = { rows: 5, bytes: megabyte, groupOf: ({ cells }: { cells: readonly string[] }) => cells[0]! };
	const whole = takerOf(source, start);
	expect((await whole(portion)).records.length).toBe(10);
	const take = takerOf(source, start);
	const cut = await take({ ...portion, groupRows: 7 });
	expect([cut.records.length, cut.cutGroup]).toEqual([7, "0"]);
	const rest = await take({ ...portion, groupRows: 7 });
	expect(rest.records[0]!.cells[1]).toBe("row 7");
});
