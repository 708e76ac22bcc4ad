/** The report that a person writes on the error page, and the owners' list of what was reported. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";

test("Priya's words about an error are kept beside its id, and her form leads home with thanks", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const form = new URLSearchParams({
		csrf_token: await priya.client.csrfToken(),
		error_id: "e-1",
		page: "/recognitions/give",
		message: "It broke when I sent it.",
	});
	const answer = await priya.client.fetch("/webapp/problem", { method: "POST", body: form });
	expect([answer.status, answer.headers.get("location")]).toEqual([302, "/webapp"]);
	expect(await (await priya.client.fetch("/webapp")).text()).toContain("Thank you. Your report was sent.");
	const [line] = await acme.database.read(
		sql<{
			details: string;
			user_id: number;
		}>`select details, user_id from audit_lines where account_id = ${acme.id} and subject_kind = 'problem'`,
	);
	expect(line).toEqual({
		user_id: priya.id,
		details: JSON.stringify({ error_id: "e-1", message: "It broke when I sent it." }),
	});
	const empty = await priya.client.try("account/report-problem", { message: "  " });
	expect(empty.body.errors).toEqual({ message: ["Please fill this in."] });
});

test("owners alone read what was reported, set it done and open it again; it is found by its words, its page, its error and who wrote it", async () => {
	const acme = await createTenant();
	const globex = await createTenant({ shard: acme.shard });
	const olga = await acme.addMember({ role: "account_owner" });
	const otto = await globex.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const report = { error_id: "e-7", page: "/recognitions/give", message: "It broke when I sent it." };
	await priya.client.call("account/report-problem", report);
	await priya.client.call("account/report-problem", { message: "The store is empty." });
	const list = async (filters: object = {}) => {
		const { table_rows } = await olga.client.call("account/get-problem-reports", { filters });
		return table_rows.map(({ message, state }) => [message, state]);
	};
	const all = (await olga.client.call("account/get-problem-reports", {})).table_rows;
	expect(all).toMatchObject([
		{ message: "The store is empty.", page: "", error_id: "", name: "Priya Raman", state: "open" },
		{ ...report, name: "Priya Raman", state: "open" },
	]);
	expect((await otto.client.call("account/get-problem-reports", { filters: { state: "all" } })).table_rows).toEqual([]);
	expect((await priya.client.try("account/get-problem-reports", {})).status).toBe(403);
	for (const searchString of ["BROKE sent", "e-7", "/give", "sent raman"])
		expect(await list({ searchString })).toEqual([[report.message, "open"]]);

	const problem_id = all[1]!.id;
	const set = (person: typeof olga, state: "open" | "done") =>
		person.client.try("account/save-problem-state", { problem_id, state });
	expect((await set(priya, "done")).status).toBe(403);
	expect((await set(otto, "done")).status).toBe(404);
	expect((await set(olga, "done")).body).toMatchObject({ state: "done" });
	expect(await list()).toEqual([["The store is empty.", "open"]]);
	expect(await list({ state: "done" })).toEqual([[report.message, "done"]]);
	const stored = () =>
		acme.database.read(
			sql<{ done_at: number | null; done_by: number | null }>`select done_at, done_by from problem_reports
				where account_id = ${acme.id} and id = ${problem_id}`,
		);
	const [done] = await stored();
	expect(done).toEqual({ done_at: expect.any(Number), done_by: olga.id });
	const ivo = await acme.addMember({ role: "account_owner" });
	await set(ivo, "done");
	expect(await stored()).toEqual([done]);
	const [line] = (await olga.client.call("audit/get-audit-log", { pageSize: 2 })).table_rows.slice(1);
	expect(line).toMatchObject({ act: "Reported problem marked", subject: "Priya Raman" });
	expect(line?.what).toContain("State: done, before open");
	await set(olga, "open");
	expect(await list({ state: "all" })).toEqual([
		["The store is empty.", "open"],
		[report.message, "open"],
	]);
	expect(await stored()).toEqual([{ done_at: null, done_by: null }]);
});
