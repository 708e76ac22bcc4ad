/** The local Worker's own requests go through Node: what cannot be reached is an answer, and redirects are left to the Worker. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { carryOutbound } from "../../scripts/outbound.mjs";

const carry = carryOutbound({ Response });

test("a server that is not there is a 502 with its name, and no crash", async () => {
	const answer = await carry(new Request("http://nobody.invalid/cat.png"));
	expect(answer.status).toBe(502);
	expect(await answer.text()).toContain("nobody.invalid cannot be reached");
});

test("an answer comes as it is, a redirect is not followed", async () => {
	const server = createServer((request, response) => {
		if (request.url === "/old") response.writeHead(302, { location: "/new" });
		response.end("bytes");
	}).listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const carryThere = carryOutbound({ Response, allowed: [`${base}/letters`, undefined] });
	expect(await (await carryThere(new Request(`${base}/new`))).text()).toBe("bytes");
	const moved = await carryThere(new Request(`${base}/old`));
	expect([moved.status, moved.headers.get("location")]).toEqual([302, "/new"]);
	server.close();
});

test("this machine and private networks are not reached, by whatever name, unless the operator named the very server", async () => {
	let asked = 0;
	const server = createServer((_request, response) => {
		asked += 1;
		response.end("a secret of this machine");
	}).listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	const { port } = server.address() as AddressInfo;
	const elsewhere = carryOutbound({ Response, allowed: ["http://127.0.0.1:1/emails"] });
	for (const host of [
		"127.0.0.1",
		"localhost",
		"[::1]",
		"0.0.0.0",
		"10.0.0.1",
		"169.254.169.254",
		"[::ffff:127.0.0.1]",
	]) {
		for (const one of [carry, elsewhere]) {
			const answer = await one(new Request(`http://${host}:${port}/`));
			expect([host, answer.status, await answer.text()]).toEqual([host, 502, expect.stringContaining("NOT_PUBLIC")]);
		}
	}
	expect(asked).toBe(0);
	server.close();
});

test("what is posted arrives whole; an answer without end is broken off", async () => {
	const server = createServer(async (request, response) => {
		if (request.method === "POST") {
			const pieces: Buffer[] = [];
			for await (const piece of request) pieces.push(piece as Buffer);
			return response.end(`${request.headers.authorization} ${Buffer.concat(pieces)}`);
		}
		const piece = Buffer.alloc(1_048_576);
		response.on("error", () => undefined);
		const write = () => {
			while (!response.destroyed && response.write(piece)) {}
			if (!response.destroyed) response.once("drain", write);
		};
		write();
	}).listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	const carryThere = carryOutbound({ Response, allowed: [base] });
	const headers = { authorization: "Bearer x" };
	const posted = await carryThere(new Request(base, { method: "POST", body: "a letter", headers }));
	expect(await posted.text()).toBe("Bearer x a letter");
	const endless = await carryThere(new Request(base));
	await expect(endless.arrayBuffer()).rejects.toThrow();
	server.close();
	server.closeAllConnections();
});
