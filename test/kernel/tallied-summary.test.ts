/** A summary that is added up by keys holds so many at most: what has more is one last row. */
import { expect, test } from "vitest";
import { defineTalliedSummary } from "#workers/kernel/gathered-summary";

const rowsAtOnce = 500;
const maxKeys = 2_000;

/** Adds up things that each have a key of their own, `count` of them, and some of the first key again. */
async function sumsOf(count: number, again: number) {
	const things = Array.from({ length: count + again }, (_none, at) => ({
		thing_id: at + 1,
		name: `k${String(at < count ? at : 0).padStart(5, "0")}`,
	}));
	const summary = defineTalliedSummary<{ thing_id: number; name: string }>(
		{
			name: "recognition/things",
			report_type: "things",
			columns: [
				{ id: "name", kind: "text", heading: "reports:title" },
				{ id: "things", kind: "number", heading: "reports:title" },
			],
		},
		{
			summary: "Things.",
			access: ["account_owner"],
			walk: (_scope, { after }) => after as never,
			tally: (_scope, { name }) => ({ key: name, figures: { things: 1 } }),
			finish: (_scope, name, { things = 0 }) => ({ name, things }),
		},
	);
	const scope = {
		read: async (after: unknown) => things.slice(Number(after), Number(after) + rowsAtOnce),
		translate: (key: string) => (key === "reports:others" ? "Others" : key),
	} as never;
	let largest = 0;
	for (let state = summary.begin(scope, {}); ; ) {
		largest = Math.max(largest, Object.keys((state as { sums: object }).sums).length);
		const step = await summary.step(scope, {}, JSON.parse(JSON.stringify(state)));
		if (step.isDone) return { rows: step.rows, largest };
		state = step.state;
	}
}

test("few keys have a row each, and nothing is called Others", async () => {
	const { rows } = await sumsOf(3, 2);
	expect(rows).toEqual([
		{ name: "k00000", things: 3 },
		{ name: "k00001", things: 1 },
		{ name: "k00002", things: 1 },
	]);
});

test("as many keys as are held have a row each; all beyond are one row behind them, and nothing is lost", async () => {
	expect((await sumsOf(maxKeys, 0)).rows).toHaveLength(maxKeys);
	const { rows, largest } = await sumsOf(3_200, 7);
	expect(rows).toHaveLength(maxKeys + 1);
	expect(rows[0]).toEqual({ name: "k00000", things: 8 });
	expect(rows.at(-1)).toEqual({ name: "Others", things: 1_200 });
	expect(rows.reduce((sum, { things }) => sum + Number(things), 0)).toBe(3_207);
	expect(largest).toBe(maxKeys + 1);
});
