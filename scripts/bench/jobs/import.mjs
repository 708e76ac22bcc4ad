/** A payroll's file of members, from its first byte to the last person: checked and applied. */
import { round } from "../drive.mjs";
import { finishedRequest } from "./report.mjs";

const rows = 50_000;
const path = "/api/async_process/api_upload_file";

export const importMembers = {
	id: "import",
	title: "Upload of 50,000 members, checked and applied",
	states: ["small"],
	run: measureImport,
	goals: [{ figure: "most", field: "seconds", atMost: 20, unit: "s", state: "small" }],
};

/** Sends the file as the account owner and waits for its end. */
async function measureImport({ people, tenant, runtime }, _raw, { log }) {
	const form = new FormData();
	form.set("payload", JSON.stringify({ payload: { kind: "members" } }));
	form.set("file", new File([fileOf(rows)], "payroll.csv", { type: "text/csv" }));
	const sent = new Response(form);
	const body = Buffer.from(await sent.arrayBuffer());
	const startedAt = performance.now();
	const type = { "content-type": sent.headers.get("content-type") };
	const { status, text } = await people[0].client.send("POST", path, type, body);
	if (status !== 200) throw new Error(`the upload answered ${status}: ${text.slice(0, 300)}`);
	const row = await finishedRequest({ tenant, runtime }, JSON.parse(text).request_id);
	const seconds = round((performance.now() - startedAt) / 1000, 1);
	const [{ added }] = await tenant.all(
		"select count(*) as added from users where account_id = ? and email like '%@payroll.example'",
		tenant.id,
	);
	if (row.status !== "processed" || added !== rows)
		throw new Error(`the upload ended ${row.status} with ${added} people: ${row.error_msg}`);
	log(`  ${added} people in ${seconds} s`);
	return { rows, seconds };
}

/** Everybody has a number, a name, an address, a job, a day of hiring and a manager above them in the file. */
function fileOf(count) {
	const lines = ["participant_id,first_name,last_name,email,title,hire_date,manager_email"];
	for (let at = 0; at < count; at += 1) {
		const manager = at === 0 ? "" : `e${Math.floor((at - 1) / 8)}@payroll.example`;
		lines.push(`PAY-${at},Mara${at % 97},Kowalski${at % 89},e${at}@payroll.example,Planner,2024-03-01,${manager}`);
	}
	return lines.join("\n");
}
