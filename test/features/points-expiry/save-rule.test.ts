/** Setting when points end: the effect is counted before, nothing is taken at once, and it is the account owner's alone. */
import { expect, test } from "vitest";
import { givePast } from "#test/factories/points-expiry";
import { openPage, sendForm } from "#test/kit/page";
import { runWorkOf } from "#test/kit/schedule";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { expireMemberPoints } from "#workers/features/points-expiry/jobs/expire-points";
import { dayMs } from "#workers/kernel/clock";

const here = "/settings/points_expiry";

async function makeCompany() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const [priya, sam] = [await acme.addMember({ first_name: "Priya" }), await acme.addMember({ first_name: "Sam" })];
	await givePast(acme, priya, { points: 100, daysAgo: 500 });
	await givePast(acme, priya, { points: 50, daysAgo: 1 });
	await givePast(acme, sam, { points: 30, daysAgo: 345 });
	await givePast(acme, sam, { points: 9, daysAgo: 300 });
	return { acme, olga, priya, sam };
}

const save = (who: TestMember, months?: number) => who.client.try("points-expiry/save-rule", { months });

test("months are set once their effect is counted: those and no others; nothing is taken for 30 days", async () => {
	const { acme, olga, priya, sam } = await makeCompany();
	expect((await save(olga, 12)).body.resultType).toBe("effect_not_counted");
	await olga.client.call("points-expiry/preview-rule", { months: 12 });
	expect((await save(olga, 12)).body.resultType).toBe("effect_not_counted");
	await runWorkOf(acme, expireMemberPoints);
	// 30 points are 375 days old by the first run.
	expect((await olga.client.call("points-expiry/get-rule", {})).preview).toMatchObject({
		...{ months: 12, points: 130, people: 2, is_counting: 0, is_over: 0 },
	});
	expect((await save(olga, 6)).body.resultType).toBe("effect_not_counted");
	const { body } = await save(olga, 12);
	expect(body.earliest_at).toBeGreaterThanOrEqual(Date.now() + 29.9 * dayMs);
	for (let at = 0; at < 3; at += 1) await runWorkOf(acme, expireMemberPoints);
	const balance = async (who: TestMember) => (await who.client.call("session/refresh-point-balance", {})).point_balance;
	expect([await balance(priya), await balance(sam)]).toEqual([150, 39]);
	const { expiries } = await priya.client.call("points-expiry/get-expiring-points", {});
	expect(expiries.map(({ points }) => points)).toEqual([100, 50]);
	expect(expiries[0]!.expires_at).toBe(body.earliest_at);
	expect((await save(olga)).body).toMatchObject({ months: null, earliest_at: null });
});

test("members neither see nor set it; months out of range are refused at their field", async () => {
	const { olga, priya } = await makeCompany();
	for (const call of ["points-expiry/get-rule", "points-expiry/save-rule"] as const)
		expect((await priya.client.try(call, {})).status).toBe(403);
	expect((await priya.client.try("points-expiry/preview-rule", { months: 12 })).status).toBe(403);
	expect((await openPage(priya, here)).status).toBe(403);
	for (const months of [0, 121, 1.5]) {
		const { status, body } = await olga.client.try("points-expiry/preview-rule", { months });
		expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ["months"]]);
	}
});

test("the owner's page counts first, shows how many points of how many people, switches on, asks before it switches off", async () => {
	const { acme, olga } = await makeCompany();
	expect((await openPage(olga, here)).text).toContain("Nobody’s points ever expire.");
	const counting = await sendForm(olga, here, "points-expiry/preview-rule", { months: "12" });
	expect(counting.location).toBe(`/webapp${here}#effect`);
	expect((await openPage(olga, here)).text).toContain("The effect is being counted.");
	await runWorkOf(acme, expireMemberPoints);
	expect((await openPage(olga, here)).text).toContain("At the first run 130 points of 2 people would expire");
	const wrong = await sendForm(olga, here, "points-expiry/preview-rule", { months: "500" });
	expect(wrong.location).toBe(null);
	expect(wrong.html).toContain('value="500"');
	expect((await sendForm(olga, here, "points-expiry/save-rule", { months: "12" })).location).toBe(`/webapp${here}`);
	const on = await openPage(olga, here);
	expect(on.text).toContain("People’s points expire 12 months after they came.");
	expect(on.text).toContain("Nothing expires before");
	expect(on.text).not.toContain("would expire");
	const asked = await sendForm(olga, here, "points-expiry/save-rule#off", {});
	expect(asked.text).toContain("Switch off the expiry of points?");
	expect((await olga.client.call("points-expiry/get-rule", {})).months).toBe(12);
	await sendForm(olga, here, "points-expiry/save-rule#off", { answered: "1" });
	expect((await openPage(olga, here)).text).toContain("Nobody’s points ever expire.");
});
