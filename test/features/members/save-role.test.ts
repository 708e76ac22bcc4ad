/** Giving a role and taking it away: it holds on the next request, is audited, and an account keeps an owner who can sign in. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { upsertMembers } from "#workers/features/members";

async function makeCompany() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	return { acme, olga, priya };
}

const roleOf = async ({ client }: TestMember, { id }: { id: number }) =>
	client.call("members/get-role", { user_id: id });

async function lastChange({ database, id }: TestTenant) {
	const [line] = await database.read(
		sql<{ user_id: number; subject_id: number; details: string }>`select user_id, subject_id, details from audit_lines
			where account_id = ${id} and subject_kind = 'user' order by id desc limit 1`,
	);
	return { ...line, details: JSON.parse(line!.details) as unknown };
}

test("a role holds on the person's next request, and is gone on the next one after it was taken away; both are audited", async () => {
	const { acme, olga, priya } = await makeCompany();
	expect((await priya.client.try("budgets/get-budget-choices", {})).status).toBe(403);
	await olga.client.call("members/save-role", { user_id: priya.id, role: "budget_owner" });
	expect((await priya.client.try("budgets/get-budget-choices", {})).status).toBe(200);
	expect(await roleOf(olga, priya)).toMatchObject({
		person: { id: priya.id, name: "Priya Raman", email: priya.email },
		role: "budget_owner",
		role_given_at: expect.any(Number),
		is_last_owner: 0,
	});
	expect(await lastChange(acme)).toEqual({
		user_id: olga.id,
		subject_id: priya.id,
		details: { role: { before: "member", after: "budget_owner" } },
	});
	const [line] = (await olga.client.call("audit/get-audit-log", { pageSize: 1 })).table_rows;
	expect(line).toMatchObject({ act: "Role changed", what: "Role: Budget owner, before Member" });
	await olga.client.call("members/save-role", { user_id: priya.id, role: "member" });
	expect((await priya.client.try("budgets/get-budget-choices", {})).status).toBe(403);
	expect((await lastChange(acme)).details).toEqual({ role: { before: "budget_owner", after: "member" } });
});

test("the last owner who can sign in keeps the role, whoever asks; with another one they may go", async () => {
	const { acme, olga, priya } = await makeCompany();
	await acme.addMember({ role: "account_owner", first_name: "Ivo", status: "invited" });
	expect((await roleOf(olga, olga)).is_last_owner).toBe(1);
	const kept = await olga.client.try("members/save-role", { user_id: olga.id, role: "member" });
	expect([kept.status, kept.body.resultType]).toEqual([409, "last_account_owner"]);
	expect(kept.body.errors).toEqual({
		role: ["This is the last account owner who can sign in. Make somebody else an account owner first."],
	});
	expect((await roleOf(olga, olga)).role).toBe("account_owner");

	await olga.client.call("members/save-role", { user_id: priya.id, role: "account_owner" });
	await olga.client.call("members/save-role", { user_id: olga.id, role: "member" });
	expect((await olga.client.try("members/get-role", { user_id: olga.id })).status).toBe(403);
	expect((await roleOf(priya, priya)).is_last_owner).toBe(1);
});

test("of two owners who take away each other's role at once, one stays; no other way of writing a role takes the last", async () => {
	const { acme, olga } = await makeCompany();
	const ivo = await acme.addMember({ role: "account_owner", first_name: "Ivo" });
	const answers = await Promise.all([
		olga.client.try("members/save-role", { user_id: ivo.id, role: "member" }),
		ivo.client.try("members/save-role", { user_id: olga.id, role: "member" }),
	]);
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
	const owners = await acme.database.read(
		sql<{
			id: number;
			email: string;
		}>`select id, email from users where account_id = ${acme.id} and role = 'account_owner'`,
	);
	expect(owners).toHaveLength(1);
	const [{ id, email }] = owners as [{ id: number; email: string }];
	const fields = { participant_id: "P", first_name: "A", last_name: "B", email, title: "", hire_date: null };
	const written = acme.database.write(
		upsertMembers(acme.id, [{ id, ...fields, country: "USA", language_code: "en", role: "member" }], Date.now()),
	);
	await expect(written).rejects.toThrow(/users_last_owner/);
});

test("members, strangers' ids, and roles that are none are refused", async () => {
	const { acme, olga, priya } = await makeCompany();
	const globex = await createTenant({ shard: acme.shard });
	const foreign = await globex.addMember();
	const gone = await acme.addMember({ status: "terminated" });
	for (const somebody of [priya, await acme.addMember({ role: "moderator" })]) {
		const asked = await somebody.client.try("members/save-role", { user_id: somebody.id, role: "account_owner" });
		expect(asked.status).toBe(403);
	}
	for (const { id } of [foreign, gone]) {
		const asked = await olga.client.try("members/save-role", { user_id: id, role: "moderator" });
		expect([asked.status, asked.body.resultType]).toEqual([404, "not_found"]);
		expect((await olga.client.try("members/get-role", { user_id: id })).status).toBe(404);
	}
	const wrong = await olga.client.try("members/save-role", { user_id: priya.id, role: "king" as never });
	expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([400, ["role"]]);
});

test("the list of who has a role is found by role and words, and knows of every sign-in and change at once", async () => {
	const { acme, olga, priya } = await makeCompany();
	const mara = await acme.addMember({ role: "moderator", first_name: "Mara", last_name: "Adler" });
	await acme.addMember({ role: "moderator", first_name: "Gone", status: "terminated" });
	const list = async (filters: object = {}) => {
		const { table_rows } = await olga.client.call("members/get-role-holders", { filters });
		return table_rows.map(({ name, role_name }) => `${name}: ${role_name}`);
	};
	expect(await list()).toEqual(["Mara Adler: Moderator", "Olga Marek: Account owner"]);
	await olga.client.call("members/save-role", { user_id: priya.id, role: "budget_owner" });
	expect(await list()).toEqual(["Mara Adler: Moderator", "Olga Marek: Account owner", "Priya Raman: Budget owner"]);
	expect(await list({ role: "budget_owner" })).toEqual(["Priya Raman: Budget owner"]);
	expect(await list({ searchString: mara.email.slice(0, 6).toUpperCase() })).toEqual(["Mara Adler: Moderator"]);
	expect(await list({ searchString: "nobody" })).toEqual([]);
	await acme.database.write([
		sql`update users set last_logged_in_at = ${1_790_000_000_000} where account_id = ${acme.id} and id = ${mara.id}`,
	]);
	const { table_rows } = await olga.client.call("members/get-role-holders", { filters: { role: "moderator" } });
	expect(table_rows).toMatchObject([{ id: mara.id, email: mara.email, last_logged_in_at: 1_790_000_000_000 }]);
});
