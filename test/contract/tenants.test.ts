/** Every endpoint × the other tenant's ids, on one shard and on two: nothing leaks, nothing changes. */
import { env } from "cloudflare:test";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createFullTenant, type FullTenant } from "#test/factories/full-tenant";
import { runOutboxWhole } from "#test/kit/outbox";
import type { TestMember } from "#test/kit/tenant";
import { seed, sized } from "#test/load/settings";
import { defaultLimits } from "#workers/kernel/limits";
import { downloads, lists } from "#workers/registry";
import { sendFile } from "../features/imports/upload";
import { draw, numbersFrom } from "./broken-bodies";
import { columnsWithout, filesWith, plantCanaries } from "./canaries";
import { everythingOf } from "./everything";
import { atLeast, meantEndpoints, meantScreens } from "./meant";
import { composePayload } from "./payloads";
import { wordless } from "./wordless-columns";

const all = meantEndpoints.filter(({ name }) => name !== "session/end-session" && name !== "session/login");

/** How many values of a choice are tried, so that adding, editing, removing and choosing are all asked for. */
const variants = [0, 1, 2, 3];

test("the payloads of these tests pass the declared inputs, so that it is the handlers that refuse", () => {
	const unfit = all.flatMap((endpoint) =>
		variants.flatMap((variant) => {
			const parsed = endpoint.input.safeParse(composePayload(endpoint, () => 1, variant));
			return parsed.success
				? []
				: [[endpoint.name, parsed.error.issues[0]?.path.join("."), parsed.error.issues[0]?.message]];
		}),
	);
	expect(unfit).toEqual([]);
});

const canary = "canary-other";

/** Limits would answer in the place of the handlers. */
const limited = env as { LIMITS?: string };
const usualLimits = limited.LIMITS;
beforeAll(() => {
	const max = { max: 1_000_000_000 };
	limited.LIMITS = JSON.stringify(Object.fromEntries(Object.keys(defaultLimits).map((name) => [name, max])));
});
afterAll(() => {
	limited.LIMITS = usualLimits;
});
/** People of whom some stand in other tenants under the same number, and a row that is refused. */
const memberFile = [
	"participant_id,first_name,last_name,email",
	...Array.from({ length: 60 }, (_, at) => `P-${at + 1},Ida,Ng,ida${at}@example.com`),
	",,nobody,",
].join("\n");

/** A tenant all of whose texts are canaries: every row of every table, whatever it is for. */
async function createCanaryTenant(shard: number): Promise<FullTenant> {
	const other = await createFullTenant(shard, canary);
	await other.member.client.call("activity/save-like-unlike", {
		action: "like",
		temp_id: "like-1",
		activity_id: other.ids.activity!,
	});
	await sendFile(other.owner, "members", memberFile);
	await runOutboxWhole(other.tenant);
	await plantCanaries(other.tenant, canary);
	expect((await columnsWithout(other.tenant, canary)).sort()).toEqual(wordless);
	return other;
}

/** Of the other tenant's rows the one that a field names by its name; a person where the name tells nothing. */
const idOfKind = ({ ids }: FullTenant, field: string): number =>
	ids[field.replace(/(_ids?|Ids?)$/, "").replace("itemId", "variant")] ?? ids.user!;

/** Calls every endpoint (each field with an id of its kind, and all with the same one: every id the first time, and in the full run) and fetches every file and every screen with the other tenant's ids. */
async function askForAll(other: FullTenant, person: TestMember, isFirst: boolean): Promise<void> {
	const next = numbersFrom(seed);
	const ids = Object.values(other.ids);
	const some = sized(2, ids.length);
	for (const endpoint of all) {
		const asked = variants.flatMap((turn) => [
			{ turn, id: "of its kind", choose: (field: string) => idOfKind(other, field) },
			...draw(ids, turn === 0 && isFirst ? ids.length : some, next).map((id) => ({ turn, id, choose: () => id })),
		]);
		const sent = new Set<string>();
		for (const { turn, id, choose } of asked) {
			const payload = composePayload(endpoint, choose, turn);
			// What takes no id is the same for each of them.
			if (sent.size === sent.add(JSON.stringify(payload)).size) continue;
			const reply = await person.client.post(endpoint.path, payload, { "idempotency-key": crypto.randomUUID() });
			const told = JSON.stringify(reply.body);
			expect([endpoint.name, turn, id, reply.status, told.includes(canary)], `LOAD_SEED=${seed}`).toEqual([
				endpoint.name,
				turn,
				id,
				expect.toSatisfy((status: number) => status < 500 && status !== 429),
				false,
			]);
		}
	}
	for (const download of downloads) {
		for (const id of Object.values(other.ids)) {
			const answer = await person.client.fetch(download.path.replace(/:\w+/g, String(id)));
			// What takes no id tells of the own account.
			const isOwn = !download.path.includes(":") && !(await answer.text()).includes(canary);
			expect([download.name, isOwn || [403, 404, 426].includes(answer.status)]).toEqual([download.name, true]);
		}
	}
	for (const { path } of await meantScreens(other.ids)) {
		for (const address of [
			path,
			`${path}.data`,
			`${path}?search=canary&program=${other.ids.program}&to=${other.ids.user}`,
		]) {
			const answer = await person.client.fetch(address);
			expect([address, answer.status < 500, (await answer.text()).includes(canary)]).toEqual([address, true, false]);
		}
	}
}

