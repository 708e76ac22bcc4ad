/** The sweep: a write in a fresh situation, with one of its calls broken; then the write is whole or absent, and the person knows which. */
import { env } from "cloudflare:test";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { takeCrashes } from "#test/kit/crashes";
import { standInForStripe, stripeUrl } from "#test/kit/payments";
import type { Environment } from "#workers/kernel/environment";
import { endpoints } from "#workers/registry";
import texts from "../../../public/locales/en/answers.json";
import { isFull, report, seed } from "../settings";
import { settle } from "./deliver";
import { differences, type Snapshot, takeSnapshot } from "./snapshot";
import type { MainWrite, SweptWorld } from "./swept-call";
import { type BindingCall, type Fault, type Watched, type Way, watchBindings } from "./watched-bindings";

const real = env as unknown as Environment;
const ways: Way[] = ["before", "after", "after, then gone"];
const maxCallMs = 10_000;

const figures = { writes: 0, faults: 0, found_after_all: 0, told_nothing_changed: 0, told_safe: 0, told_unknown: 0 };

/** What is fetched outside: a picture, and what changed in a client's own system of balances. */
const png = new Uint8Array([
	0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 40, 0, 0, 0, 30, 8, 6,
	0, 0, 0,
]);

/** Sweeps these writes, each in a test of its own, and reports how many faults were tried. */
export function sweepWrites(writes: readonly MainWrite[]): void {
	beforeAll(() => {
		const { stripe } = standInForStripe();
		vi.spyOn(globalThis, "fetch").mockImplementation(async (address, init) => {
			const asked = address instanceof Request ? address.url : String(address);
			if (asked.startsWith(stripeUrl)) return stripe.fetch(new Request(asked, init as never) as never);
			return asked.includes("client-system")
				? Response.json({ adjustments: [{ reference: "T-1", points: 25, reason: "Long service" }] })
				: new Response(png);
		});
	});
	afterAll(() => {
		vi.mocked(fetch).mockRestore();
		report("fault sweep", figures);
	});
	describe.each(writes.map((write) => [nameOf(write), write] as const))("%s", (_name, write) => {
		test("is whole or absent, whichever of its calls fails, and in the end done once", async () => {
			const reference = await makeReference(write);
			figures.writes += 1;
			for (const fault of chooseFaults(reference.calls)) await sweep(write, reference, fault);
		});
	});
}

/** What one success leaves, at once and after all that follows. */
type Reference = { before: Snapshot; after: Snapshot; settled: Snapshot; calls: BindingCall[] };

function nameOf({ covers, detail }: MainWrite): string {
	return detail ? `${covers} (${detail})` : covers;
}

/** Does the call without faults, notes what it calls and what it leaves. */
async function makeReference(write: MainWrite): Promise<Reference> {
	const quiet = watchBindings(real).environment;
	const world = await write.prepare(quiet);
	const before = await takeSnapshot(world);
	const watched = watchBindings(real);
	const reply = await world.action(watched.environment);
	expect(reply?.status ?? 200, JSON.stringify(reply?.body)).toBe(200);
	expect(watched.calls, "the call asked for nothing").not.toEqual([]);
	const after = await takeSnapshot(world);
	await world.comeAgain?.(quiet);
	await settle(world.tenant, quiet);
	const settled = await takeAll(world);
	expect(takeCrashes()).toEqual([]);
	return { before, after, settled, calls: watched.calls };
}

async function takeAll(world: SweptWorld): Promise<Snapshot> {
	return { ...(await takeSnapshot(world)), objects: [JSON.stringify(await world.readMore?.()) ?? ""] };
}

/**
 * In full size every call in every way. In short size the last write with its reply lost, the write before it with the
 * database gone behind it, and for every third write, which ones depends on the seed, another fault by chance.
 */
function chooseFaults(calls: readonly BindingCall[]): Fault[] {
	const all = calls.flatMap((_call, at) => ways.map((way) => ({ at: at + 1, way })));
	if (isFull) return all;
	const writes = calls.flatMap(({ binding, name }, at) =>
		binding === "database" && !name.startsWith("select") ? [at + 1] : [],
	);
	const [last, before] = [writes.at(-1) ?? calls.length, writes.at(-2)];
	const isChosen = ({ at, way }: Fault) =>
		(at === last && way !== "before") || (at === before && way === "after, then gone");
	const others = all.filter((fault) => !isChosen(fault));
	const isLucky = (seed + figures.writes) % 3 === 0;
	return [...all.filter(isChosen), ...(isLucky ? [others[seed % others.length]!] : [])];
}

