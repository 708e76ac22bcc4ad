/** What the start-up call tells of the build. */
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";

test("[session-22] the application's version is told to anybody", async () => {
	const acme = await createTenant();
	expect((await acme.visitor().call("account/app-version", {})).version).toMatch(/^\d+\.\d+\.\d+$/);
});