/** What asks an endpoint for the canary's first half, by each field of a search; what it reads as the same is asked once. */
function searchesOf(endpoint: (typeof all)[number], id: number) {
	const asked = new Map<string, { field: string; payload: Record<string, unknown> }>();
	for (const variant of variants)
		for (const field of ["search_text", "searchString", "search"]) {
			const payload = {
				...composePayload(endpoint, () => id, variant),
				filters: {},
				type: undefined,
				[field]: "canary",
			};
			const { data } = endpoint.input.safeParse(payload);
			const read = JSON.stringify(data) ?? "refused";
			if (!asked.has(read)) asked.set(read, { field, payload });
		}
	return asked.values();
}

/** Searches for the canary's first half wherever one may search: only what is one's own is found. */
async function searchForAll(own: FullTenant, person: TestMember): Promise<number> {
	let found = 0;
	for (const endpoint of all.filter(({ repetition }) => repetition.kind === "read")) {
		for (const { field, payload } of searchesOf(endpoint, own.ids.activity!)) {
			const reply = await person.client.post(endpoint.path, payload);
			const told = JSON.stringify(reply.body);
			expect([endpoint.name, field, told.includes(canary)]).toEqual([endpoint.name, field, false]);
			if (told.includes("canary-own")) found += 1;
		}
	}
	return found;
}

/** Asks for every report, imports a file that names people by numbers that both tenants have, and lets all that follows happen. */
async function makeFiles({ tenant, owner }: FullTenant, other: FullTenant): Promise<void> {
	for (const { face } of lists) {
		const report_type = face.report?.type;
		if (!report_type) continue;
		const foreign = { program_id: other.ids.program, user_id: other.ids.user };
		const declared = Object.entries(foreign).filter(([name]) => name in face.filters);
		for (const filters of [{}, Object.fromEntries(declared)]) {
			const report = { report_type, filters };
			const reply = await owner.client.try("reports/request-report-download", report, {
				"idempotency-key": crypto.randomUUID(),
			});
			expect([report_type, reply.status < 500]).toEqual([report_type, true]);
		}
	}
	await sendFile(owner, "members", memberFile);
	await runOutboxWhole(tenant);
}

test.each([
	["on one shard", 0, 0],
	["on two shards", 0, 1],
])(
	"[account-01] nothing of another tenant is seen or changed, in no answer, screen, file, email or log, %s",
	async (_where, ownShard, otherShard) => {
		const own = await createFullTenant(ownShard, "canary-own");
		const other = await createCanaryTenant(otherShard);
		const before = await everythingOf(other.tenant);
		const files = await filesWith(canary);
		const lines: string[] = [];
		const log = vi.spyOn(console, "log").mockImplementation((...parts) => void lines.push(parts.join(" ")));
		for (const person of [own.owner, own.member])
			await askForAll(other, person, person === own.owner && ownShard === otherShard);
		expect(await searchForAll(own, own.owner)).toBeGreaterThanOrEqual(atLeast(4));
		await makeFiles(own, other);
		expect(await everythingOf(other.tenant)).toEqual(before);
		expect(JSON.stringify(await everythingOf(own.tenant)).includes(canary)).toBe(false);
		const ownFiles = (await filesWith("canary-own")).filter((name) => name.includes(String(own.tenant.id)));
		expect(ownFiles.length).toBeGreaterThan(1);
		expect(await filesWith(canary)).toEqual(files);
		log.mockRestore();
		expect(lines.length).toBeGreaterThanOrEqual(atLeast(1_000));
		expect(lines.filter((line) => line.includes("canary-") || line.startsWith('{"level":"error"'))).toEqual([]);
	},
	sized(300_000, 900_000),
);

test("a session of one tenant is nobody on another tenant's host", async () => {
	const own = await createFullTenant(1, "canary-own");
	const other = await createFullTenant(1, "canary-other");
	const stranger = other.tenant.visitor();
	for (const [name, value] of own.owner.client.cookies) stranger.cookies.set(name, value);
	const reply = await stranger.try("session/init-user", {});
	expect([reply.status, reply.body.resultType]).toEqual([401, "not_logged_in"]);
});
