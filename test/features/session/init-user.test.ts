/** What the start-up call tells of the build. */
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";

test("[session-22] the application's version is told to anybody", async () => {
	const acme = await createTenant();
	const { status, body } = await acme.visitor().post("/api/accounts/api_app_version", {});
	const { version } = body as unknown as { version: string };
	expect([status, version]).toEqual([200, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
	const { account } = await (await acme.addMember()).client.call("account/init-account", {});
	expect(account).toMatchObject({ app_version: version });
});
