/** The first page of every list that an account owner may ask for, by each of its sorts: how long the first call takes, and those after it. */
import { middle, round } from "../drive.mjs";

const pageSize = 25;
const rounds = 5;
const shown = 10;

export const firstPages = {
	id: "first-pages",
	title: "First page of every list, by each sort",
	states: ["large"],
	run: measureFirstPages,
	goals: [
		{ figure: "most", field: "slowest_first_ms", atMost: 100, unit: "ms (slowest first call)", state: "large" },
		{ figure: "most", field: "slowest_ms", atMost: 100, unit: "ms (slowest list's median)", state: "large" },
	],
};

/** Asks each list by one sort after the other, one call at a time; what needs more than a page, as the comments of a post do, is left out. */
async function measureFirstPages({ people }, _raw, { log }) {
	const { client } = people[0];
	const { paths } = JSON.parse((await client.get("/api/openapi.json")).text);
	const measured = [];
	const leftOut = [];
	for (const path of Object.keys(paths).filter((path) => isTable(paths[path]))) {
		const sorts = await sortsOf(client, path);
		if (!sorts) leftOut.push(path);
		for (const id of sorts ?? []) {
			const times = [];
			for (let round = 0; round <= rounds; round += 1)
				times.push(await timeOf(client, path, { page: 0, pageSize, sorted: [{ id, desc: true }] }));
			measured.push({ name: `${path} by ${id}`, first: times[0], median: middle(times.slice(1)) });
		}
	}
	measured.sort((one, other) => other.first - one.first);
	for (const { name, first, median } of measured.slice(0, shown))
		log(`  ${name.padEnd(72)} ${round(first, 1)} ms first, ${round(median, 1)} after`);
	log(`  ${measured.length} pages; not asked, since they are of one thing or not an owner's: ${leftOut.length} lists`);
	return {
		pages: measured.length,
		slowest_first_ms: round(measured[0].first, 1),
		slowest_ms: round(Math.max(...measured.map(({ median }) => median)), 1),
	};
}

/** True for a call that answers pages of a table. */
function isTable({ post }) {
	const payload = post?.requestBody?.content["application/json"].schema.properties?.payload?.properties;
	return Boolean(payload?.pageSize && payload.sorted);
}

/** The sorts of a list, which it names when it is asked for one that it has not; null of a list that refuses for another reason. */
async function sortsOf(client, path) {
	const { body } = await client.try(path, { page: 0, pageSize, sorted: [{ id: "none", desc: true }] });
	const [said] = body?.errors?.sorted ?? [];
	return said ? said.replace(/^none: /, "").split(", ") : null;
}

/** How many milliseconds a call took. Throws when it was refused. */
async function timeOf(client, path, payload) {
	const { status, text, ms } = await client.try(path, payload);
	if (status !== 200) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`);
	return ms;
}
