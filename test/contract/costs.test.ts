/** Every list × its sorts, filters and pages, in a small and a large tenant: a page costs its own rows, however long the list is. */
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { type BigTenant, createBigTenant, someDays } from "#test/factories/big-tenant";
import { filterSets } from "#test/factories/filter-sets";
import type { TestMember } from "#test/kit/tenant";
import { isFull, seed, sized } from "#test/load/settings";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import { Refusal } from "#workers/kernel/errors";
import type { List } from "#workers/kernel/list-declaration";
import type { MemberScope } from "#workers/kernel/scope";
import { endpoints, lists } from "#workers/registry";
import { draw, numbersFrom } from "./broken-bodies";
import { meantEndpoints } from "./meant";
import { composePayload } from "./payloads";
import { type Answer, type Reading, read, stopClock } from "./reading-costs";

const sizes = { small: 61, large: 661 };
const all = Object.values(endpoints) as unknown as Endpoint[];
const endpointOf = (table: List) => all.find(({ path }) => path === table.path)!;

type Filters = Record<string, unknown>;
let small: BigTenant;
let large: BigTenant;

beforeAll(async () => {
	small = await createBigTenant(sizes.small);
	large = await createBigTenant(sizes.large);
}, 120_000);
stopClock();

/** Says what a reading costs too much, and what mends it. */
function tooDear(name: string, asked: unknown, { cost, max }: { cost: number; max: number }, big: BigTenant): string {
	const feature = name.split("/")[0];
	const size = big === small ? sizes.small : sizes.large;
	const file = `drizzle/${feature}.ts (or wherever the tables are that it reads)`;
	return `${name} with ${JSON.stringify(asked)} reads ${cost} rows of a tenant with ${size} in each list, where ${max} are allowed. It wants an index in ${file}: account_id first, then what is compared, then the order (workers/README.md, step 9).`;
}

/** Values for filters that offer no choice, by their names. */
function valuesOf({ ids }: BigTenant): Filters {
	return {
		...someDays,
		user_id: ids.user,
		bulk_run_id: ids.bulk_run,
		user_groups: ids.group,
		manager_id: ids.user,
		under_id: ids.user,
		program_id: ids.program,
		category_id: ids.category,
		item_id: ids.item,
		idea_id: ids.idea,
		brand: "Rare",
		search: "zebra",
		searchString: "thing 1",
		min_points: 110,
		max_points: 140,
		report_type: "rare",
		id: ids.request,
		upload_id: ids.request,
		version: 2,
		name: "colleague10",
		email: "colleague10",
		participant_id: "Colleague10",
		title: "rare",
		activation_date_from: someDays.startDate,
		activation_date_to: someDays.endDate,
	};
}

/** What a list cannot do without. */
function neededBy(table: List, { ids }: BigTenant): Filters {
	if (["activity/get-comments", "recognition/get-recipients"].includes(table.name))
		return { activity_id: ids.activity };
	if (table.name === "surveys/get-survey-texts") return { question_id: ids.survey_question };
	if (table.name === "bulk-actions/get-skipped-rows") return { bulk_run_id: ids.bulk_run };
	return table.name === "imports/get-refused-rows" ? { request_id: ids.request } : {};
}

type Asked = { filters: Filters; sorted: { id: string; desc: boolean }[] };

/** No filter in every order; each filter with each of its choices by every sort; some two filters (in the full run all) as the list comes. */
function askings(table: List, big: BigTenant): Asked[] {
	const values = valuesOf(big);
	const needed = neededBy(table, big);
	const { id: usual, desc } = table.face.default_sort;
	const sorts = Object.keys(table.sorts);
	const offered = filterSets(table, values)
		.filter(({ name }) => !(name in needed))
		.map(({ sets }) => sets.map((set) => ({ ...needed, ...set })) as Filters[]);
	const pairs = offered.flatMap((one, at) => offered.slice(at + 1).map((other) => ({ ...one.at(-1), ...other[0] })));
	const asked = (filters: Filters, id: string, isDown: boolean) => ({ filters, sorted: [{ id, desc: isDown }] });
	return [
		...sorts.flatMap((id) => [true, false].map((isDown) => asked(needed, id, isDown))),
		...offered.flat().flatMap((filters) => sorts.map((id) => asked(filters, id, desc))),
		...draw(pairs, sized(6, pairs.length), numbersFrom(seed)).map((filters) => asked(filters, usual, desc)),
	];
}

