/** What isolates keep in memory is bounded in number, in weight and in the length of its keys, and the newest stays. */
import { expect, test } from "vitest";
import { countInIsolate } from "#workers/kernel/limits";
import { BoundedCache } from "#workers/runtime/bounded-cache";

test("above so many entries the ones set longest ago go", () => {
	const map = new BoundedCache<number>({ maxEntries: 3 });
	for (const [key, value] of [
		["a", 1],
		["b", 2],
		["c", 3],
		["a", 4],
		["d", 5],
	] as const)
		map.set(key, value);
	expect([map.size, map.get("a"), map.get("b"), map.get("c"), map.get("d")]).toEqual([3, 4, undefined, 3, 5]);
});

test("what is in use stays, however long ago it was set", () => {
	const map = new BoundedCache<number>({ maxEntries: 3 });
	for (const [at, key] of ["a", "b", "c"].entries()) map.set(key, at);
	expect(map.get("a")).toBe(0);
	map.set("d", 3);
	expect([map.get("b"), map.get("c"), map.get("d"), map.get("a")]).toEqual([undefined, 2, 3, 0]);
	for (let at = 0; at < 1_000; at += 1) {
		map.set(`stranger-${at}`, at);
		expect(map.get("a")).toBe(0);
	}
});

test("heavy entries make room for each other, and one that is heavier than all may be is not kept", () => {
	const map = new BoundedCache<string>({ maxEntries: 100, maxWeight: 10 });
	map.set("a", "a", 6);
	map.set("b", "b", 4);
	map.set("c", "c", 5);
	expect([map.get("a"), map.get("b"), map.get("c")]).toEqual([undefined, "b", "c"]);
	map.set("c", "small", 1);
	map.set("d", "d", 5);
	expect([map.size, map.get("b"), map.get("c")]).toEqual([3, "b", "small"]);
	map.set("e", "e", 11);
	expect([map.size, map.get("e")]).toEqual([3, undefined]);
	map.delete("d");
	expect(map.size).toBe(2);
});

test("keys of any length are told apart without being kept", () => {
	const map = new BoundedCache<number>({ maxEntries: 5 });
	const long = "x".repeat(1_000_000);
	map.set(`${long}1`, 1);
	map.set(`${long}2`, 2);
	expect([map.get(`${long}1`), map.get(`${long}2`), map.get(long)]).toEqual([1, 2, undefined]);
	const kept = [...(map as unknown as { entries: Map<string, unknown> }).entries.keys()];
	expect(kept.every((key) => key.length <= 100)).toBe(true);
});

test("strangers in any number cannot make the isolate forget who was at the limit last", () => {
	const limit = { max: 2, per_seconds: 60 };
	const use = (subject: string) => countInIsolate(1, { name: "search", limit, subject, now: 0 });
	use("priya");
	use("priya");
	for (let at = 0; at < 15_000; at += 1) {
		use(`stranger-${at}`);
		if (at % 5_000 === 0) expect(() => use("priya")).toThrow("rate_limited");
	}
	expect(() => use("priya")).toThrow("rate_limited");
});
