/** Erasing a person: afterwards no table, file, search or export has their name, addresses or numbers, and every sum is as before. */
import { env, runInDurableObject } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addItem } from "#test/factories/catalog";
import { addProgram, indexPeople } from "#test/factories/programs";
import { addressFields, orderOf, putIntoCart } from "#test/factories/shopping";
import { png } from "#test/factories/videos";
import { rowsOf } from "#test/kit/exports";
import { moveTo } from "#test/kit/moves";
import { OperatorClient } from "#test/kit/operator";
import { runOutboxWhole } from "#test/kit/outbox";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { documentsWith, filesWith, textsWith } from "#test/kit/traces";
import { ledgerFaults } from "#workers/features/points";
import { endpoints } from "#workers/registry";

const setup = new OperatorClient();
const names = { first_name: "Xaviera", last_name: "Quillonby" };
const street = "17 Hollyhock Passage";
const phone = "+491701234567";
/** Nothing of these may be left, however it is written. */
const words = ["xaviera", "quillonby", "hollyhock", "1701234567"];

const subdomainOf = (tenant: TestTenant) => tenant.host.split(".")[0]!;

/** What a person's cart object keeps. */
const cartKept = ({ id: account_id }: TestTenant, { id }: TestMember) =>
	runInDurableObject(env.CARTS.get(env.CARTS.idFromName(`${account_id}:${id}`)), async (_cart, state) => [
		...(await state.storage.list()).keys(),
	]);

/** Collects whatever the Worker logs until `stop`. */
function collectLog() {
	const print = console.log;
	const lines: string[] = [];
	console.log = (...line: unknown[]) => {
		lines.push(line.join(" "));
		print(...line);
	};
	return {
		stop: () => {
			console.log = print;
			return lines.join("\n").toLowerCase();
		},
	};
}

/** The words in an export of the client. */
async function exportedWords(subdomain: string): Promise<string[]> {
	const { tables } = await setup.call("operations/export-tenant", { subdomain });
	const texts = await Promise.all(
		tables.map(async ({ name }) => `${name} ${JSON.stringify(await rowsOf(subdomain, name))}`.toLowerCase()),
	);
	texts.push(JSON.stringify(await setup.call("operations/export-carts", { subdomain })).toLowerCase());
	await setup.call("operations/resume-tenant", { subdomain });
	return words.filter((word) => texts.some((text) => text.replaceAll("xavieran", "").includes(word)));
}

/** A company in which Xaviera does whatever leaves words of her. */
async function companyOfXaviera(shard = 0) {
	const tenant = await createTenant({ shard, flags: { orders_management_enabled: 1, new_translations_enabled: 1 } });
	const owner = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
	const xaviera = await tenant.addMember({ ...names, manager_id: owner.id, points: 5_000 });
	const bob = await tenant.addMember({ first_name: "Bob", manager_id: owner.id, points: 1_000 });
	await indexPeople(tenant, [owner, xaviera, bob]);
	const program = await addProgram(tenant, { name: "Everyday", owner, budget: 10_000 });
	const give = (from: TestMember, to: TestMember, message: string) =>
		from.client.call("recognition/give-recognition", {
			recipient_ids: [to.id],
			program_id: program.id,
			points: 50,
			message,
		});
	await give(bob, xaviera, "Thank you, Xaviera Quillonby! QUILLONBY of the year; ask her at xaviera@else.example.");
	await give(xaviera, bob, "Thank you, Bob. Yours, Xaviera");
	await runOutboxWhole(tenant);
	const [activity] = await tenant.database.read(
		sql<{ id: number }>`select id from activities where account_id = ${tenant.id} order by id limit 1`,
	);
	await bob.client.call("activity/save-comment", {
		comment_id: 0,
		temp_id: "c1",
		comment_text: `Xaviera lives in ${street}, call ${phone}`,
		activity_id: activity!.id,
	});
	await xaviera.client.call("addresses/update-shipping-address", {
		operationType: "add",
		...addressFields,
		...names,
		address1: street,
		phone,
	});
	const item = await addItem(tenant, { name: "Xavieran vase" });
	const cart = await putIntoCart(xaviera, item.variant_id);
	const wish = orderOf(cart);
	const checkoutAddress = { ...wish.checkoutAddress, ...names, address1: street, phone, email: xaviera.email };
	const ordered = await xaviera.client.call("checkout/checkout", { ...wish, checkoutAddress });
	await xaviera.client.call("profile/update-profile", { phone });
	await tenant.database.write([
		sql`insert into member_profiles (account_id, user_id, dob, address_1, additional_fields)
			values (${tenant.id}, ${xaviera.id}, '1990-04-17', ${street}, '{"depot":"Hollyhock"}')`,
		sql`insert into sign_ups (account_id, id, email, first_name, last_name, language_code, terms_version, token_hash, created_at,
				expires_at, confirmed_at, user_id)
			values (${tenant.id}, 1, ${xaviera.email}, 'Xaviera', 'Quillonby', 'en', 0, 'h', 1, 2, 1, ${xaviera.id})`,
		sql`insert into sign_ups (account_id, id, email, first_name, last_name, language_code, terms_version, token_hash, created_at, expires_at)
			values (${tenant.id}, 2, ${xaviera.email}, 'Xaviera', 'Quillonby', 'en', 0, 'i', 1, 2)`,
		sql`insert into moderation_requests (account_id, id, kind, subject_id, requester_id, moderator_role, message, created_at)
			values (${tenant.id}, 1, 'sign_up', ${xaviera.id}, ${xaviera.id}, 'account_owner', 'Quillonby asks', 1)`,
		sql`insert into user_notes (account_id, id, user_id, commenter_id, note_text, created_at, updated_at)
			values (${tenant.id}, 1, ${xaviera.id}, ${owner.id}, 'Quillonby is on leave', 1, 1)`,
		sql`insert into leaver_links (account_id, id, user_id, email, token_hash, created_at, expires_at)
			values (${tenant.id}, 1, ${xaviera.id}, 'xaviera@home.example', 'h', 1, 2)`,
	]);
	await owner.client.call("reports/request-report-download", { report_type: "recognitions_report", filters: {} });
	await bob.client.call("search/global-search", { search: "Quillonby" });
	await bob.client.call("translations/save-text-for-translation", { text: "Ask Xaviera Quillonby" });
	await owner.client.call("terms/save-terms", { texts: { en: "Our officer is Xaviera Quillonby." }, based_on: 0 });
	await runOutboxWhole(tenant);
	const picture = new File([png, "Xaviera"], "xaviera.png", { type: "image/png" });
	const { path } = endpoints["profile/save-picture"];
	expect((await xaviera.client.upload(path, {}, picture)).status).toBe(200);
	await putIntoCart(xaviera, item.variant_id);
	return { tenant, owner, xaviera, bob, order: Number(Object.keys(ordered.orders)[0]) };
}

