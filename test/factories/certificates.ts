/** Makes batches of certificates for tests as an account owner does, and reads the codes as they are printed. */
import { runByHand, runOutbox } from "#test/kit/outbox";
import type { TestMember, TestTenant } from "#test/kit/tenant";
import type { EndpointInput } from "#workers/registry";

/** Makes a batch with all of its codes: three of 50 points unless told. */
export async function addCertificates(
	tenant: TestTenant,
	owner: TestMember,
	said: Partial<EndpointInput<"certificates/save-batch">> & { budget_id: number },
) {
	runByHand(owner.client);
	const made = await owner.client.call("certificates/save-batch", {
		...{ name: "Safety day", certificate_count: 3, points: 50, expires_on: "2199-12-31", message: "A safe year." },
		...said,
	});
	await runOutbox(tenant, "certificates/make-certificates");
	return made;
}

/** The codes of a page, which are printed from then on. */
export async function codesOf(owner: TestMember, batch_id: number, page = 1): Promise<string[]> {
	await owner.client.call("certificates/print-batch", { batch_id, page });
	const { certificates } = await owner.client.call("certificates/get-printed-certificates", { batch_id, page });
	return certificates.map(({ code }) => code);
}