/** True when the kept keys are one more thing to join: a filter is set that no index serves in this order. */
function isScanned(table: List, { tenant, member }: BigTenant, { filters, sorted }: Asked): boolean {
	const user = {
		id: member.id,
		role: "account_owner",
		manager_id: 0,
		point_balance: 0,
		points_account_id: 0,
		switches: {},
	};
	const account = { id: tenant.id, str_id: "acme", time_zone: "UTC", flags: {}, settings: {} };
	const translate = (key: string) => key;
	const scope = { account, user, translate, clock: { now: () => Date.now() } } as unknown as MemberScope;
	const { found = [], range } = table.query(scope, table.filters.parse(filters));
	return found.length > 0 || (range !== undefined && range.key !== table.sorts[sorted[0]!.id]!.key);
}

type Page = { name: string; payload: object };

/** First, middle and last; of the whole list, and in the full run, second by number and next by anchor too. */
function pagesOf(first: Answer, isNarrowed: boolean): Page[] {
	const last = Math.max(0, (first.total_pages ?? 1) - 1);
	const anchor = first.extra_data?.anchor;
	const some = [
		{ name: "first", payload: { page: 0 } },
		{ name: "middle", payload: { page: Math.floor(last / 2) } },
		{ name: "last", payload: { page: last } },
	];
	if (isNarrowed && !isFull) return some;
	return [
		...some,
		{ name: "second", payload: { page: Math.min(1, last) } },
		...(anchor && last > 0 ? [{ name: "next", payload: { page: 1, anchor } }] : []),
	];
}

type Measured = { what: string; rows: number; cost: number; max: number };

/** Whether a list says that two filters do not go together, as people and rows of brands do not: such an asking costs nothing. */
function contradict({ filters }: Asked, needed: Filters, error: unknown): boolean {
	const isPair = Object.keys(filters).filter((name) => !(name in needed)).length === 2;
	return isPair && error instanceof Refusal && error.code === "validation";
}

/** Reads every page twice, and measures the second time; what a member may not ask for, the account owner does. */
async function measure(big: BigTenant, table: List): Promise<Measured[]> {
	const endpoint = endpointOf(table);
	const pageSize = 6;
	const measured: Measured[] = [];
	for (const asked of askings(table, big)) {
		const askAs = (person: TestMember, payload: object) =>
			read(big, person, endpoint, { pageSize, ...asked, ...payload });
		const tried = await askAs(big.member, { page: 0 }).catch((error: unknown) => error);
		const ask = (payload: object) => askAs(tried instanceof Refusal ? big.owner : big.member, payload);
		const first = await ask({ page: 0 }).catch((error: unknown) => {
			if (contradict(asked, neededBy(table, big), error)) return null;
			throw error;
		});
		if (!first) continue;
		const joins = table.joins + (isScanned(table, big, asked) ? 1 : 0);
		for (const { name, payload } of pagesOf(first.answer, Object.keys(asked.filters).length > 0)) {
			await ask(payload);
			const warm = await ask(payload);
			measured.push({
				what: `${JSON.stringify(asked)}, ${name}`,
				rows: warm.answer.table_rows!.length,
				cost: warm.cost,
				max: pageSize * (1 + joins) + 20,
			});
		}
	}
	return measured;
}

test.each(lists.map((table) => [table.name, table] as const))(
	"%s: a page of P rows with J joins reads at most P × (1 + J) + 20 rows, at any size of the list",
	async (_name, table) => {
		const few = await measure(small, table);
		const many = await measure(large, table);
		const dear = [few, many].flatMap((pages, at) =>
			pages
				.filter(({ cost, max }) => cost > max)
				.map(({ what, cost, max }) => tooDear(table.name, what, { cost, max }, at === 0 ? small : large)),
		);
		expect(dear, `LOAD_SEED=${seed}`).toEqual([]);
		expect(many.some(({ rows }) => rows > 0)).toBe(true);
		const grown = many.filter((page, at) => {
			const before = few[at];
			return before?.rows === page.rows && page.cost > before.cost + 20;
		});
		expect(grown).toEqual([]);
	},
	120_000,
);

/** Lists of what everybody adds to, whose totals the writers count: no reader walks along a million rows since somebody ordered. */
const countedLists = lists.filter(({ name }) =>
	[
		"audit/get-audit-log",
		"ideas/fetch-ideas",
		"members/get-members-under-account",
		"orders/get-orders-for-management",
		"orders/orders-report",
	].includes(name),
);

