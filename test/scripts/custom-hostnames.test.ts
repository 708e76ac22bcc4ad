/** The stand-in for Cloudflare's custom hostnames as npm start serves it: over HTTP, with its states, errors and memory. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type ServedHostnames, serveCustomHostnames } from "../../scripts/stand-ins/serve-custom-hostnames.mjs";

let folder = "";
let served: ServedHostnames;

beforeEach(async () => {
	folder = mkdtempSync(join(tmpdir(), "custom-hostnames-"));
	served = await serveCustomHostnames({ persist: folder, target: "customers.localhost" });
});

afterEach(async () => {
	await served.stop();
	rmSync(folder, { recursive: true });
});

type Answer = {
	success: boolean;
	errors: { code: number }[];
	result: { id: string; status: string; ssl: { status: string } } | null;
};

async function ask(method: string, path: string, body?: unknown, token = served.vars.CUSTOM_HOSTNAMES_TOKEN) {
	const { CUSTOM_HOSTNAMES_URL: url, CUSTOM_HOSTNAMES_ZONE: zone } = served.vars;
	const answer = await fetch(`${url}/zones/${zone}/custom_hostnames${path}`, {
		method,
		headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
		...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
	});
	return { status: answer.status, body: (await answer.json()) as Answer };
}

const ssl = { method: "txt", type: "dv" };

test("a name goes from pending to active as it is asked about, is still there after a restart, and is deleted", async () => {
	const made = await ask("POST", "", { hostname: "rewards.initech.test", ssl });
	expect([made.status, made.body.result?.status]).toEqual([201, "pending"]);
	const { id } = made.body.result!;
	const seen = [];
	for (let look = 0; look < 3; look += 1) seen.push((await ask("GET", `/${id}`)).body.result!);
	await served.stop();
	served = await serveCustomHostnames({ persist: folder, target: "customers.localhost" });
	const last = await ask("PATCH", `/${id}`, { ssl });
	expect(last.status).toBe(202);
	expect([...seen, last.body.result!].map(({ status, ssl: { status: certificate } }) => [status, certificate])).toEqual(
		[
			["pending", "pending_validation"],
			["active", "pending_issuance"],
			["active", "pending_deployment"],
			["active", "active"],
		],
	);
	expect((await ask("DELETE", `/${id}`)).status).toBe(200);
	const gone = await ask("GET", `/${id}`);
	expect([gone.status, gone.body.errors[0]?.code]).toEqual([404, 1436]);
});

test("it refuses as Cloudflare documents it", async () => {
	const codeOf = async (asked: ReturnType<typeof ask>) => {
		const { status, body } = await asked;
		return [status, body.success, body.errors[0]?.code];
	};
	await ask("POST", "", { hostname: "rewards.initech.test", ssl });
	expect(await codeOf(ask("POST", "", { hostname: "rewards.initech.test", ssl }))).toEqual([409, false, 1406]);
	expect(await codeOf(ask("POST", "", { hostname: "no name", ssl }))).toEqual([400, false, 1407]);
	expect(await codeOf(ask("POST", "", { hostname: "a.b.invalid", ssl }))).toEqual([400, false, 1409]);
	expect(await codeOf(ask("POST", "", { hostname: "a.example.com", ssl }))).toEqual([400, false, 1411]);
	expect(await codeOf(ask("POST", "", { hostname: "a.b.test", ssl: { method: "pigeon" } }))).toEqual([
		400,
		false,
		1432,
	]);
	expect(await codeOf(ask("POST", "", "{"))).toEqual([400, false, 1400]);
	expect(await codeOf(ask("GET", "", undefined, "wrong"))).toEqual([403, false, 10_000]);
});

test("a control call says what is found of a name from now on", async () => {
	const made = await ask("POST", "", { hostname: "rewards.initech.test", ssl });
	const control = (name: string, body: string) =>
		fetch(`http://127.0.0.1:${served.port}/control/${name}`, { method: "PUT", body });
	const wanted = JSON.stringify({ status: "moved", ssl_status: "active" });
	expect((await control("rewards.initech.test", wanted)).status).toBe(204);
	expect((await ask("GET", `/${made.body.result!.id}`)).body.result).toMatchObject({ status: "moved" });
	expect((await control("nobody.initech.test", wanted)).status).toBe(404);
});
