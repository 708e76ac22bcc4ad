/** The report that a person writes on the error page. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";

test("Priya's words about an error are kept beside its id, and her form leads home with thanks", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const form = new URLSearchParams({
		csrf_token: await priya.client.csrfToken(),
		error_id: "e-1",
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
