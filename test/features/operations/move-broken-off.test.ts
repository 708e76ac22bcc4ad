/** A move that breaks off at any of its calls to a database goes on, or back, with the same command: nothing is lost or doubled. */
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { createFullTenant } from "#test/factories/full-tenant";
import { breakingOperator } from "#test/kit/breaking-operator";
import { takeCrashes } from "#test/kit/crashes";
import { moveTo, rowsOn, subdomainOf } from "#test/kit/moves";
import { createOperator, OperatorClient } from "#test/kit/operator";
import { runOutboxWhole } from "#test/kit/outbox";

const setup = new OperatorClient();

/** One call in so many is where a process ends: 1, 4, 7 … before it took place, 2, 5, 8 … after it. */
const stride = 3;

test.each([
	["before it took place", false],
	["after it took place", true],
] as const)(
	"a move whose process ends at a call, %s, is gone on with or taken back",
	async (_when, isWritten) => {
		await createOperator();
		const { tenant, member } = await createFullTenant(0, `broken-${isWritten}`);
		const subdomain = subdomainOf(tenant);
		await runOutboxWhole(tenant);
		let home = 0;
		let [ended, taken] = [0, 0];
		for (let at = isWritten ? 2 : 1; ; at += stride) {
			const before = await rowsOn(home, tenant.id);
			const away = 1 - home;
			const names = ["SHARD_0", "SHARD_1"] as const;
			const { operator, wasMet } = breakingOperator({ at, isWritten, isForGood: true });
			const broken = await moveTo(operator, subdomain, names[away]!).catch((error: Error) => error);
			takeCrashes();
			if (!wasMet()) {
				expect(broken).toMatchObject({ state: "moved" });
				break;
			}
			ended += 1;
			const isTakenBack = at % 2 === 0;
			if (isTakenBack) {
				taken += 1;
				const answer = await setup.try("operations/move-tenant", { subdomain, shard: names[home]! });
				// What had not begun is refused, what was moved already is moved back.
				if (answer.status === 200 && answer.body.state === "copying") await moveTo(setup, subdomain, names[home]!);
				else if (answer.status !== 200) expect(answer.body.resultType).toBe("already_on_shard");
			} else await moveTo(setup, subdomain, names[away]!);
			home = isTakenBack ? home : away;
			expect(await rowsOn(home, tenant.id), `at call ${at}`).toEqual({ ...before, accounts: expect.anything() });
			expect(await setup.call("operations/get-tenant", { subdomain })).toMatchObject({
				shard: names[home],
				state: "active",
			});
		}
		expect([ended, taken].every((count) => count > 5)).toBe(true);
		member.client.environment = env;
		member.client.forgetToken();
		expect((await member.client.call("session/init-user", {})).user.id).toBe(member.id);
	},
	240_000,
);
