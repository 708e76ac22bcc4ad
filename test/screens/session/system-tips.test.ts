/** First-run tips as the Worker serves them: there until they were read, logged once, and nobody's in somebody else's place. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestTenant } from "#test/kit/tenant";

const reading = "session/mark-onboarding-system-tip-as-read";
const tip = "Every line says where your points came from";

async function logged({ id, database }: TestTenant): Promise<number> {
	const [row] = await database.read(
		sql<{ count: number }>`select count(*) as count from audit_lines where account_id = ${id} and action = ${reading}`,
	);
	return row!.count;
}

test("[system_tips-01] [system_tips-02] [system_tips-03] a tip stands on its screen until its button completes it; completing it again logs nothing", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember({ points: 100 });
	expect((await openPage(priya, "/points")).text).toContain(tip);
	const { user } = await priya.client.call("session/init-user", {});
	expect(user.system_tips).toContainEqual({ id: 1, status: "incomplete", completion_event_key: "statement_seen" });
	const fields = { completionEventKey: "statement_seen", back: "/points" };
	expect((await sendForm(priya, "/tip", reading, fields)).location).toBe("/webapp/points");
	expect((await openPage(priya, "/points")).text).not.toContain(tip);
	expect((await openPage(priya, "/profile")).text).toContain("A picture helps");
	const after = (await priya.client.call("session/init-user", {})).user;
	expect(after.system_tips.map(({ status }) => status)).toEqual(["complete", "incomplete"]);
	expect(await logged(acme)).toBe(1);
	expect(await priya.client.call(reading, { completionEventKey: "statement_seen" })).toMatchObject({ is_logged: 0 });
	expect(await logged(acme)).toBe(1);
	expect((await priya.client.try(reading, { completionEventKey: "unheard of" } as never)).status).toBe(400);
	expect((await sendForm(priya, "/tip", reading, { ...fields, back: "//evil.example" })).location).toBe("/webapp");
});

test("an administrator in somebody's place sees no tip and completes none", async () => {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ points: 100 });
	await olga.client.call("session/sign-in-as", { user_id: priya.id, reason: "Looking at the statement" });
	olga.client.forgetToken();
	expect((await openPage(olga, "/points")).text).not.toContain(tip);
	expect((await olga.client.try(reading, { completionEventKey: "statement_seen" })).body.resultType).toBe(
		"not_as_member",
	);
	expect((await openPage(priya, "/points")).text).toContain(tip);
});
