/** A wrong role is answered with roles that the account can have, in no other client's words. */
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";
import { importFile } from "./upload";

const file = "first_name,last_name,email,role\nAda,Byron,ada@acme.example,king\nBob,Lee,bob@acme.example,member\n";

test("an account is told the roles that any account has, and those of selling only where it manages orders", async () => {
	const usual = await createTenant();
	const told = await importFile(usual, await usual.addMember({ role: "account_owner" }), "members", file);
	expect(told.refused.map(({ reason }) => reason)).toEqual([
		"'king' is not a role. Known roles: member, budget_owner, moderator, account_owner.",
	]);
	const selling = await createTenant({ flags: { orders_management_enabled: 1 } });
	const known = await importFile(selling, await selling.addMember({ role: "account_owner" }), "members", file);
	expect(known.refused[0]!.reason).toMatch(/account_owner, customer, distributor, distributor_sales_rep, sales_rep\.$/);
});
