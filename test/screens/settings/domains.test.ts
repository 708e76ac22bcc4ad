/** The page of the account's own domains as the Worker serves it: asking, records to copy, states in words, advice, and removing. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { offersDomains, standInForCloudflare, target } from "#test/kit/custom-hostnames";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";
import { minuteMs, systemClock } from "#workers/kernel/clock";
import { isolateClock } from "#workers/runtime/clock";
import type { CustomHostnames } from "../../../scripts/stand-ins/custom-hostnames.mjs";

const address = "/settings/domains";
let zone: CustomHostnames;
let now = 0;

beforeEach(() => {
	now = Date.now();
	isolateClock.current = { now: () => now };
	({ zone } = standInForCloudflare());
});

afterEach(() => {
	vi.restoreAllMocks();
	isolateClock.current = systemClock;
});

async function makeCompany(below = "test") {
	const acme = await createTenant();
	const olga = offersDomains(await acme.addMember({ role: "account_owner" }));
	const host = `rewards.${acme.host.split(".")[0]}.${below}`;
	const send = (form: string, fields: Record<string, string>, path = address) => sendForm(olga, path, form, fields);
	const check = () => {
		now += minuteMs;
		return send(`domains/check-domain#${host}`, { host });
	};
	return { acme, olga, host, send, check };
}

test("an owner asks for a domain, copies the records, checks until it is active, and has emails lead there", async () => {
	const { acme, olga, host, send, check } = await makeCompany();
	expect((await openPage(olga, address)).text).toContain("You have no domain of your own yet.");
	expect((await send("domains/add-domain", { host })).location).toBe(`/webapp${address}`);
	const asked = await openPage(olga, address);
	expect(asked.text).toContain("Waiting for your DNS");
	expect(asked.text).toContain("custom hostname does not CNAME to this zone.");
	const copied = asked.texts("code");
	expect(copied.slice(0, 3)).toEqual([host, target, `_cf-custom-hostname.${host}`]);
	expect(copied[3]).toMatch(/^[0-9a-f-]{36}$/);
	await check();
	expect((await openPage(olga, address)).texts("code")).toContain(`_acme-challenge.${host}`);
	await check();
	expect((await openPage(olga, address)).text).toContain("Verified, certificate on its way");
	await check();
	await check();
	const active = await openPage(olga, address);
	expect(active.text).toContain("People can open this site under this name.");
	expect(active.text).toContain(`Links in emails lead to ${acme.host}.`);
	await send(`domains/choose-site#${host}`, { host });
	expect((await openPage(olga, address)).text).toContain(`Links in emails lead to ${host}.`);
});

test("the name is what the form asks for, and is not called optional", async () => {
	const { olga } = await makeCompany();
	expect((await openPage(olga, address)).part("form", ["id", "domains-add-domain"]).text).not.toContain("optional");
});

test("what is wrong stands at the field with what was typed, and a domain that failed says why and what to do", async () => {
	const { olga, host, send, check } = await makeCompany("caa.test");
	const refused = await send("domains/add-domain", { host: "company" });
	expect(refused.text).toContain("Please give a name below your own domain, such as rewards.yourcompany.com.");
	expect(refused.html).toContain('value="company"');
	const reserved = await send("domains/add-domain", { host: "rewards.company.invalid" });
	expect(reserved.text).toContain("This name cannot be used: Reserved top domain custom hostnames");
	await send("domains/add-domain", { host });
	for (const _time of [1, 2, 3]) await check();
	const failed = await openPage(olga, address);
	expect(failed.text).toContain("allow the authorities letsencrypt.org and pki.goog");
	expect(failed.text).toContain("Check again");
	zone.control(host, { status: "active", ssl_status: "active" });
	await check();
	expect((await openPage(olga, address)).text).toContain("People can open this site under this name.");
});

test("removing is asked back on a page of its own, and is done without scripts", async () => {
	const { acme, olga, host, send } = await makeCompany();
	await send("domains/add-domain", { host });
	const page = await openPage(olga, address);
	const [link] = page.links().filter(({ href }) => href.includes("/domains/remove"));
	const question = await openPage(olga, link!.href.replace("/webapp", ""));
	expect(question.text).toContain(`${host} leads here no more as soon as it is removed.`);
	expect(question.text).toContain(acme.host.split(".")[0]!);
	const done = await send("domains/remove-domain", { host }, "/settings/domains/remove");
	expect(done.location).toBe(`/webapp${address}`);
	const after = await openPage(olga, address);
	expect(after.text).toContain("The domain is removed.");
	expect(after.text).not.toContain(host);
	expect(zone.hostnames()).toEqual([]);
});

test("where no own domains are offered the page says so, and members do not open it", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const page = await openPage(olga, address);
	expect(page.text).toContain("This platform offers no domains of your own yet.");
	expect(page.text).not.toContain("Ask for it");
	expect((await openPage(await acme.addMember(), address)).status).toBe(403);
});