/** The goods arrive. */
async function deliver(tenant: TestTenant, order: number): Promise<void> {
	await tenant.database.write([
		sql`update order_lines set status = 'delivered' where account_id = ${tenant.id} and order_id = ${order}`,
		sql`update orders set status = 'closed' where account_id = ${tenant.id} and id = ${order}`,
	]);
}

/** Texts of the databases but for those that tell of goods. */
const personalTexts = async () =>
	(await textsWith(words)).filter((text) => !text.includes("Xavieran vase") && !text.includes("xavieran-vase"));

async function faults(tenant: TestTenant) {
	return (await Promise.all(ledgerFaults(tenant.id).map((statement) => tenant.database.read(statement)))).flat();
}

const balances = (tenant: TestTenant) =>
	tenant.database.read(
		sql`select id, kind, unit, balance, earned, redeemed from ledger_accounts where account_id = ${tenant.id} order by id`,
	);

test("Xaviera is erased: nobody finds her name, mail, number or street anywhere, while points, posts and orders stay and the ledger is proven", async () => {
	const { tenant, owner, xaviera, bob, order } = await companyOfXaviera();
	const subdomain = subdomainOf(tenant);
	const wish = { subdomain, email: xaviera.email };
	const open = await setup.try("operations/erase-person", wish);
	expect([open.status, open.body.resultType]).toEqual([409, "orders_are_open"]);
	await deliver(tenant, order);
	expect((await textsWith(words)).length).toBeGreaterThan(20);
	expect((await filesWith(words)).length).toBeGreaterThan(0);
	expect(await cartKept(tenant, xaviera)).not.toEqual([]);
	expect((await documentsWith(["xaviera", "quillonby"])).length).toBeGreaterThan(0);
	const before = await balances(tenant);
	const log = collectLog();
	const { pseudonym, ...erased } = await setup.call("operations/erase-person", wish);
	expect(erased).toMatchObject({ user_id: xaviera.id, is_new: 1 });
	expect(pseudonym).toMatch(/^Person [0-9A-Z]{1,6}$/);
	expect(await personalTexts()).toEqual([]);
	expect(await filesWith(words)).toEqual([]);
	expect(await documentsWith(["xaviera", "quillonby"])).toEqual([]);
	expect(await cartKept(tenant, xaviera)).toEqual([]);
	expect(await exportedWords(subdomain)).toEqual([]);
	await runOutboxWhole(tenant);
	const written = log.stop();
	expect(written).toContain("operations/erase-person");
	expect(words.filter((word) => written.includes(word))).toEqual([]);
	expect(await balances(tenant)).toEqual(before);
	expect(await faults(tenant)).toEqual([]);
	for (const search of ["Xaviera Quillonby", "Quillonby", xaviera.email]) {
		const { results } = await bob.client.call("search/global-search", { search });
		expect(JSON.stringify(results).toLowerCase()).not.toContain("quillonby");
	}
	xaviera.client.forgetToken();
	expect((await xaviera.client.try("session/init-user", {})).status).toBe(401);
	const shown = JSON.stringify(await owner.client.call("search/global-search", { search: pseudonym }));
	expect(shown).not.toContain("Quillonby");
	const [message] = await tenant.database.read(
		sql<{
			message: string;
		}>`select message from recognitions where account_id = ${tenant.id} and recipient_id = ${xaviera.id}`,
	);
	expect(message!.message).toBe("Thank you, ***! *** of the year; ask her at ***@else.example.");
	const again = await setup.try("operations/erase-person", { subdomain, user_id: xaviera.id });
	expect(again.body).toMatchObject({ is_new: 0, pseudonym });
	const gone = await setup.try("operations/erase-person", wish);
	expect([gone.status, gone.body.resultType]).toEqual([404, "no_such_person"]);
	const { lines } = await setup.call("operations/get-audit", { subdomain });
	expect(lines).toContainEqual(
		expect.objectContaining({ operation: "operations/erase-person", values: { user_id: xaviera.id } }),
	);
}, 60_000);

