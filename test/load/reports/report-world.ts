/** Tenants with people who ask for reports, large ones of two parts and small ones, and what each report must hold. */

import { sql } from "drizzle-orm";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { addManyRecognitions, realEnvironment } from "#test/factories/reports";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { watchBindings } from "../fault-sweep/watched-bindings";

/** What a report is of: all recognitions, which fill two parts of 8 MiB, or those of one small program. */
export type ReportSize = "large" | "small";

/** A tenant, who asks there, and the messages of each report in its order. */
export type ReportTenant = {
	tenant: TestTenant;
	people: TestMember[];
	program_id: number;
	messages: Record<ReportSize, string[]>;
};

/** A report that was asked for. */
export type AskedReport = {
	at: ReportTenant;
	person: TestMember;
	request_id: number;
	outbox_id: number;
	size: ReportSize;
	format: "csv" | "xlsx";
};

const largeRows = 9_000;
const largeMessage = 1_000;
const smallRows = 30;

/** The bindings whose queue delivers nothing by itself, so that each message is run by whom the test chooses. */
export const quietEnvironment = watchBindings(realEnvironment()).environment;

/** Makes so many tenants with so many people each. */
export async function makeReportTenants(tenants: number, people: number): Promise<ReportTenant[]> {
	const made: ReportTenant[] = [];
	for (let at = 0; at < tenants; at += 1) made.push(await makeReportTenant(people));
	return made;
}

async function makeReportTenant(people: number): Promise<ReportTenant> {
	const tenant = await createTenant();
	const owners: TestMember[] = [];
	for (let at = 0; at < people; at += 1) {
		const owner = await tenant.addMember({ role: "account_owner" });
		owner.client.environment = quietEnvironment as never;
		owners.push(owner);
	}
	const [priya, lee] = [await tenant.addMember({ first_name: "Priya" }), await tenant.addMember({ first_name: "Lee" })];
	const program = await addProgram(tenant, { owner: owners[0]!, budget: 100_000, name: "Small" });
	for (let at = 0; at < smallRows; at += 1) {
		const message = `Message ${at}`;
		await addRecognition(tenant, {
			giver: lee,
			recipients: [priya],
			program,
			message,
			created_at: 1_750_000_000_000 + at,
		});
	}
	await addManyRecognitions(tenant, { giver: lee, recipient: priya, owner: owners[0]! }, largeRows, largeMessage);
	const read = async (program_id?: number) =>
		(
			await tenant.database.read(sql<{
				message: string;
			}>`select message from recognitions where account_id = ${tenant.id}
				and program_id = ${program_id ?? sql`program_id`} order by created_at desc, id desc`)
		).map(({ message }) => message);
	const messages = { large: await read(), small: await read(program.id) };
	return { tenant, people: owners, program_id: program.id, messages };
}

/** Asks for a report that joins no other: each has a first day of its own, long before the first recognition. */
export async function ask(
	at: ReportTenant,
	person: TestMember,
	number: number,
	{ size, format }: Pick<AskedReport, "size" | "format">,
): Promise<AskedReport> {
	const day = new Date(Date.UTC(2000, 0, 1 + number)).toISOString().slice(0, 10);
	const filters = {
		report_condition: "all",
		startDate: day,
		...(size === "small" ? { program_id: at.program_id } : {}),
	};
	const asked = { report_type: "recognitions_report", filters, format };
	const { request_id } = await person.client.call("reports/request-report-download", asked);
	const [message] = await at.tenant.database.read(
		sql<{
			id: number;
		}>`select id from outbox where account_id = ${at.tenant.id} and payload ->> 'request_id' = ${request_id}`,
	);
	return { at, person, request_id, outbox_id: message!.id, size, format };
}
