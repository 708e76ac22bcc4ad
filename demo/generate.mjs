// Writes the whole demo from fixed seeds and checks it; with --packages FOLDER it draws the pictures anew as well.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { catalogueColumns, makeCatalogue, rowsOf } from "./generate/catalogue.mjs";
import { drawAll } from "./generate/draw.mjs";
import { makeHistory } from "./generate/history.mjs";
import { makeMembers, memberColumns } from "./generate/members.mjs";
import { createPictureList } from "./generate/pictures.mjs";
import { makePrograms } from "./generate/programs.mjs";
import { toCsv, toRecordLines } from "./generate/text.mjs";
import { verifyTenant } from "./generate/verify.mjs";

const demo = dirname(fileURLToPath(import.meta.url));
const pictures = createPictureList();
const people = {};

for (const tenant of ["acme", "globex"]) {
	const folder = join(demo, tenant);
	await mkdir(folder, { recursive: true });
	const write = (name, text) => writeFile(join(folder, name), text);

	const account = JSON.parse(await readFile(join(folder, "tenant.json"), "utf8"));
	const members = makeMembers(tenant);
	const items = makeCatalogue(tenant, pictures);
	const history = makeHistory({ tenant, account, members, items });
	people[tenant] = members;

	const isSpanish = tenant === "globex";
	const rows = items.flatMap((item) => rowsOf(item, isSpanish ? "es" : "en"));
	const columns = isSpanish
		? [...catalogueColumns, "Option1 Linked To", "Material (product.metafields.custom.material)"]
		: catalogueColumns;
	const fromExcel = isSpanish ? { separator: ";", lineEnd: "\r\n", byteOrderMark: true } : {};
	await write("members.csv", toCsv(memberColumns, members));
	await write("catalogue.csv", toCsv(columns, rows, fromExcel));
	await write("programs.json", `${JSON.stringify(makePrograms(tenant, history.spent), null, "\t")}\n`);
	await write("history.json", toRecordLines(history.records));
	console.log(`${tenant}: ${members.length} members, ${items.length} items in ${rows.length} rows, ${history.summary}`);
}

const packages = process.argv[process.argv.indexOf("--packages") + 1];
if (process.argv.includes("--packages")) {
	await drawAll({ packages, demo, wishes: pictures.all(), people });
	console.log(`${pictures.all().length} pictures of goods drawn`);
}

for (const tenant of ["acme", "globex"]) console.log("verified", tenant, verifyTenant(demo, tenant));
