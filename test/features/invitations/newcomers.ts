/** People who were uploaded and have not joined, their account owner, and the emails that reach them. */
import { sql } from "drizzle-orm";
import { importFile } from "#test/features/imports/upload";
import { runByHand } from "#test/kit/outbox";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";

/** A tenant with its account owner; what the owner does reaches no queue but by the test's hand. */
export async function acmeWithOwner() {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner", first_name: "Olive" });
	runByHand(owner.client);
	return { acme, owner };
}

/** The emails of a tenant as they are stored. */
export function emailsOf(tenant: TestTenant) {
	return tenant.database.read(
		sql<{ recipient: string; subject: string; body: string }>`select recipient, subject, body from emails
			where account_id = ${tenant.id} order by recipient`,
	);
}

function peopleFile(count: number, points = ""): string {
	const rows = Array.from({ length: count }, (_, at) => `Ana,Number${at},ana${at}@people.example,${points}`);
	return ["first_name,last_name,email,points", ...rows].join("\n");
}

/** Adds so many people by an upload; `points` gives each an opening balance. */
export async function importPeople(acme: TestTenant, owner: TestMember, count: number, points = "") {
	return importFile(acme, owner, "members", peopleFile(count, points));
}
