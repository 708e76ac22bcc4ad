/** Every endpoint × broken bodies: a clear 4xx, never a 5xx, never a hang, and nothing of the runtime is bent. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { seed, sized } from "#test/load/settings";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import { endpoints } from "#workers/registry";
import { type BrokenBody, brokenBodies, brokenFields, draw, numbersFrom } from "./broken-bodies";
import { brokenLeaves } from "./broken-leaves";
import { atLeast, meantEndpoints } from "./meant";

const all = Object.values(endpoints) as unknown as Endpoint[];
const slowestMs = 2_000;
/** How many general bodies and how many of its own fields' each endpoint gets; the full run sends them all. */
const shares = sized({ general: 8, own: 6, within: 8 }, { general: 10_000, own: 10_000, within: 10_000 });
/** What is costly to answer (a password is hashed, a session ends) gets fewer. */
const dear = ["session/login", "session/activate", "session/end-session"];

/** Sends a body as a browser on the tenant's own page would; answers the reply and how long it took. */
async function sendTimed(member: TestMember, endpoint: Endpoint, { body, type }: BrokenBody) {
	const startedAt = Date.now();
	const reply = await member.client.send(endpoint.path, {
		method: "POST",
		body,
		headers: { "content-type": type, "x-csrf-token": await member.client.csrfToken() },
	});
	return { reply, ms: Date.now() - startedAt };
}

/** Fails on a 5xx, on an answer of another shape, and when it takes too long. */
async function sendBroken(member: TestMember, endpoint: Endpoint, broken: BrokenBody): Promise<void> {
	const { reply, ms: firstMs } = await sendTimed(member, endpoint, broken);
	// Whichever call comes first waits until its library is loaded; a body that is costly to read is so each time.
	const ms = firstMs < slowestMs ? firstMs : (await sendTimed(member, endpoint, broken)).ms;
	const { what } = broken;
	const isClear =
		["success", "error"].includes(reply.body.resultStatus) &&
		(reply.status === 200) === (reply.body.resultStatus === "success");
	expect([endpoint.name, what, reply.status < 500, isClear, ms < slowestMs || ms], `LOAD_SEED=${seed}`).toEqual([
		endpoint.name,
		what,
		true,
		true,
		true,
	]);
}

/** Everything that a polluted prototype would show. */
function prototypes(): string[] {
	return [Object.prototype, Array.prototype, Function.prototype, String.prototype].flatMap((one) => [
		...Object.keys(one),
		...("polluted" in one ? ["polluted"] : []),
	]);
}

/** Limits would answer in the place of the handlers. */
const forgetLimits = (tenant: TestTenant) =>
	tenant.database.write([sql`delete from limit_counts where account_id = ${tenant.id}`]);

test(
	"[api_contract-03] broken bodies get a clear answer from every endpoint",
	async () => {
		const acme = await createTenant({ flags: { orders_management_enabled: 1, new_translations_enabled: 1 } });
		const owner = await acme.addMember({ role: "account_owner", points: 100 });
		const next = numbersFrom(seed);
		const sent = new Set<string>();
		const before = prototypes();
		for (const endpoint of meantEndpoints) {
			const isDear = dear.includes(endpoint.name);
			const bodies = [
				...draw(brokenBodies, isDear ? 6 : shares.general, next),
				...draw(brokenFields(endpoint), isDear ? 2 : shares.own, next),
				...draw(brokenLeaves(endpoint), isDear ? 2 : shares.within, next),
			];
			for (const broken of bodies) {
				sent.add(`${broken.type}|${broken.what}`);
				await sendBroken(owner, endpoint, broken);
			}
			await forgetLimits(acme);
		}
		expect(prototypes()).toEqual(before);
		expect(sent.size).toBeGreaterThanOrEqual(atLeast(300));
	},
	sized(120_000, 1_800_000),
);

test("every broken body of the list gets a clear answer from an endpoint that anybody may call", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const [reading, upload] = ["account/init-account", "imports/upload-file"].map(
		(name) => all.find((one) => one.name === name)!,
	);
	expect(new Set(brokenBodies.map(({ what }) => what)).size).toBe(brokenBodies.length);
	for (const broken of brokenBodies) {
		await sendBroken(owner, reading!, broken);
		if (broken.type.startsWith("multipart")) await sendBroken(owner, upload!, broken);
		await forgetLimits(acme);
	}
}, 120_000);

test("a body of 3 MB is refused with 413 where it may be sent, before that for who may not", async () => {
	const acme = await createTenant();
	const [row] = await acme.database.read(
		sql<{ flags: string }>`select flags from accounts where account_id = ${acme.id}`,
	);
	const on = JSON.parse(row!.flags) as Record<string, unknown>;
	const off = all
		.filter(({ flags }) => flags?.some((flag) => /^[a-z_]+$/.test(flag) && on[flag] !== 1))
		.map(({ name }) => name);
	const owner = await acme.addMember({ role: "account_owner" });
	for (const endpoint of meantEndpoints.filter(({ name }) => name !== "session/end-session")) {
		const reply = await owner.client.send(endpoint.path, {
			method: "POST",
			body: `{"payload":{"x":"${"x".repeat(3_000_000)}"}}`,
			headers: { "content-type": "text/plain", "x-csrf-token": await owner.client.csrfToken() },
		});
		// A call by a link reads no body: what its address lacks is what is wrong.
		if (endpoint.authentication === "link") {
			expect([endpoint.name, reply.status, reply.body.resultType]).toEqual([endpoint.name, 400, "validation"]);
			continue;
		}
		const { access } = endpoint;
		const isClosed = typeof access === "object" && !(access as readonly string[]).includes("account_owner");
		const code = isClosed ? "forbidden" : "feature_disabled";
		const refusal = isClosed || off.includes(endpoint.name) ? [403, code] : [413, "payload_too_large"];
		expect([endpoint.name, reply.status, reply.body.resultType]).toEqual([endpoint.name, ...refusal]);
	}
}, 60_000);