test("rows that a move left behind tell nothing of her either, and while her company is being moved she is not erased", async () => {
	const { tenant, xaviera, order } = await companyOfXaviera();
	const subdomain = subdomainOf(tenant);
	await deliver(tenant, order);
	await runOutboxWhole(tenant);
	const wish = { subdomain, user_id: xaviera.id };
	await setup.call("operations/move-tenant", { subdomain, shard: "SHARD_1" });
	const early = await setup.try("operations/erase-person", wish);
	expect([early.status, early.body.resultType]).toEqual([409, "move_is_under_way"]);
	await moveTo(setup, subdomain, "SHARD_1");
	// She is called otherwise since: the rows that were left behind have her name of before.
	await tenant.database.write([
		sql`update users set last_name = ${"Quillonby-Ash"} where account_id = ${tenant.id} and id = ${xaviera.id}`,
	]);
	expect((await personalTexts()).filter((text) => text.startsWith("shard 0")).length).toBeGreaterThan(10);
	expect(await setup.call("operations/erase-person", wish)).toMatchObject({ is_new: 1 });
	expect(await personalTexts()).toEqual([]);
	expect(await documentsWith(["xaviera", "quillonby"])).toEqual([]);
	expect(await moveTo(setup, subdomain, "SHARD_0")).toMatchObject({ state: "moved" });
	expect(await personalTexts()).toEqual([]);
	expect(await faults(tenant)).toEqual([]);
}, 60_000);

test("whoever has the same id and the same name in another company keeps everything", async () => {
	const [acme, globex] = [await createTenant({ shard: 0 }), await createTenant({ shard: 0 })];
	const id = 4_200_001;
	const options = { id, first_name: "Marguerite", last_name: "Duras", points: 100 };
	const [here, there] = [await acme.addMember(options), await globex.addMember(options)];
	await indexPeople(globex, [there]);
	const rows = () =>
		globex.database.read(
			sql<{
				row: string;
			}>`select json_array(first_name, last_name, email, status, settings) as row from users where account_id = ${globex.id}`,
		);
	const before = await rows();
	for (const wish of [{ email: there.email }, { user_id: id + 1 }]) {
		const reply = await setup.try("operations/erase-person", { subdomain: subdomainOf(acme), ...wish });
		expect([reply.status, reply.body.resultType]).toEqual([404, "no_such_person"]);
	}
	await setup.call("operations/erase-person", { subdomain: subdomainOf(acme), user_id: id });
	expect(await rows()).toEqual(before);
	expect((await there.client.call("session/init-user", {})).user.first_name).toBe("Marguerite");
	const colleague = await globex.addMember();
	const { results } = await colleague.client.call("search/global-search", { search: "Marguerite Duras" });
	expect(JSON.stringify(results)).toContain("Marguerite");
	here.client.forgetToken();
	expect((await here.client.try("session/init-user", {})).status).toBe(401);
});

test("what is final stays final without an erasure, and the only account owner is not erased", async () => {
	const tenant = await createTenant();
	const owner = await tenant.addMember({ role: "account_owner", points: 10 });
	await owner.client.call("terms/save-terms", { texts: { en: "Terms" }, based_on: 0 });
	const refused = [
		sql`update audit_lines set details = ${"{}"} where account_id = ${tenant.id}`,
		sql`update ledger_transactions set reason = ${"x"} where account_id = ${tenant.id}`,
		sql`update terms_versions set texts = ${"{}"} where account_id = ${tenant.id}`,
		sql`delete from audit_lines where account_id = ${tenant.id}`,
		sql`delete from ledger_entries where account_id = ${tenant.id}`,
		sql`delete from statement_lines where account_id = ${tenant.id}`,
	];
	for (const statement of refused)
		await expect(tenant.database.write([statement])).rejects.toThrow(/_final|terms_versions_stay/);
	const reply = await setup.try("operations/erase-person", { subdomain: subdomainOf(tenant), user_id: owner.id });
	expect([reply.status, reply.body.resultType]).toEqual([409, "only_account_owner"]);
	const both = await setup.try("operations/erase-person", { subdomain: subdomainOf(tenant) });
	expect([both.status, both.body.resultType]).toEqual([400, "validation"]);
});
