/** Erasing, keeping and exporting, broken off at calls to the databases, before or after they took place: sent again, all is done. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { breakingOperator } from "#test/kit/breaking-operator";
import { takeCrashes } from "#test/kit/crashes";
import { createClient } from "#test/kit/new-client";
import { OperatorClient } from "#test/kit/operator";
import { runOutboxWhole } from "#test/kit/outbox";
import { createTenant } from "#test/kit/tenant";

const setup = new OperatorClient();
/** Of many calls the first and the last so many, and some between. */
const atBothEnds = 5;
const between = 4;

type Change<Subject> = {
	prepare: () => Promise<Subject>;
	change: (operator: OperatorClient, subject: Subject) => Promise<{ status: number; body: { resultType?: string } }>;
	check: (subject: Subject) => Promise<void>;
};

/** Which of so many calls break off. */
function places(calls: number): number[] {
	const all = Array.from({ length: calls }, (_call, at) => at + 1);
	const step = Math.max(1, Math.floor(calls / between));
	return all.filter((at) => at <= atBothEnds || at > calls - atBothEnds || at % step === 0);
}

/** Breaks each chosen call off in a subject of its own, sends the change once more, and checks it. */
async function sweep<Subject>({ prepare, change, check }: Change<Subject>): Promise<number> {
	const whole = breakingOperator({ at: Number.POSITIVE_INFINITY, isWritten: false });
	expect((await change(whole.operator, await prepare())).status).toBe(200);
	for (const isWritten of [false, true])
		for (const at of places(whole.calls())) {
			const subject = await prepare();
			const { operator } = breakingOperator({ at, isWritten });
			expect([200, 500]).toContain((await change(operator, subject)).status);
			takeCrashes();
			expect([at, isWritten, (await change(setup, subject)).status]).toEqual([at, isWritten, 200]);
			await check(subject);
		}
	return whole.calls();
}

test("a person", async () => {
	const calls = await sweep({
		prepare: async () => {
			const tenant = await createTenant();
			const [owner, member] = [
				await tenant.addMember({ role: "account_owner" }),
				await tenant.addMember({ first_name: "Wilhelmina", last_name: "Ravenscroft" }),
			];
			await owner.client.call("terms/save-terms", { texts: { en: "Ask Wilhelmina Ravenscroft." }, based_on: 0 });
			await env.FILES.put(`reports/${tenant.id}/1/2`, "Wilhelmina");
			return { tenant, member };
		},
		change: (operator, { tenant, member }) =>
			operator.try("operations/erase-person", { subdomain: tenant.host.split(".")[0]!, user_id: member.id }),
		check: async ({ tenant, member }) => {
			const [row] = await tenant.database.read(
				sql<{ name: string; status: string; texts: string; erasures: number }>`select first_name as name, status,
					(select texts from terms_versions where account_id = ${tenant.id}) as texts,
					(select count(*) from erasures where account_id = ${tenant.id}) as erasures
					from users where account_id = ${tenant.id} and id = ${member.id}`,
			);
			expect({ ...row, texts: row!.texts.includes("Ask ***.") }).toEqual({
				name: "Person",
				status: "erased",
				texts: true,
				erasures: 0,
			});
		},
	});
	expect(calls).toBeGreaterThan(30);
}, 120_000);

test.each(["erase", "keep", "export"] as const)(
	"a client: %s",
	async (verb) => {
		await sweep({
			prepare: async () => {
				const client = await createClient();
				const { subdomain } = client;
				if (verb === "keep") await setup.call("operations/erase-tenant", { subdomain });
				else await runOutboxWhole(client);
				return client;
			},
			change: (operator, { subdomain }) => operator.try(`operations/${verb}-tenant`, { subdomain }),
			check: async ({ id, subdomain, database }) => {
				const state = { erase: "closed", keep: "active", export: "suspended" }[verb];
				expect((await setup.call("operations/get-tenant", { subdomain })).state).toBe(state);
				expect(await database.read(sql`select status from accounts where account_id = ${id}`)).toEqual([
					{ status: state },
				]);
			},
		});
	},
	120_000,
);
