/** What strangers send is kept nowhere: no map or set of the isolate grows with each of them, whatever they vary. */
import { afterEach, expect, test } from "vitest";
import { Client } from "#test/kit/client";
import { createTenant, type TestTenant } from "#test/kit/tenant";
import { cookieNames } from "#workers/kernel/cookies";
import { newToken } from "#workers/kernel/tokens";

const strangers = 10;
/** The Worker's own names are met in the first turns; a collection of theirs has them all after a few. */
const isGrowing = (turns: number) => turns > strangers / 2;

type Collection = Map<unknown, unknown> | Set<unknown>;

const { set: setOf, has: hasOf } = Map.prototype;
const { add: addOf, has: contains } = Set.prototype;

afterEach(() => {
	Map.prototype.set = setOf;
	Set.prototype.add = addOf;
});

/** Notes in which turns each collection of the isolate takes in something new. */
function watchCollections() {
	const grown = new Map<Collection, { turns: number[]; sizeBefore: number }>();
	let turn = 0;
	const note = (collection: Collection) => {
		const known = grown.get(collection) ?? { turns: [], sizeBefore: collection.size };
		if (known.turns.at(-1) !== turn) known.turns.push(turn);
		setOf.call(grown, collection, known);
	};
	Map.prototype.set = function (this: Map<unknown, unknown>, key: unknown, value: unknown) {
		if (!hasOf.call(this, key)) note(this);
		return setOf.call(this, key, value) as never;
	};
	Set.prototype.add = function (this: Set<unknown>, value: unknown) {
		if (!contains.call(this, value)) note(this);
		return addOf.call(this, value) as never;
	};
	return {
		next: () => {
			turn += 1;
		},
		/** Those that grew with most turns and have not given it back. */
		growing: () =>
			[...grown]
				.filter(([{ size }, { turns, sizeBefore }]) => isGrowing(turns.length) && isGrowing(size - sizeBefore))
				.map(([collection]) => [...collection.keys()].slice(-3).map((key) => String(key).slice(0, 80))),
	};
}

/** One visit of a stranger, whose every word is new. */
async function visit(tenant: TestTenant, turn: number): Promise<void> {
	const word = (length = 12) =>
		`${turn}`.padStart(4, "0") +
		newToken()
			.repeat(Math.ceil(length / 64))
			.slice(0, length);
	const large = word(20_000);
	const headers = { "user-agent": word(), "accept-language": word(), referer: word(), "idempotency-key": word() };
	const cookies: Record<string, string>[] = [
		{ [cookieNames.session]: large, [cookieNames.visitor]: large },
		{ [cookieNames.session]: newToken(), [cookieNames.visitor]: newToken() },
		{ [cookieNames.language]: word(), [cookieNames.referer]: word(), "__Host-laurel-notice": word() },
		{ [word()]: large },
	];
	for (const [at, sent] of cookies.entries()) {
		const client = new Client(tenant.host);
		for (const [name, value] of Object.entries(sent)) client.cookies.set(name, value);
		await client.fetch(`/webapp/login?${word()}=${word()}`, { headers });
		await client.fetch(`/webapp/store/${word()}`, { headers });
		await client.send("/api/users/api_csrf_token", { method: "POST", body: "{}", headers });
		if (at === 1)
			await client.post("/api/users/api_login", { email: `${word()}@laurel.test`, password: word() }, headers);
		if (at === 1) await client.post("/api/users/api_find_activation_link", { token: newToken() }, headers);
	}
	const visitor = tenant.visitor();
	const page = await (await visitor.fetch("/webapp/login")).text();
	const csrf_token = /name="csrf_token" value="(\w+)"/.exec(page)?.[1] ?? "";
	const typed = { csrf_token, email: `${word()}@laurel.test`, [word()]: word() };
	await visitor.fetch("/webapp/login", { method: "POST", body: new URLSearchParams(typed), headers });
	for (const path of [`/${word()}`, `/webapp/${word()}`, `/api/${word()}`, `/files/${newToken().slice(0, 32)}`])
		await visitor.fetch(path, { headers });
	await visitor.fetch(`/locales/${word(2)}/${word()}.json?v=${word()}`, { headers });
	await new Client(`${word()}.laurel.test`).fetch("/webapp", { headers });
}

test("strangers leave nothing in the isolate's memory, and neither do cookies that nobody was given", async () => {
	const tenant = await createTenant();
	await visit(tenant, 0);
	const collections = watchCollections();
	for (let turn = 1; turn <= strangers; turn += 1) {
		collections.next();
		await visit(tenant, turn);
	}
	expect(collections.growing()).toEqual([]);
}, 120_000);

test("a session that was found is remembered, so that the watch above sees what is kept", async () => {
	const tenant = await createTenant();
	const people = await Promise.all(Array.from({ length: strangers }, () => tenant.addMember()));
	const collections = watchCollections();
	for (const { client } of people) {
		collections.next();
		await client.call("session/init-user", {});
	}
	expect(collections.growing().length).toBeGreaterThan(0);
}, 60_000);