async function sweep(write: MainWrite, reference: Reference, fault: Fault): Promise<void> {
	const quiet = watchBindings(real).environment;
	const world = await write.prepare(quiet);
	const watched = watchBindings(real, fault);
	const name = `${nameOf(write)}, ${describeFault(reference, fault)}, LOAD_SEED=${seed}`;
	const told = await callInTime(world, watched, name);
	if (!watched.hasFailed()) return void takeCrashes();
	figures.faults += 1;
	const found = await takeSnapshot(world);
	if (!write.isStepwise) compareAtOnce(write, found, reference, told, name);
	if (told !== "unknown") await repeat(write, world, quiet, told, name);
	await world.comeAgain?.(quiet);
	await settle(world.tenant, quiet);
	takeCrashes();
	if (told === "unknown") return;
	const wasRepeated = told !== undefined && told !== "done";
	const settled = await takeAll(world);
	expect(differences(settled, reference.settled, wasRepeated ? write.repeatLeaves : []), `${name}: in the end`).toEqual(
		[],
	);
}

type Told = "done" | "nothing_changed" | "safe_to_repeat" | "unknown" | undefined;

type Failed = { error_id?: string; outcome?: Told; resultMsg: string; resultType: string };

/** The errors as which failures of the machine are told. */
const toldFailures = new Set(
	Object.values(endpoints as Record<string, { failsAs?: string }>).map(({ failsAs }) => failsAs ?? ""),
);

/** Acts under the fault. Throws when it hangs, or when a failure has no id, no text or is not in the log. */
async function callInTime(world: SweptWorld, watched: Watched, name: string): Promise<Told> {
	const late = new Promise<never>((_resolve, reject) =>
		setTimeout(() => reject(new Error(`${name}: hangs`)), maxCallMs),
	);
	const reply = await Promise.race([world.action(watched.environment), late]);
	const crashes = takeCrashes();
	if (!reply) return undefined;
	if (reply.status === 200) return "done";
	const { error_id, outcome, resultMsg, resultType } = reply.body as Failed;
	// Told in the specification's words: the log has the crash, and sending it again is safe.
	if (reply.status === 409 && toldFailures.has(resultType)) {
		expect(
			crashes.filter((line) => line.includes(`"told_as":"${resultType}"`)),
			name,
		).toHaveLength(1);
		return "safe_to_repeat";
	}
	expect(reply.status, `${name}: ${JSON.stringify(reply.body)}`).toBe(500);
	expect(
		crashes.filter((line) => line.includes(String(error_id))),
		`${name}: the log has the error's id`,
	).toHaveLength(1);
	expect(resultMsg, name).toContain(String(error_id));
	expect(resultMsg, name).toContain(texts.outcomes[outcome as keyof typeof texts.outcomes]);
	return outcome;
}

/** The write is whole or absent, and what was told is true. */
function compareAtOnce(write: MainWrite, found: Snapshot, reference: Reference, told: Told, name: string): void {
	const toAfter = differences(found, reference.after, ["files", ...(write.follows ?? [])]);
	const toBefore = differences(found, reference.before, ["files"]);
	const nearer = toAfter.length < toBefore.length ? toAfter : toBefore;
	expect(toAfter.length === 0 || toBefore.length === 0 ? [] : nearer, `${name}: by halves`).toEqual([]);
	if (told === "done") expect(toAfter, `${name}: told done`).toEqual([]);
	if (told === "nothing_changed") expect(toBefore, `${name}: told that nothing was changed`).toEqual([]);
	count(told);
}

function count(told: Told): void {
	if (told === "done") figures.found_after_all += 1;
	if (told === "nothing_changed") figures.told_nothing_changed += 1;
	if (told === "safe_to_repeat") figures.told_safe += 1;
	if (told === "unknown") figures.told_unknown += 1;
}

/** Sends the same again where the person was told that it is safe; the answer is a success. */
async function repeat(
	write: MainWrite,
	world: SweptWorld,
	quiet: Environment,
	told: Told,
	name: string,
): Promise<void> {
	if (told === undefined || told === "done") return;
	const reply = await world.action(quiet);
	if (told === "safe_to_repeat" && reply?.status === write.refusedOnceDone) return;
	expect(reply?.status, `${name}: sent again: ${JSON.stringify(reply?.body)}`).toBe(200);
}

function describeFault({ calls }: Reference, { at, way }: Fault): string {
	const { binding, name } = calls[at - 1]!;
	return `call ${at} of ${calls.length} (${binding}: ${name}) fails ${way}`;
}
