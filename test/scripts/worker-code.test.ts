/** What scripts borrow of the Worker is where they look for it, so that a move shows here and not first under load. */
import { expect, test } from "vitest";
import { loadWorkerCode } from "../../scripts/load/worker-code.mjs";

test("every function of the Worker that load tests and the bench use is found", async () => {
	expect(await loadWorkerCode()).toMatchObject({
		insertCategories: expect.any(Function),
		fundAvailable: expect.any(Function),
		openLedgerOfTenant: expect.any(Function),
	});
});