test("the first page of a list that the writers count costs its own rows, also when something was just added", async () => {
	expect(countedLists).toHaveLength(5);
	for (const table of countedLists) {
		const [few, many] = await Promise.all([small, large].map((big) => readAnew(big, table)));
		expect([table.name, few!.answer.total_pages, many!.answer.total_pages]).toEqual([
			table.name,
			expect.any(Number),
			expect.any(Number),
		]);
		expect(many!.answer.total_pages!).toBeGreaterThan(few!.answer.total_pages!);
		expect([table.name, many!.cost]).toEqual([
			table.name,
			expect.toSatisfy((cost) => cost <= 6 * (1 + table.joins) + 20),
		]);
	}
});

/** The account owner's first page, as if nobody had asked since the list changed. */
async function readAnew(big: BigTenant, table: List): Promise<Reading> {
	const { tenant, owner } = big;
	await tenant.database.write([sql`delete from table_totals where account_id = ${tenant.id}`]);
	return read(big, owner, endpointOf(table), { page: 0, pageSize: 6 });
}

/** Objects in an answer's lists, whatever lies in what. */
function countObjects(value: unknown): number {
	if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + 1 + countObjects(one), 0);
	if (typeof value !== "object" || value === null) return 0;
	return Object.values(value).reduce((sum: number, one) => sum + countObjects(one), 0);
}

/** Beside each thing that an answer lists, at most so many rows of what belongs to it. */
const maxPartsOfThing = 10;
/**
 * What verifying a ledger is for; the people of chosen groups, whom a recognition would reach, 2,000 at most; and everybody,
 * of whom nobody knows yet who meets rules that are being written.
 */
const readsEverything = ["points/verify-ledger", "recognition/find-recipients", "groups/preview-rules"];
/** What looks at so many rows at most, however large the tenant is, to choose what it answers among them. */
const boundedLooks: Record<string, number> = {
	// The programs that run, at most 500, and the newest hundred of one's own orders with their lines (README of search).
	"search/global-search": 2_000,
	// The newest 2,000 public recognitions of the range with their posts, and the people among them (README of galaxy).
	"galaxy/get-galaxy": 8_000,
	// A page is made of at most 41 rows of each of four streams, with whom they name, and counts those of a day as one.
	"member-detail/get-member-timeline": 300,
	// One's own reports, at most 200, each with what they received last.
	"recognition/get-long-unthanked": 800,
	// The 21 oldest posts behind the newest one that somebody has, each with its recipients and behaviours.
	"activity/get-feed-changes": 200,
	// A hundred names of items for each of six beginnings, each with its document (README of catalog).
	"catalog/get-spelling": 1_800,
	// An account has 100 filters at most, each with when it was used.
	"global-filters/get-filter-choices": 200,
};
const tablePaths = new Set(lists.map(({ path }) => path));
const otherReads = meantEndpoints.filter(
	({ name, path, repetition, access }) =>
		repetition.kind === "read" &&
		access !== "anyone" &&
		!tablePaths.has(path as never) &&
		!readsEverything.includes(name),
);

test("every other reading call costs what it answers, at any size of the tenant", async () => {
	const dear: string[] = [];
	for (const endpoint of otherReads) {
		for (const variant of [0, 1, 2, 3, 4]) {
			for (const big of [small, large]) {
				const payload = composePayload(endpoint, (field) => idFor(field, big), variant);
				// A search ranks all that it finds: what is typed finds few.
				if ("search_text" in payload) payload.search_text = "colleague10";
				if (endpoint.name.startsWith("search/")) payload.search = "colleague10";
				// Suggested programs are chosen among those that run, at most 500, whose names are compared without accents.
				if (payload.type === "programs") continue;
				for (const person of [big.member, big.owner]) {
					const ask = () => read(big, person, endpoint, payload).catch((error: unknown) => error);
					await ask();
					const reading = await ask();
					if (reading instanceof Refusal) continue;
					const { cost, answer } = reading as Reading;
					const max = countObjects(answer) * (1 + maxPartsOfThing) + 60 + (boundedLooks[endpoint.name] ?? 0);
					if (cost > max) dear.push(tooDear(endpoint.name, payload, { cost, max }, big));
				}
			}
		}
	}
	expect(dear).toEqual([]);
}, 120_000);

function idFor(field: string, { ids }: BigTenant): number {
	const name = field.replace(/(_ids?|Ids?)$/, "").toLowerCase();
	return ids[name === "itemid" ? "variant" : name] ?? ids.user!;
}
