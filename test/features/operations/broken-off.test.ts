/** Each change of a client, broken off at each of its calls to the databases, before or after it took place: sent again, it ends as if nothing had been. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { breakingOperator, type Fault } from "#test/kit/breaking-operator";
import { takeCrashes } from "#test/kit/crashes";
import { clientOf, createClient } from "#test/kit/new-client";
import { newSubdomain, OperatorClient } from "#test/kit/operator";

const setup = new OperatorClient();

/** What is swept: a client or a wish, the change, and what must be true of it at the end. */
type Swept<Subject> = {
	prepare: () => Promise<Subject>;
	change: (operator: OperatorClient, subject: Subject) => Promise<{ status: number }>;
	check: (subject: Subject) => Promise<void>;
};

/** Breaks a change off at one place, sends it once more, and checks it; false when it has no such place. */
async function breakOff<Subject>({ prepare, change, check }: Swept<Subject>, fault: Fault): Promise<boolean> {
	const subject = await prepare();
	const { operator, wasMet } = breakingOperator(fault);
	const { status } = await change(operator, subject);
	if (!wasMet()) {
		expect(status).toBe(200);
		return false;
	}
	expect([200, 500], JSON.stringify(fault)).toContain(status);
	takeCrashes();
	const again = await change(setup, subject);
	expect([fault, again.status]).toEqual([fault, 200]);
	await check(subject);
	return true;
}

/** Does so at each place, each time with a client of its own; gives how many places there are. */
async function sweep<Subject>(
	prepare: Swept<Subject>["prepare"],
	change: Swept<Subject>["change"],
	check: Swept<Subject>["check"],
): Promise<number> {
	let places = 0;
	for (const isWritten of [false, true]) {
		places = 0;
		while (await breakOff({ prepare, change, check }, { at: places + 1, isWritten })) places += 1;
	}
	return places;
}

test("creating", async () => {
	const calls = await sweep(
		async () => {
			const subdomain = newSubdomain();
			return { subdomain, company_name: "Initech", owner_email: `jane@${subdomain}.example`, shard: "SHARD_1" };
		},
		(operator, wish) => operator.try("operations/create-tenant", wish),
		async (wish) => {
			const created = await setup.call("operations/create-tenant", wish);
			expect(created.is_new).toBe(0);
			const { id, database, visitor } = clientOf(created);
			const [found] = await database.read(
				sql<{
					users: number;
					links: number;
					ledger: number;
				}>`select (select count(*) from users where account_id = ${id}) as users,
					(select count(*) from password_links where account_id = ${id}) as links,
					(select count(*) from ledger_accounts where account_id = ${id}) as ledger`,
			);
			expect(found).toEqual({ users: 1, links: 1, ledger: 17 });
			expect((await visitor().call("account/init-account", {})).account.company_name).toBe("Initech");
		},
	);
	expect(calls).toBeGreaterThan(4);
}, 60_000);

test("renaming", async () => {
	await sweep(
		async () => ({ client: await createClient(), new_subdomain: newSubdomain() }),
		(operator, { client, new_subdomain }) =>
			operator.try("operations/rename-tenant", { subdomain: client.subdomain, new_subdomain }),
		async ({ client, new_subdomain }) => {
			const shown = await setup.call("operations/get-tenant", { subdomain: new_subdomain });
			expect(shown.hosts).toHaveLength(2);
			expect((await client.visitor().fetch("/webapp")).status).toBe(301);
			const moved = clientOf({ ...client, account_id: client.id, subdomain: new_subdomain, shard: shown.shard });
			const { account } = await moved.visitor().call("account/init-account", {});
			expect(account.subdomain).toBe(new_subdomain);
		},
	);
}, 60_000);

test.each([
	["suspend", "suspended"],
	["resume", "active"],
] as const)(
	"%s",
	async (verb, state) => {
		await sweep(
			async () => {
				const client = await createClient();
				if (verb === "resume") await setup.call("operations/suspend-tenant", { subdomain: client.subdomain });
				return client;
			},
			(operator, { subdomain }) => operator.try(`operations/${verb}-tenant`, { subdomain }),
			async ({ id, subdomain, database }) => {
				expect((await setup.call("operations/get-tenant", { subdomain })).state).toBe(state);
				const rows = await database.read(sql`select status from accounts where account_id = ${id}`);
				expect(rows).toEqual([{ status: state }]);
			},
		);
	},
	60_000,
);

test("paying points in", async () => {
	await sweep(
		async () => ({ subdomain: (await createClient()).subdomain, points: 500, contract: "2026-1" }),
		(operator, asked) => operator.try("operations/fund-tenant", asked),
		async (asked) => {
			expect(await setup.call("operations/fund-tenant", asked)).toMatchObject({ is_new: 0, available: 500 });
		},
	);
}, 60_000);
