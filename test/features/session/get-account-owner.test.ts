/** Who can let somebody in: the name of the account's owner, for everybody who is signed in. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";

test("the owner who has been there longest is named; who has left is not, nor is an owner of another account", async () => {
	const acme = await createTenant();
	const globex = await createTenant({ shard: acme.shard });
	const priya = await acme.addMember();
	const named = async () => (await priya.client.call("session/get-account-owner", {})).owner?.name ?? null;
	await globex.addMember({ role: "account_owner", first_name: "Hank", last_name: "Scorpio" });
	expect(await named()).toBeNull();
	const ingrid = await acme.addMember({ role: "account_owner", first_name: "Ingrid", last_name: "Solberg" });
	await acme.addMember({ role: "account_owner", first_name: "Vikram", last_name: "Nair" });
	expect(await named()).toBe("Ingrid Solberg");
	await acme.database.write([
		sql`update users set status = 'suspended' where account_id = ${acme.id} and id = ${ingrid.id}`,
	]);
	expect(await named()).toBe("Vikram Nair");
});
