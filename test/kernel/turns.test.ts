/** Turns and networks: who waits for whom, and which addresses are one network. */
import { expect, test } from "vitest";
import { networkOf } from "#workers/kernel/network";
import { begin, countAhead, join, noTurns } from "#workers/runtime/turns";

const now = 1_000_000;

test("networks take turns, whoever of each came first, with a rest after each", () => {
	const turns = noTurns();
	const [first, second, third] = [1, 2, 3].map(() => join(turns, "192.0.2.1", now));
	const other = join(turns, "192.0.2.2", now);
	const ahead = (...tickets: (typeof first)[]) => tickets.map((ticket) => countAhead(turns, ticket!, now));
	expect(ahead(first, second, third, other)).toEqual([0, 1, 2, 3]);
	begin(turns, first!, now);
	expect(turns.restsUntil).toBe(now + 5_000);
	expect(ahead(other, second, third)).toEqual([0, 1, 2]);
	begin(turns, other, now);
	const latest = join(turns, "192.0.2.3", now);
	expect(ahead(latest, second, third)).toEqual([0, 1, 2]);
});

test("so many of a network wait, and so many of all; the rest is told to come again", () => {
	const turns = noTurns();
	const crowd = (network: string, count: number) =>
		Array.from({ length: count }, () => {
			try {
				return join(turns, network, now) && "waits";
			} catch (refusal) {
				expect(refusal).toMatchObject({ code: "rate_limited", status: 429 });
				return "refused";
			}
		}).filter((outcome) => outcome === "waits").length;
	expect([crowd("192.0.2.1", 80), crowd("192.0.2.2", 80), crowd("192.0.2.3", 80)]).toEqual([24, 24, 12]);
});

test("whoever broke off while waiting holds nobody up", () => {
	const turns = noTurns();
	for (let count = 0; count < 24; count += 1) join(turns, "192.0.2.1", now);
	const next = join(turns, "192.0.2.1", now + 10_001);
	expect(countAhead(turns, next, now + 10_001)).toBe(0);
});

test("whoever only looked too rarely, on a slow machine, waits on", () => {
	const turns = noTurns();
	const slow = join(turns, "192.0.2.1", now);
	const next = join(turns, "192.0.2.1", now + 10_001);
	begin(turns, next, now + 10_001);
	expect(countAhead(turns, slow, now + 20_000)).toBe(0);
});

test("what is remembered of networks has an end", () => {
	const turns = noTurns();
	for (let count = 0; count < 3_000; count += 1) begin(turns, join(turns, `network ${count}`, now), now);
	expect([turns.served.size, turns.waiting.size]).toEqual([1_000, 0]);
});

test.each([
	["203.0.113.9", "203.0.113.9"],
	["::ffff:203.0.113.9", "203.0.113.9"],
	["2001:db8:1:2::1", "2001:db8:1:2:0:0:0:0/64"],
	["2001:DB8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2:0:0:0:0/64"],
	["2001:db8:1:3::1", "2001:db8:1:3:0:0:0:0/64"],
	["fe80::1%eth0", "fe80:0:0:0:0:0:0:0/64"],
	[null, "local"],
	["x".repeat(5_000), "unknown"],
	["nothing", "unknown"],
])("the network of %s", (address, network) => {
	expect(networkOf(address)).toBe(network);
});
