/** The tab of requests among past downloads: the long-running work that somebody asked for, how far it is, and where it leads. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBudget, fundTenant } from "#test/factories/budgets";
import { companyOf, job, selectAll } from "#test/features/bulk-actions/selecting";
import { runByHand, runOutbox } from "#test/kit/outbox";
import { openPage } from "#test/kit/page";
import { runWorkOf } from "#test/kit/schedule";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { expireBatches } from "#workers/features/certificates/jobs/expire-batches";

const address = "/reports?type=async_process_request";

async function rowsOf(person: TestMember) {
	const page = (await openPage(person, address)).part("section", ["class", "past"]);
	return { texts: page.texts("li", ["class", "past-row"]), links: page.links() };
}

test("[downloads-01] [downloads-05] [downloads-07] what is done with many rows is a request: queued, then done with how many and the way to its page, or stopped with why; others do not see it", async () => {
	const { acme, olga } = await companyOf(3);
	const other = await acme.addMember({ role: "account_owner" });
	const give = async () =>
		olga.client.call("member-detail/give-points", {
			...{ table_hash: await selectAll(olga), points: 10, reason: "Thanks" },
		});
	const { bulk_run_id } = await give();
	expect((await rowsOf(olga)).texts).toEqual([expect.stringMatching(/^Gift of points.*Queued/)]);
	await runOutbox(acme, job);
	const { texts, links } = await rowsOf(olga);
	expect(texts).toEqual([expect.stringMatching(/^Gift of points.*rows.*Done/)]);
	expect(links.find(({ text }) => text === "Gift of points")?.href).toBe(`/webapp/bulk_runs/${bulk_run_id}`);
	const stopped = await give();
	await olga.client.call("bulk-actions/cancel-bulk-run", { bulk_run_id: stopped.bulk_run_id });
	expect((await rowsOf(olga)).texts[0]).toMatch(/^Gift of points.*Stopped; what was done stays done\./);
	expect((await rowsOf(other)).texts).toEqual([]);
	const { table_rows } = await olga.client.call("imports/get-past-async-process-requests", {});
	expect(table_rows.map(({ id, status, download_link }) => [id, status, download_link])).toEqual([
		[stopped.bulk_run_id, "errored", null],
		[bulk_run_id, "fulfilled", null],
	]);
});

test("[certificates-01] [downloads-11] a batch of certificates is a request of type ots, whose link leads to what is printed once its codes are made", async () => {
	const acme = await createTenant({ flags: { ots_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner" });
	await fundTenant(acme, 1_000);
	const budget_id = await addBudget(olga, { name: "Safety", points: 1_000 });
	runByHand(olga.client);
	const { batch_id } = await olga.client.call("certificates/save-batch", {
		...{ name: "Safety day", certificate_count: 3, points: 50, expires_on: "2199-12-31", message: "", budget_id },
	});
	expect((await rowsOf(olga)).texts).toEqual([expect.stringMatching(/^Safety day.*Queued/)]);
	await runOutbox(acme, "certificates/make-certificates");
	const [row] = (await olga.client.call("imports/get-past-async-process-requests", {})).table_rows;
	const link = `/ots_certificates/api_ots_certificates/print_ots_certificates_by_async_id/${batch_id}`;
	expect(row).toMatchObject({ id: batch_id, report_type: "ots", download_link: link, total_count: 3, done_count: 3 });
	const { links } = await rowsOf(olga);
	expect(links.find(({ text }) => text === "Print")?.href).toBe(link);
	expect(links.find(({ text }) => text === "Safety day")?.href).toBe(`/webapp/certificates/${batch_id}`);
	const printed = await olga.client.fetch(link, { redirect: "manual" });
	expect(printed.headers.get("location")).toContain(`/webapp/certificates/${batch_id}/print`);
	expect((await openPage(olga, `/certificates/${batch_id}/print`)).texts("h1")).toEqual(["Certificates to print"]);
});

test("[certificates-01] [downloads-07] [downloads-12] a batch whose last day is over before its codes are made is a request that failed, says why in its maker's language, and has no link", async () => {
	const acme = await createTenant({ flags: { ots_enabled: 1 } });
	const olga = await acme.addMember({ role: "account_owner", language_code: "es" });
	await fundTenant(acme, 1_000);
	const budget_id = await addBudget(olga, { name: "Safety", points: 1_000 });
	runByHand(olga.client);
	const said = { certificate_count: 3, points: 50, expires_on: "2199-12-31", message: "", budget_id };
	const { batch_id } = await olga.client.call("certificates/save-batch", { ...said, name: "Late" });
	const made = await olga.client.call("certificates/save-batch", { ...said, name: "Made" });
	await acme.database.write([
		sql`update certificate_batches set expires_at = ${Date.now() - 1} where account_id = ${acme.id} and id = ${batch_id}`,
	]);
	await runWorkOf(acme, expireBatches);
	await runOutbox(acme, "certificates/make-certificates");
	await acme.database.write([
		sql`update certificate_batches set expires_at = ${Date.now() - 1} where account_id = ${acme.id} and id = ${made.batch_id}`,
	]);
	await runWorkOf(acme, expireBatches);
	const { texts, links } = await rowsOf(olga);
	expect(texts).toEqual([
		expect.stringMatching(/^Made.*Imprimir/),
		expect.stringMatching(/^Late.*Error.*El último día pasó antes de que se crearan todos los códigos/),
	]);
	expect(links.filter(({ text }) => text === "Imprimir")).toHaveLength(1);
	const { table_rows } = await olga.client.call("imports/get-past-async-process-requests", {});
	expect(table_rows.map(({ status, download_link }) => [status, download_link !== null])).toEqual([
		["fulfilled", true],
		["errored", false],
	]);
});
