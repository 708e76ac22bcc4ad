/** A file's price is bounded by the points that it comes to: one row is refused, not the whole import stopped. */
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";
import { findItem, importFile } from "./upload";

test("a price that would cost more points than a variant may is refused by its line, and the rest is imported", async () => {
	const acme = await createTenant({ point_price: 1 });
	const owner = await acme.addMember({ role: "account_owner" });
	const file = "Handle,Title,Variant Price\nyacht,Yacht,1000000.01\ncap,Cap,1000000.00\n";
	const upload = await importFile(acme, owner, "catalogue", file);
	expect(upload).toMatchObject({ success_count: 1, failed_count: 1 });
	expect([(await findItem(acme, "yacht"))?.points, (await findItem(acme, "cap"))?.points]).toEqual([
		undefined,
		1_000_000_000_000,
	]);
});
