/** Nothing that writes escapes the sweep: each declared write and job has a situation, or a reason why it has none. */
import { expect, test } from "vitest";
import { endpoints, jobs } from "#workers/registry";
import { swept_jobs } from "./main-jobs";
import { swept_calls } from "./main-writes";
import { unswept } from "./unswept";

test("every declared write and job is swept or left out with a reason", () => {
	const writes = Object.values(endpoints as Record<string, { name: string; repetition: { kind: string } }>)
		.filter(({ repetition }) => repetition.kind !== "read")
		.map(({ name }) => name);
	const covered = new Set([...swept_calls, ...swept_jobs].map(({ covers }) => covers));
	expect([...writes, ...jobs.keys()].filter((name) => !covered.has(name) && !(name in unswept))).toEqual([]);
});
