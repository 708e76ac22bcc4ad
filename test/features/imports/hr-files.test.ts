/** Real HR files load as they are: twelve shapes of what companies export (test/fixtures/hr), with at most one question. */
import { expect, test } from "vitest";
import { runOutbox } from "#test/kit/outbox";
import { createTenant } from "#test/kit/tenant";
import { findPerson, seeUpload, sendFile } from "./upload";

const files = import.meta.glob<string>("/test/fixtures/hr/*.{csv,txt}", {
	query: "?url&inline",
	import: "default",
	eager: true,
});

type Expected = {
	applied: number;
	/** Rows of people who have left. */
	left?: number;
	dates?: "day_first";
	/** People by address or number, and what must be known of each. */
	people: Record<string, Partial<NonNullable<Awaited<ReturnType<typeof findPerson>>>>>;
	warnings?: string[];
};

const noAddress = "No email address";

const expected: Record<string, Expected> = {
	"people-analytics.csv": {
		applied: 5,
		left: 1,
		people: {
			"20013": {
				first_name: "Tess",
				last_name: "Van der Lund",
				title: "Production Technician II",
				hire_date: "2011-07-05",
				manager_name: "Imogen R Quillfeather",
				groups: "Production",
				email: "",
			},
			"20014": { first_name: "Desmond", last_name: "Marrow", hire_date: "2008-01-07" },
			"20016": { last_name: "Okonjo-Reyes", manager_name: "Bertram Oakenshaw", groups: "Software Engineering" },
		},
		warnings: ["3: The manager Board of Directors is not a member", "6: Left on 2016-09-06 and was not added"],
	},
	"payroll-roster.csv": {
		applied: 4,
		people: {
			"ivo.bellweather@rosterco.example": {
				participant_id: "QX7A1001",
				title: "Operations Manager",
				hire_date: "2015-11-02",
				manager_name: "Lena Ashgrove",
				groups: "100 - Operations",
			},
		},
	},
	"worker-feed.csv": {
		applied: 4,
		people: {
			"300103": {
				email: "mei-ling.tan@feedco.example",
				title: "Consultant",
				country: "USA",
				hire_date: "2021-01-11",
				manager_name: "Karim Haddad",
				groups: "Field Operations",
			},
			"300104": { country: "SWE" },
		},
	},
	"mail-suite-users.csv": {
		applied: 4,
		people: {
			"priyanka@suiteco.example": { participant_id: "E-17", title: "Engineer", manager_name: "Oskar Lindqvist" },
			"jonas@suiteco.example": { last_name: "de Wit", groups: null },
		},
	},
	"lohn-stammdaten.csv": {
		applied: 3,
		left: 1,
		people: {
			"1001": { first_name: "Jörg", last_name: "Kühnemund", email: "joerg.kuehnemund@lohnfirma.example" },
			"1002": { first_name: "Änne", last_name: "Weiß-Brandt", hire_date: "2024-09-15", email: "" },
			"1004": { last_name: "Großmann", hire_date: "2005-05-05" },
		},
		warnings: [`3: ${noAddress}`, "4: Left on 2024-06-30 and was not added"],
	},
	"export-employes.csv": {
		applied: 4,
		people: {
			"EMP-003": {
				first_name: "Fatou",
				last_name: "N'Diaye",
				title: "Technicienne",
				manager_name: "Youssef Ben Amar",
				groups: "Opérations",
				hire_date: "2023-01-09",
			},
		},
	},
	"plantilla-empleados.csv": {
		applied: 4,
		left: 1,
		people: { "3": { first_name: "Águeda", last_name: "Salvatierra Ruiz", hire_date: "2006-03-29", email: "" } },
		warnings: ["5: Left on 2010-06-16 and was not added"],
	},
	"payroll-master.csv": {
		applied: 4,
		people: {
			"50001": { first_name: "Manuel Antonio", title: "Chief Executive Officer", manager_name: null },
			"50004": { last_name: "Reyes", manager_name: "Corazon Lim-Santos", email: "" },
		},
	},
	"hrms-staff.csv": {
		applied: 4,
		dates: "day_first",
		people: { "HR-0001": { title: "HR Manager", hire_date: "2018-04-03", groups: "Human Resources" } },
		warnings: [`5: ${noAddress}`],
	},
	"database-export.txt": {
		applied: 4,
		people: { "1": { email: "mekberg0@pipeco.example", hire_date: "2006-04-20", groups: "Sports" } },
		warnings: [`5: ${noAddress}`],
	},
	"teamliste.csv": {
		applied: 4,
		people: {
			"lvdh@pflegeteam.example": { first_name: "Ludger", last_name: "von der Heide", title: "arzt", role: "member" },
			"asv@pflegeteam.example": { groups: "koordination" },
		},
	},
	"personnel-table.csv": {
		applied: 4,
		people: { "198": { hire_date: "2007-06-21", manager_name: "Josephine Whaley", email: "" } },
		warnings: [2, 3, 4, 5].map((line) => `${line}: '`),
	},
};

test("there are twelve files, and each has its expectation", () => {
	expect(Object.keys(files).map(nameOf).sort()).toEqual(Object.keys(expected).sort());
	expect(Object.keys(expected)).toHaveLength(12);
});

test.each(Object.keys(files))("%s loads untouched", async (path) => {
	const { applied, left = 0, dates, people, warnings = [] } = expected[nameOf(path)]!;
	const acme = await createTenant({ languages: ["en", "es", "fr"] });
	const owner = await acme.addMember({ role: "account_owner" });
	const reply = await sendFile(owner, "members", bytesOf(files[path]!), nameOf(path));
	const taken = reply.body as unknown as {
		resultStatus: string;
		request_id: number;
		question: { code: string } | null;
	};
	expect(taken, JSON.stringify(taken)).toMatchObject({ resultStatus: "success" });
	expect(taken.question?.code).toBe(dates && "dates");
	if (dates) {
		const answered = await owner.client.call("imports/apply-upload", { upload_id: taken.request_id, dates });
		expect(answered.question).toBeNull();
	}
	await runOutbox(acme, "imports/run-import");
	const upload = await seeUpload(owner, taken.request_id);
	expect(upload).toMatchObject({ status: "processed", success_count: applied, failed_count: 0, unchanged_count: left });
	for (const [key, known] of Object.entries(people)) expect(await findPerson(acme, key)).toMatchObject(known);
	expect(upload.refused.map(({ line, reason }) => `${line}: ${reason}`)).toEqual(
		warnings.map((warning) => expect.stringContaining(warning)),
	);
});

function nameOf(path: string): string {
	return path.split("/").at(-1)!;
}

/** The bytes of a file as it lies on the disk, whatever its encoding. */
function bytesOf(address: string): Uint8Array<ArrayBuffer> {
	return Uint8Array.from(atob(address.slice(address.indexOf(",") + 1)), (sign) => sign.charCodeAt(0));
}
