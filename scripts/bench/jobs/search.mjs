/** The global search as one types: how long each call takes, short words that fit a great part of the account among them. */
import { middle, round } from "../drive.mjs";

/** Beginnings that fit thousands, names, things of the store, words of recognitions, and nothing. */
const texts = ["an", "ma", "mar", "mara ca", "member", "engineer", "walnut lamp", "oak", "th", "thank you", "zzzz"];

const rounds = 10;

export const globalSearch = {
	id: "global-search",
	title: "Global search, every section",
	states: ["large"],
	run: measureGlobalSearch,
	goals: [
		{ figure: "most", field: "p50_ms", atMost: 50, unit: "ms (p50)", state: "large" },
		{ figure: "most", field: "slowest_ms", atMost: 50, unit: "ms (slowest text's median)", state: "large" },
	],
};

/** Asks one call at a time, each person a few, since a person's searches are limited. */
async function measureGlobalSearch({ people }, _raw, { log }) {
	const taken = texts.map((text) => ({ text, times: [], hits: 0 }));
	for (let round = 0; round <= rounds; round += 1) {
		for (const [at, one] of taken.entries()) {
			const { client } = people[(round * texts.length + at) % people.length];
			const startedAt = performance.now();
			const { results } = await client.call("/api/search/api_global_search", { search: one.text });
			// The first round warms up.
			if (round > 0) one.times.push(performance.now() - startedAt);
			one.hits = results.reduce((sum, { hits }) => sum + hits.length, 0);
		}
	}
	const medians = taken.map(({ text, times, hits }) => ({ text, hits, ms: middle(times) }));
	for (const { text, hits, ms } of medians) log(`  ${text.padEnd(12)} ${round(ms, 1)} ms, ${hits} hits`);
	const all = taken.flatMap(({ times }) => times);
	return {
		p50_ms: round(middle(all), 1),
		p95_ms: round([...all].sort((one, other) => one - other)[Math.floor(all.length * 0.95)], 1),
		slowest_ms: round(Math.max(...medians.map(({ ms }) => ms)), 1),
	};
}
